import type { ShownVisit } from '../../../contracts/booking/visit-note.ts';
import { correctionLine, visitFacts } from '../../../contracts/rules/visit-facts.ts';
import { VISIT_SUMMARY } from '../../../contracts/texts/en/visit-summary.ts';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { PrescriptionSummary } from './PrescriptionSummary.tsx';
import classes from './visit-summary.module.css';

/** A finished visit note: what everybody who may see it reads is the same (NEW-31, NEW-136). */
export const VisitSummary = ({ note }: { readonly note: ShownVisit['note'] }) => {
  const corrected = correctionLine(note);
  return (
    <div className={classes.summary}>
      {corrected !== null && <p className={classes.corrected}>{corrected}</p>}
      <FactList
        facts={[
          ...visitFacts(note),
          { name: VISIT_SUMMARY.written, value: momentWords(note.closed_at) },
        ]}
      />
      {note.prescription !== null && <PrescriptionSummary prescription={note.prescription} />}
    </div>
  );
};
