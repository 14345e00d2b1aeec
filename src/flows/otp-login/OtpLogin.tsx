import type { ActorRefFrom } from 'xstate';
import { useForm } from '@mantine/form';
import {
  selectChannel,
  selectCode,
  selectRefusal,
} from '../../../machines/otp-login/otp-login.machine.ts';
import type { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { problemsIn } from '../../../contracts/forms/form.ts';
import { CONTACTS } from '../../../contracts/forms/sign-in.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import { CONTACT_WORDS } from '../../../contracts/texts/en/flows/otp-login.ts';
import { Radio, RadioGroup } from '../../components/library/ticks.ts';
import { Button } from '../../components/button/Button.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { SentCode } from './SentCode.tsx';
import { OtpLoginWithin, useOtpLogin, useOtpLoginSelected } from './otp-login.flow.ts';
import { ContactField } from './ContactField.tsx';
import classes from './otp-login.module.css';

/**
 * Asks where to send the code, with an earlier entry filled in; changing the channel starts with an empty field
 * (OTPL-08).
 */
const ContactForm = () => {
  const otpLogin = useOtpLogin();
  const channel = useOtpLoginSelected(selectChannel);
  const refusal = useOtpLoginSelected(selectRefusal);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { contact: otpLogin.getSnapshot().context.contact },
    validate: problemsIn(CONTACTS[channel], CONTACT_WORDS[channel]),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        ({ contact }) => otpLogin.send({ type: 'contact.submitted', contact }),
        focusFirstError(form),
      )}
    >
      <ContactField
        key={form.key('contact')}
        channel={channel}
        refusal={refusal}
        {...form.getInputProps('contact')}
      />
      <Button type="submit" data-primary-action>
        {say.sendOtp}
      </Button>
    </form>
  );
};

const Ways = () => {
  const otpLogin = useOtpLogin();
  const channel = useOtpLoginSelected(selectChannel);
  const code = useOtpLoginSelected(selectCode);
  return (
    <div className={classes.ways}>
      <RadioGroup
        label={say.sendTheCodeBy}
        value={channel}
        onChange={(value) =>
          otpLogin.send({
            type: 'channel.chosen',
            channel: value === 'phone' ? 'phone' : 'email',
          })
        }
      >
        <div className={classes.channels}>
          <Radio value="email" label={common.email} />
          <Radio value="phone" label={common.phone} />
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
