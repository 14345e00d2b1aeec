import { BOOKING_TEXTS } from '../../../machines/booking-dialog/booking-dialog.texts.ts';
import type { WhoDetails } from '../../../machines/booking-dialog/details.ts';
import { TextInput, Textarea } from '../../components/library/text-fields.tsx';

type WhoFieldsProps = {
  /** Returns the form's properties of a field: its value, its handlers and its error. */
  readonly inputProps: (field: keyof WhoDetails) => object;
};

/** Fields for the patient's details and notes for the doctor (BOOK-03..05, BOOK-08). */
export const WhoFields = ({ inputProps }: WhoFieldsProps) => (
  <>
    <TextInput label="Full Name" autoComplete="name" {...inputProps('fullName')} />
    <TextInput
      label="Email"
      type="email"
      autoComplete="email"
      description={BOOKING_TEXTS.emailHint}
      {...inputProps('email')}
    />
    <TextInput
      label="Phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...inputProps('phone')}
    />
    <Textarea
      label="Notes (optional)"
      description={BOOKING_TEXTS.notesHint}
      rows={3}
      {...inputProps('notes')}
    />
  </>
);
