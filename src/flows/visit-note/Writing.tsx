import { shallowEqual } from '@xstate/react';
import { FINAL_WORDS, VISIT_NOTE } from '../../../contracts/forms/visit-note.ts';
import type { VisitNoteTexts } from '../../../contracts/forms/visit-note.ts';
import {
  selectClosingRefusal,
  selectDesk,
  selectHasClosingFailed,
  selectIsClosing,
  selectVisitDraft,
  selectVisitLacks,
} from '../../../machines/visit-note/visit-note.selectors.ts';
import {
  FINAL_WORD_TEXTS,
  LACK_TEXTS,
  VISIT_NOTE_TEXTS as TEXTS,
} from '../../../machines/visit-note/visit-note.texts.ts';
import { Button } from '../../components/button/Button.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { PrescriptionPart } from './PrescriptionPart.tsx';
import { useVisitNote, useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

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

/** What stands against closing it, if anything. */
const Problem = () => {
  const lacks = useVisitNoteSelected(selectVisitLacks, shallowEqual);
  const refusal = useVisitNoteSelected(selectClosingRefusal);
  const hasFailed = useVisitNoteSelected(selectHasClosingFailed);
  if (lacks.length > 0) {
    return <InlineError>{lacks.map((lack) => LACK_TEXTS[lack]).join(' ')}</InlineError>;
  }
  if (refusal !== null) return <InlineError>{refusal}</InlineError>;
  return hasFailed && <InlineError>{TEXTS.failed}</InlineError>;
};

const Finish = () => {
  const flow = useVisitNote();
  const isClosing = useVisitNoteSelected(selectIsClosing);
  const canDiscard = useVisitNoteSelected((at) => at.can({ type: 'draft.discarded' }));
  return (
    <div className={classes.stack}>
      <p className={classes.soft}>{TEXTS.cannotBeChanged}</p>
      <Problem />
      <div className={classes.actions}>
        <Button aria-busy={isClosing} onClick={() => flow.send({ type: 'note.submitted' })}>
          {isClosing ? TEXTS.closing : TEXTS.close}
        </Button>
        {canDiscard && (
          <Button variant="subtle" onClick={() => flow.send({ type: 'draft.discarded' })}>
            {TEXTS.discard}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The form of a visit note, with the prescription that belongs to it. */
export const Writing = () => (
  <>
    <ResultSection title={TEXTS.noteTitle} intro={TEXTS.readByPatient}>
      <div className={classes.stack}>
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
