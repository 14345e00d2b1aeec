import type { ComponentProps } from 'react';
import { CONTACTS } from '../../../contracts/forms/sign-in.ts';
import type { CodeChannel } from '../../../contracts/accounts/code-form.ts';
import { CONTACT_WORDS } from '../../../contracts/texts/en/flows/otp-login.ts';
import { EntryField } from '../../components/fields/EntryFields.tsx';

type ContactFieldProps = { readonly channel: CodeChannel } & Omit<
  ComponentProps<typeof EntryField>,
  'field' | 'words'
>;

/** The field for the contact that receives the code. */
export const ContactField = ({ channel, ...input }: ContactFieldProps) => (
  <EntryField
    name={channel}
    field={CONTACTS[channel].contact}
    words={CONTACT_WORDS[channel].contact}
    {...input}
  />
);
