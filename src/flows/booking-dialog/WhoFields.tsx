import type { ComponentProps, ReactNode } from 'react';
import { PATIENT } from '../../../contracts/forms/booking.ts';
import { PATIENT_WORDS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
import { Textarea } from '../../components/library/text-fields.ts';

type WhoFieldsProps = Pick<
  ComponentProps<typeof EntryFields<typeof PATIENT>>,
  'form' | 'refusals'
> & {
  /** True where no e-mail address is asked for: mails go to the account's own. */
  readonly isShort?: boolean;
};

const { notes: _notes, ...PERSON } = PATIENT;
const { email: _email, ...CALLED } = PERSON;
const { label, hint } = PATIENT_WORDS.notes;

/** Fields for the patient's details and notes for the doctor (BOOK-03..05, BOOK-08). */
export const WhoFields = ({ form, refusals, isShort = false }: WhoFieldsProps) => {
  const notes: { readonly error?: ReactNode } = form.getInputProps('notes');
  return (
    <>
      <EntryFields
        of={isShort ? CALLED : PERSON}
        words={PATIENT_WORDS}
        form={form}
        refusals={refusals}
      />
      <Textarea
        label={label}
        description={hint}
        rows={3}
        {...notes}
        error={notes.error ?? refusals?.notes}
      />
    </>
  );
};
