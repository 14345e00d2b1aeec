import type { ActorRefFrom } from 'xstate';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectIsSending,
  selectIsSent,
} from '../../../machines/one-time-code/one-time-code.machine.ts';
import type { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { OneTimeCodeWithin, useOneTimeCode, useOneTimeCodeSelected } from './one-time-code.flow.ts';

const Sending = () => {
  const code = useOneTimeCode();
  const isSending = useOneTimeCodeSelected(selectIsSending);
  const said = useOneTimeCodeSelected(({ context }) => context.said);
  if (isSending) return <output className="soft">{say.sendingYourCode}</output>;
  return (
    <>
      <InlineError>{said ?? say.theCodeCouldNotBeSent}</InlineError>
      <Button data-primary-action onClick={() => code.send({ type: 'code.requested' })}>
        {common.tryAgain}
      </Button>
    </>
  );
};

const SentOrSending = () => (useOneTimeCodeSelected(selectIsSent) ? <CodeEntry /> : <Sending />);

type CodeInTurnProps = { readonly code: ActorRefFrom<typeof oneTimeCodeMachine> };

/** Shows a code that a flow requests by itself: sending, failed, or ready to enter. */
export const CodeInTurn = ({ code }: CodeInTurnProps) => (
  <OneTimeCodeWithin key={code.sessionId} actor={code}>
    <SentOrSending />
  </OneTimeCodeWithin>
);
