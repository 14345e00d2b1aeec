import { shallowEqual } from '@xstate/react';
import { LINES_MAX } from '../../../contracts/booking/prescription.ts';
import { withNewLine } from '../../../machines/visit-note/prescription-draft.ts';
import {
  selectDesk,
  selectMedicineCheck,
  selectConflicts,
  selectWithdraws,
} from '../../../machines/visit-note/visit-note.selectors.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { Button } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { MedicineFields } from './MedicineFields.tsx';
import { PatientAsked, usePrescription } from './PatientAsked.tsx';
import { useVisitNote, useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

/** State of the check of the medicines, read out as it changes. */
const Check = () => {
  const flow = useVisitNote();
  const at = useVisitNoteSelected(selectMedicineCheck);
  const conflicts = useVisitNoteSelected(selectConflicts, shallowEqual);
  return (
    <>
      <output>
        {at === 'checking' && TEXTS.checking}
        {at === 'checked' && conflicts.length === 0 && TEXTS.checked}
        {at === 'failed' && TEXTS.checkFailed}
      </output>
      {at === 'failed' && (
        <Button variant="default" onClick={() => flow.send({ type: 'check.requested' })}>
          {TEXTS.checkAgain}
        </Button>
      )}
    </>
  );
};

const Medicines = () => {
  const { prescription, change } = usePrescription();
  const { lines } = prescription;
  return (
    <>
      {lines.length > 0 && <PatientAsked />}
      {lines.map((_, at) => (
        // A line has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <MedicineFields key={at} at={at} prescription={prescription} onChange={change} />
      ))}
      {lines.length > 0 && <Check />}
      {lines.length < LINES_MAX && (
        <div>
          <Button variant="default" onClick={() => change(withNewLine(prescription))}>
            {TEXTS.addMedicine}
          </Button>
        </div>
      )}
    </>
  );
};

/** The prescription beside a note: not there where it is off, and said where the dentist cannot prescribe yet. */
export const PrescriptionPart = () => {
  const prescribing = useVisitNoteSelected(selectDesk)?.prescribing ?? 'off';
  const withdraws = useVisitNoteSelected(selectWithdraws);
  if (prescribing === 'off' && !withdraws) return null;
  return (
    <ResultSection title={TEXTS.prescription} intro={TEXTS.prescriptionIntro}>
      <div className="stack">
        {withdraws && <p className={classes.strong}>{TEXTS.withdraws}</p>}
        {prescribing === 'unqualified' && <p>{TEXTS.unqualified}</p>}
        {prescribing === 'over' && <p>{TEXTS.prescribingOver}</p>}
        {prescribing === 'on' && <Medicines />}
      </div>
    </ResultSection>
  );
};
