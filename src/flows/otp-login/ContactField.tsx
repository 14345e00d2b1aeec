import type { ComponentProps } from 'react';
import type { CodeChannel } from '../../../machines/one-time-code/code-problem.ts';
import { TextInput } from '../../components/library/text-fields.tsx';

type ContactFieldProps = { readonly channel: CodeChannel } & ComponentProps<typeof TextInput>;

/** Where a code goes. */
export const ContactField = ({ channel, ...field }: ContactFieldProps) =>
  channel === 'email' ? (
    <TextInput label="Email" type="email" name="email" autoComplete="username" {...field} />
  ) : (
    <TextInput
      label="Phone number"
      type="tel"
      name="phone"
      inputMode="numeric"
      autoComplete="tel-national"
      leftSection="+91"
      leftSectionWidth={56}
      {...field}
    />
  );
