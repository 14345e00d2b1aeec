import type { ComponentProps } from 'react';
import { PASSWORD_MIN } from '../../../contracts/accounts/account.ts';
import { PasswordInput, TextInput } from '../library/text-fields.tsx';
import classes from './entry-fields.module.css';

type TextProps = ComponentProps<typeof TextInput>;

/** The e-mail address of an account, named so that password managers recognise it. */
export const EmailField = (field: TextProps) => (
  <TextInput label="Email" type="email" name="email" autoComplete="username" {...field} />
);

/** An Indian phone number: +91 is shown before the box for its ten digits. */
export const PhoneField = (field: TextProps) => (
  <TextInput
    type="tel"
    name="phone"
    inputMode="numeric"
    autoComplete="tel-national"
    leftSection="+91"
    leftSectionWidth={56}
    {...field}
  />
);

type NewPasswordProps = ComponentProps<typeof PasswordInput> & {
  /** The server's objection to the password. It is announced, since focus is elsewhere when it arrives. */
  readonly refusal?: string;
};

/** A field for choosing a password. */
export const NewPasswordField = ({ refusal, error, ...field }: NewPasswordProps) => (
  <PasswordInput
    name="password"
    description={`At least ${PASSWORD_MIN} characters. A few words are easy to remember.`}
    autoComplete="new-password"
    {...field}
    error={error ?? refusal}
    errorProps={refusal ? { role: 'alert' } : undefined}
  />
);

/** A field for repeating the password. */
export const ConfirmPasswordField = (field: ComponentProps<typeof PasswordInput>) => (
  <PasswordInput label="Confirm Password" autoComplete="new-password" {...field} />
);

type Named = {
  readonly key: (field: 'firstName' | 'lastName') => string;
  readonly getInputProps: (field: 'firstName' | 'lastName') => TextProps;
};

/** First and last name, side by side if there is room. */
export const NameFields = ({ form }: { readonly form: Named }) => (
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
);
