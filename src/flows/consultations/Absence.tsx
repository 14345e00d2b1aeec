import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import { ABSENCE_TEXTS } from '../../../contracts/texts/en/flows/absence.ts';
import { selectAbsenceOf } from '../../../machines/consultations/consultations.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { AbsenceForm, WhereToWrite } from '../absence/AbsenceForm.tsx';
import { AbsenceWithin } from '../absence/absence.flow.ts';
import { useConsultations, useConsultationsSelected } from './consultations.flow.ts';

/**
 * Returns true when the absence part applies: it can be reported now, or was reported and the call is not settled as
 * missed.
 */
export const concernsAbsence = ({
  state,
  can_report_absence,
  absence_reported_at,
}: Appointment): boolean =>
  can_report_absence || (absence_reported_at !== null && state !== 'missed');

/** Reports that the dentist did not come, or shows the state of such a report. */
export const Absence = ({ appointment }: { readonly appointment: Appointment }) => {
  const { id, payment_id, can_report_absence, absence_settled_at } = appointment;
  const consultations = useConsultations();
  const absence = useConsultationsSelected(selectAbsenceOf(id));
  if (absence !== undefined) {
    return (
      <AbsenceWithin actor={absence}>
        <AbsenceForm isPaid={payment_id !== null} />
      </AbsenceWithin>
    );
  }
  if (!can_report_absence) {
    return (
      <div className="stack">
        <p>{absence_settled_at === null ? ABSENCE_TEXTS.noted : ABSENCE_TEXTS.settled}</p>
        <WhereToWrite />
      </div>
    );
  }
  return (
    <Button variant="subtle" onClick={() => consultations.send({ type: 'absence.requested', id })}>
      {ABSENCE_TEXTS.offer}
    </Button>
  );
};
