import { useForm } from '@mantine/form';
import { contactProblem } from '../../../machines/otp-login/contact.ts';
import { selectChannel } from '../../../machines/otp-login/otp-login.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { ContactField } from './ContactField.tsx';
import { useOtpLogin, useOtpLoginSelected } from './otp-login.flow.ts';
import classes from './otp-login.module.css';

/** Asks where to send the code; changing the channel starts with an empty field (OTPL-08). */
export const ContactForm = () => {
  const otpLogin = useOtpLogin();
  const channel = useOtpLoginSelected(selectChannel);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { contact: '' },
    validate: { contact: (contact) => contactProblem(contact, channel) },
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
        {...form.getInputProps('contact')}
      />
      <Button type="submit" data-primary-action>
        Send OTP
      </Button>
    </form>
  );
};
