import { useForm } from '@mantine/form';
import { shallowEqual } from '@xstate/react';
import { BOOKING } from '../../../contracts/forms/booking.ts';
import { problemsIn } from '../../../contracts/forms/form.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import {
  selectIsSubmitting,
  selectLost,
  selectProblems,
  selectTerms,
} from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { BOOKING_TEXTS, FORM_WORDS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { priceHere } from '../../lib/format/prices.ts';
import { useBookingDialog, useBookingDialogSelected } from './booking-dialog.flow.ts';
import { ChooseTime } from './ChooseTime.tsx';
import { WhoFields } from './WhoFields.tsx';
import classes from './booking-dialog.module.css';

/** The form (BOOK-03..23): a day and a time, the patient's details, and notes for the doctor. */
export const BookingForm = () => {
  const dialog = useBookingDialog();
  const isSubmitting = useBookingDialogSelected(selectIsSubmitting);
  const days = useBookingDialogSelected(({ context }) => context.days);
  const lost = useBookingDialogSelected(selectLost);
  const problems = useBookingDialogSelected(selectProblems);
  const { minutes, isPaid } = useBookingDialogSelected(selectTerms, shallowEqual);
  const form = useForm({
    initialValues: dialog.getSnapshot().context.details,
    validate: problemsIn(BOOKING, FORM_WORDS),
  });
  const { date, time } = form.values;
  return (
    <form
      className={classes.booking}
      noValidate
      onSubmit={form.onSubmit(
        (details) => dialog.send({ type: 'details.submitted', details }),
        focusFirstError(form),
      )}
    >
      <p>
        {BOOKING_TEXTS.length(minutes)}.{' '}
        <strong>
          {isPaid ? BOOKING_TEXTS.paid : BOOKING_TEXTS.price(priceHere('laterCall30'))}
        </strong>
        .
      </p>
      {lost !== null && <InlineError>{lost}</InlineError>}
      <ChooseTime
        days={days}
        chosen={{ date, time }}
        errors={{ ...problems, ...form.errors }}
        onChoose={(chosen) => form.setValues(chosen)}
      />
      <WhoFields form={form} refusals={problems} />
      <Button type="submit" aria-busy={isSubmitting}>
        {say.bookAppointment}
      </Button>
    </form>
  );
};
