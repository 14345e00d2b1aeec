import type { ActorRefFrom } from 'xstate';
import {
  selectIsSending,
  selectIsSent,
} from '../../../machines/one-time-code/one-time-code.machine.ts';
import type { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { OneTimeCodeWithin, useOneTimeCode, useOneTimeCodeSelected } from './one-time-code.flow.ts';
import classes from './one-time-code.module.css';

const Sending = () => {
  const code = useOneTimeCode();
  const isSending = useOneTimeCodeSelected(selectIsSending);
  const said = useOneTimeCodeSelected(({ context }) => context.said);
  if (isSending) return <output className={classes.soft}>Sending your code...</output>;
  return (
    <>
      <InlineError>{said ?? 'The code could not be sent.'}</InlineError>
      <Button data-primary-action onClick={() => code.send({ type: 'code.requested' })}>
        Try again
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
