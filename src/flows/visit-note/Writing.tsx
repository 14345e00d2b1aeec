import { FINAL_WORDS, VISIT_NOTE } from '../../../contracts/forms/visit-note.ts';
import type { VisitNoteTexts } from '../../../contracts/forms/visit-note.ts';
import {
  selectDesk,
  selectIsClosing,
  selectVisitDraft,
} from '../../../machines/visit-note/visit-note.selectors.ts';
import {
  FINAL_WORD_TEXTS,
  VISIT_NOTE_TEXTS as TEXTS,
} from '../../../contracts/texts/en/staff/visit-note.ts';
import { ListField } from '../../components/fields/ListField.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { Finish } from './Finish.tsx';
import { PrescriptionPart } from './PrescriptionPart.tsx';
import { useVisitNote, useVisitNoteSelected } from './visit-note.flow.ts';

const CHOICES = FINAL_WORDS.map((value) => ({ value, label: FINAL_WORD_TEXTS[value] }));

type BoxProps = {
  readonly name: keyof VisitNoteTexts;
  readonly rows?: number;
  readonly hint?: string;
};

const Box = ({ name, rows, hint }: BoxProps) => {
  const flow = useVisitNote();
  const draft = useVisitNoteSelected(selectVisitDraft);
  const isClosing = useVisitNoteSelected(selectIsClosing);
  return (
    <TextBox
      label={TEXTS[name]}
      hint={hint}
      rows={rows}
      value={draft[name]}
      maxLength={VISIT_NOTE[name].max}
      readOnly={isClosing}
      onChange={(text) => flow.send({ type: 'draft.changed', change: { [name]: text } })}
    />
  );
};

/** The final word: one of our conditions, other words, or that a video cannot tell. */
const FinalWord = () => {
  const flow = useVisitNote();
  const draft = useVisitNoteSelected(selectVisitDraft);
  const conditions = useVisitNoteSelected(selectDesk)?.conditions ?? [];
  return (
    <>
      <ListField
        label={TEXTS.final}
        name="final-word"
        placeholder={TEXTS.chooseFinal}
        value={draft.final}
        options={CHOICES}
        onChange={(chosen) => {
          const final = FINAL_WORDS.find((each) => each === chosen) ?? '';
          flow.send({ type: 'draft.changed', change: { final } });
        }}
      />
      {draft.final === 'condition' && (
        <ListField
          label={TEXTS.condition}
          name="condition"
          placeholder={TEXTS.chooseCondition}
          value={draft.condition}
          options={conditions.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(condition) => flow.send({ type: 'draft.changed', change: { condition } })}
        />
      )}
      {draft.final === 'other' && <Box name="otherWords" rows={1} />}
    </>
  );
};

/** The form of a visit note, with the prescription that belongs to it. */
export const Writing = () => (
  <>
    <ResultSection title={TEXTS.noteTitle} intro={TEXTS.readByPatient}>
      <div className="stack">
        <Box name="findings" rows={4} />
        <FinalWord />
        <Box name="advice" rows={4} />
        <Box name="nextVisit" rows={1} hint={TEXTS.nextVisitHint} />
      </div>
    </ResultSection>
    <PrescriptionPart />
    <Finish />
  </>
);
