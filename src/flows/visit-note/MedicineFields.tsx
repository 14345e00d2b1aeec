import { FOODS, PRESCRIBED_IDS } from '../../../contracts/booking/prescription.ts';
import type { PrescribedId } from '../../../contracts/booking/prescription.ts';
import { PRESCRIPTION } from '../../../contracts/forms/prescription.ts';
import { FORMULARY } from '../../../contracts/rules/prescribing.ts';
import {
  FOOD_WORDS,
  PRESCRIBED_NAMES,
  amountWords,
} from '../../../contracts/texts/en/prescription.ts';
import { withLine, withoutLine } from '../../../machines/visit-note/prescription-draft.ts';
import type {
  LineDraft,
  PrescriptionDraft,
} from '../../../machines/visit-note/prescription-draft.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { Button } from '../../components/button/Button.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { MedicineConflicts } from './MedicineConflicts.tsx';
import type { LineProps } from './MedicineConflicts.tsx';
import classes from './visit-note.module.css';

type FieldsProps = {
  readonly at: number;
  readonly prescription: PrescriptionDraft;
  readonly onChange: (next: PrescriptionDraft) => void;
};

type Choice = { readonly value: string; readonly label: string };

const MEDICINE_CHOICES: readonly Choice[] = PRESCRIBED_IDS.map((id) => ({
  value: id,
  label: PRESCRIBED_NAMES[id],
}));
const FOOD_CHOICES: readonly Choice[] = FOODS.map((id) => ({ value: id, label: FOOD_WORDS[id] }));

const numbers = (most: number): Choice[] =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

/** Lists what can be chosen of one medicine: nothing beyond its bounds stands there. */
const choicesOf = (id: PrescribedId) => {
  const { strengths, doses, unit, timesMax, daysMax } = FORMULARY[id];
  return {
    strength: strengths.map(({ label }) => ({ value: label, label })),
    dose: doses.map((dose) => ({ value: String(dose), label: amountWords(unit, dose) })),
    times: numbers(timesMax),
    days: numbers(daysMax),
    food: FOOD_CHOICES,
  };
};

const FIELDS = ['strength', 'dose', 'times', 'days', 'food'] as const;

const Details = ({ at, line, change }: LineProps) => {
  if (line.medicine === '') return null;
  const choices = choicesOf(line.medicine);
  return (
    <>
      <div className={classes.fields}>
        {FIELDS.map((field) => (
          <ListField
            key={field}
            label={TEXTS[field]}
            name={`${field}-${at}`}
            placeholder={TEXTS.choose}
            value={line[field]}
            options={choices[field]}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </div>
      <TextBox
        label={TEXTS.note}
        rows={1}
        maxLength={PRESCRIPTION.note.max}
        value={line.note}
        onChange={(note) => change({ note })}
      />
    </>
  );
};

/** One medicine of a prescription. */
export const MedicineFields = ({ at, prescription, onChange }: FieldsProps) => {
  const line = prescription.lines[at];
  if (line === undefined) return null;
  const change = (part: Partial<LineDraft>) => onChange(withLine(prescription, at, part));
  const number = String(at + 1);
  return (
    <fieldset className={classes.part}>
      <legend>{TEXTS.medicineNumber.replace('{number}', number)}</legend>
      <ListField
        label={TEXTS.medicine}
        name={`medicine-${at}`}
        placeholder={TEXTS.choose}
        value={line.medicine}
        options={MEDICINE_CHOICES}
        onChange={(chosen) =>
          change({ medicine: PRESCRIBED_IDS.find((id) => id === chosen) ?? '' })
        }
      />
      <Details at={at} line={line} change={change} />
      <MedicineConflicts at={at} line={line} change={change} />
      <div>
        <Button variant="subtle" onClick={() => onChange(withoutLine(prescription, at))}>
          {TEXTS.removeMedicine.replace('{number}', number)}
        </Button>
      </div>
    </fieldset>
  );
};
