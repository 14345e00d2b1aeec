import type { ActorRefFrom } from 'xstate';
import { selectChannel, selectCode } from '../../../machines/otp-login/otp-login.machine.ts';
import type { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { Radio, RadioGroup } from '../../components/library/ticks.ts';
import { ContactForm } from './ContactForm.tsx';
import { SentCode } from './SentCode.tsx';
import { OtpLoginWithin, useOtpLogin, useOtpLoginSelected } from './otp-login.flow.ts';
import classes from './otp-login.module.css';

const Ways = () => {
  const otpLogin = useOtpLogin();
  const channel = useOtpLoginSelected(selectChannel);
  const code = useOtpLoginSelected(selectCode);
  return (
    <div className={classes.ways}>
      <RadioGroup
        label="Send the code by"
        value={channel}
        onChange={(value) =>
          otpLogin.send({
            type: 'channel.chosen',
            channel: value === 'phone' ? 'phone' : 'email',
          })
        }
      >
        <div className={classes.channels}>
          <Radio value="email" label="Email" />
          <Radio value="phone" label="Phone" />
        </div>
      </RadioGroup>
      {code === undefined ? (
        <ContactForm key={channel} />
      ) : (
        <SentCode key={code.sessionId} code={code} />
      )}
    </div>
  );
};

type OtpLoginProps = { readonly actor: ActorRefFrom<typeof otpLoginMachine> };

/** Signs in by code: first the contact, then the code (OTPL-01..07). */
export const OtpLogin = ({ actor }: OtpLoginProps) => (
  <OtpLoginWithin actor={actor}>
    <Ways />
  </OtpLoginWithin>
);
