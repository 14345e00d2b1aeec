import type { ActorRefFrom } from 'xstate';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectIsSending,
  selectIsSent,
} from '../../../machines/one-time-code/one-time-code.machine.ts';
import type { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { CodeEntry } from '../one-time-code/CodeEntry.tsx';
import {
  OneTimeCodeWithin,
  useOneTimeCode,
  useOneTimeCodeSelected,
} from '../one-time-code/one-time-code.flow.ts';
import { ContactField } from './ContactField.tsx';
import { useOtpLogin } from './otp-login.flow.ts';
import classes from './otp-login.module.css';

const SENDING = { sending: say.sending, sent: say.otpSent, failed: say.sendOtp } as const;

const Sending = () => {
  const otpLogin = useOtpLogin();
  const code = useOneTimeCode();
  const { channel, contact } = useOneTimeCodeSelected(({ context }) => context.aim);
  const isSent = useOneTimeCodeSelected(selectIsSent);
  const isSending = useOneTimeCodeSelected(selectIsSending);
  const sent = isSent ? 'sent' : 'failed';
  return (
    <>
      <div className={classes.form}>
        <ContactField channel={channel} value={contact} readOnly />
        <div className={classes.sending}>
          <Button
            aria-busy={isSending}
            disabled={isSent}
            onClick={() => code.send({ type: 'code.requested' })}
          >
            {SENDING[isSending ? 'sending' : sent]}
          </Button>
          <Button variant="subtle" onClick={() => otpLogin.send({ type: 'contact.changed' })}>
            {say.change}
          </Button>
        </div>
      </div>
      {isSent && <CodeEntry />}
    </>
  );
};

type SentCodeProps = { readonly code: ActorRefFrom<typeof oneTimeCodeMachine> };

/** The state of sending the code, and the boxes for it once it was sent (OTPL-04..07). */
export const SentCode = ({ code }: SentCodeProps) => (
  <OneTimeCodeWithin actor={code}>
    <Sending />
  </OneTimeCodeWithin>
);
