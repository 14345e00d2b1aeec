import type { ComponentProps } from 'react';
import type { CodeChannel } from '../../../machines/one-time-code/code-problem.ts';
import { EmailField, PhoneField } from '../../components/fields/EntryFields.tsx';

type ContactFieldProps = { readonly channel: CodeChannel } & ComponentProps<typeof EmailField>;

/** The field for the contact that receives the code. */
export const ContactField = ({ channel, ...field }: ContactFieldProps) =>
  channel === 'email' ? <EmailField {...field} /> : <PhoneField label="Phone number" {...field} />;
