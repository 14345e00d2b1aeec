import type { PrescribingConflict } from '../../../contracts/booking/prescription.ts';
import { PRESCRIPTION } from '../../../contracts/forms/prescription.ts';
import type { LineDraft } from '../../../machines/visit-note/prescription-draft.ts';
import { selectConflicts } from '../../../machines/visit-note/visit-note.selectors.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../machines/visit-note/visit-note.texts.ts';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

export type LineProps = {
  readonly at: number;
  readonly line: LineDraft;
  readonly change: (change: Partial<LineDraft>) => void;
};

/** Objections to one medicine: what refuses it, and what the dentist has to answer. */
export const MedicineConflicts = ({ at, line, change }: LineProps) => {
  const conflicts = useVisitNoteSelected(selectConflicts).filter((each) => each.line === at);
  const saidOf = ({ kind, text }: PrescribingConflict): string =>
    `${kind === 'refused' ? TEXTS.refused : TEXTS.needsReason}${text}`;
  const wantsReason = conflicts.some(({ kind }) => kind === 'reason') || line.reason !== '';
  return (
    <>
      <div aria-live="polite">
        {conflicts.length > 0 && (
          <ul className={classes.conflicts}>
            {conflicts.map((conflict) => (
              <li key={conflict.text} data-refused={conflict.kind === 'refused'}>
                {saidOf(conflict)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {wantsReason && (
        <TextBox
          label={TEXTS.reason}
          rows={2}
          maxLength={PRESCRIPTION.reason.max}
          value={line.reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </>
  );
};
