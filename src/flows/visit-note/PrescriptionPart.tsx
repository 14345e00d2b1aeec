import { shallowEqual } from '@xstate/react';
import { MEDICINE_WORDINGS } from '../../../contracts/assessment/medicine-ids.ts';
import { DESK_QUESTIONS, LINES_MAX } from '../../../contracts/booking/prescription.ts';
import type { DeskQuestion } from '../../../contracts/booking/prescription.ts';
import { PRESCRIPTION } from '../../../contracts/forms/prescription.ts';
import { MEDICINES } from '../../../contracts/texts/en/medicines.ts';
import { withNewLine } from '../../../machines/visit-note/prescription-draft.ts';
import type { PrescriptionDraft } from '../../../machines/visit-note/prescription-draft.ts';
import {
  selectDesk,
  selectMedicineCheck,
  selectConflicts,
  selectIsClosing,
  selectVisitDraft,
  selectWithdraws,
} from '../../../machines/visit-note/visit-note.selectors.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../machines/visit-note/visit-note.texts.ts';
import { Button } from '../../components/button/Button.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { MedicineFields } from './MedicineFields.tsx';
import { useVisitNote, useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

/** Returns the prescription of the draft, and what changes it. */
const usePrescription = () => {
  const flow = useVisitNote();
  const { prescription } = useVisitNoteSelected(selectVisitDraft);
  const change = (next: PrescriptionDraft) =>
    flow.send({ type: 'draft.changed', change: { prescription: next } });
  return { prescription, change };
};

const Question = ({ id }: { readonly id: DeskQuestion }) => {
  const { prescription, change } = usePrescription();
  const { question, hint, options } = MEDICINES.questions[id];
  const words: Readonly<Record<string, string>> = options;
  return (
    <div>
      <ListField
        label={question}
        name={id}
        placeholder={TEXTS.choose}
        value={prescription.answers[id] ?? ''}
        options={MEDICINE_WORDINGS[id].map((value) => ({ value, label: words[value] ?? value }))}
        onChange={(value) =>
          change({ ...prescription, answers: { ...prescription.answers, [id]: value } })
        }
      />
      {hint !== undefined && <p className={classes.soft}>{hint}</p>}
    </div>
  );
};

/** What is asked before anything is prescribed: the app's own questions, in the dentist's mouth. */
const Told = () => {
  const { prescription, change } = usePrescription();
  const isClosing = useVisitNoteSelected(selectIsClosing);
  return (
    <fieldset className={classes.part}>
      <legend>{TEXTS.askTitle}</legend>
      <TextBox
        label={TEXTS.ageLabel}
        rows={1}
        value={prescription.age}
        readOnly={isClosing}
        onChange={(age) => change({ ...prescription, age })}
      />
      {DESK_QUESTIONS.map((id) => (
        <Question key={id} id={id} />
      ))}
      <TextBox
        label={TEXTS.history}
        hint={TEXTS.historyHint}
        rows={2}
        maxLength={PRESCRIPTION.history.max}
        value={prescription.history}
        readOnly={isClosing}
        onChange={(history) => change({ ...prescription, history })}
      />
    </fieldset>
  );
};

/** How the check of the medicines stands, read out as it changes. */
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
      {lines.length > 0 && <Told />}
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
      <div className={classes.stack}>
        {withdraws && <p className={classes.strong}>{TEXTS.withdraws}</p>}
        {prescribing === 'unqualified' && <p>{TEXTS.unqualified}</p>}
        {prescribing === 'on' && <Medicines />}
      </div>
    </ResultSection>
  );
};
