import { useForm } from '@mantine/form';
import { PATIENT } from '../../../contracts/forms/booking.ts';
import { problemsIn } from '../../../contracts/forms/form.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import { PATIENT_WORDS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmergencyCalls } from '../../components/emergency-calls/EmergencyCalls.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { WhoFields } from '../booking-dialog/WhoFields.tsx';
import { useBookingFlow, useBookingFlowSelected } from './booking-flow.flow.ts';

/** Asks for the patient's details, with the booking dialog's fields but the address of mail (BKFL-04, NEW-21). */
export const PatientStep = () => {
  const booking = useBookingFlow();
  const problems = useBookingFlowSelected(({ context }) => context.problems);
  const { fullName, email, phone, notes } = booking.getSnapshot().context.form;
  const form = useForm({
    initialValues: { fullName, email, phone, notes },
    validate: problemsIn(PATIENT, PATIENT_WORDS),
  });
  return (
    <>
      <form
        className="stack"
        noValidate
        onSubmit={form.onSubmit(
          (who) => booking.send({ type: 'patient.submitted', who }),
          focusFirstError(form),
        )}
      >
        <WhoFields form={form} refusals={problems} isShort />
        <Button type="submit" data-primary-action>
          {common.goOn}
        </Button>
      </form>
      <EmergencyCalls insteadOf="book" />
    </>
  );
};
