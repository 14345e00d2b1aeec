import { PRESCRIPTION } from '../../../contracts/forms/prescription.ts';
import type { LineDraft } from '../../../machines/visit-note/prescription-draft.ts';
import { selectConflicts } from '../../../machines/visit-note/visit-note.selectors.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

export type LineProps = {
  readonly at: number;
  readonly line: LineDraft;
  readonly change: (change: Partial<LineDraft>) => void;
};

/** Objections to one medicine: what refuses it, and each that the dentist has to answer with its own reason. */
export const MedicineConflicts = ({ at, line, change }: LineProps) => {
  const conflicts = useVisitNoteSelected(selectConflicts).filter((each) => each.line === at);
  const refused = conflicts.filter(({ kind }) => kind === 'refused');
  const { reasons } = line;
  return (
    <div aria-live="polite" className="stack">
      {refused.length > 0 && (
        <ul className={classes.conflicts}>
          {refused.map(({ id, text }) => (
            <li key={id}>
              {TEXTS.refused}
              {text}
            </li>
          ))}
        </ul>
      )}
      {conflicts
        .filter(({ kind }) => kind === 'reason')
        .map(({ id, text }) => (
          <TextBox
            key={id}
            label={`${TEXTS.needsReason}${text}`}
            rows={2}
            maxLength={PRESCRIPTION.reason.max}
            value={reasons[id] ?? ''}
            onChange={(reason) => change({ reasons: { ...reasons, [id]: reason } })}
          />
        ))}
    </div>
  );
};
