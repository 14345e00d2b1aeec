import { MEDICINE_WORDINGS } from '../../../contracts/assessment/medicine-ids.ts';
import { DESK_QUESTIONS } from '../../../contracts/booking/prescription.ts';
import type { DeskQuestion } from '../../../contracts/booking/prescription.ts';
import { PRESCRIPTION } from '../../../contracts/forms/prescription.ts';
import { MEDICINES } from '../../../contracts/texts/en/medicines.ts';
import type { PrescriptionDraft } from '../../../machines/visit-note/prescription-draft.ts';
import {
  selectIsClosing,
  selectVisitDraft,
} from '../../../machines/visit-note/visit-note.selectors.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { ListField } from '../../components/fields/ListField.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { useVisitNote, useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

/** Returns the prescription of the draft, and what changes it. */
export const usePrescription = () => {
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
      {hint !== undefined && <p className="soft">{hint}</p>}
    </div>
  );
};

/** Questions that are asked before anything is prescribed: the app's own questions, in the dentist's mouth. */
export const PatientAsked = () => {
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
