import { useForm } from '@mantine/form';
import { PASSWORD_MIN } from '../../../contracts/account.ts';
import { detailProblems } from '../../../machines/registration/details.ts';
import {
  selectIsChecking,
  selectProblems,
} from '../../../machines/registration/registration.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { PasswordInput, TextInput } from '../../components/library/text-fields.tsx';
import { focusFirstError } from '../../lib/form.ts';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';
import classes from './registration.module.css';

/** The form of a new account, in the documents' order (REG-03, AUTH-31). */
export const DetailsForm = () => {
  const registration = useRegistration();
  const problems = useRegistrationSelected(selectProblems);
  const isChecking = useRegistrationSelected(selectIsChecking);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: registration.getSnapshot().context.details,
    validate: detailProblems,
  });
  const password = form.getInputProps('password');
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (details) => registration.send({ type: 'details.submitted', details }),
        focusFirstError(form),
      )}
    >
      <div className={classes.names}>
        <TextInput
          key={form.key('firstName')}
          label="First Name"
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          key={form.key('lastName')}
          label="Last Name"
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </div>
      <TextInput
        key={form.key('email')}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <TextInput
        key={form.key('phone')}
        label="Phone Number"
        type="tel"
        name="phone"
        inputMode="numeric"
        autoComplete="tel-national"
        leftSection="+91"
        leftSectionWidth={56}
        {...form.getInputProps('phone')}
      />
      <PasswordInput
        key={form.key('password')}
        label="Password"
        name="password"
        description={`At least ${PASSWORD_MIN} characters. A few words are easy to remember.`}
        autoComplete="new-password"
        {...password}
        error={password.error ?? problems.password}
        // It comes after the form was sent, when the writing is elsewhere.
        errorProps={problems.password ? { role: 'alert' } : undefined}
      />
      <PasswordInput
        key={form.key('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
      <Button type="submit" data-primary-action aria-busy={isChecking}>
        Create account
      </Button>
    </form>
  );
};
