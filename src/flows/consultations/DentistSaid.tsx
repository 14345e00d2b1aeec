import { VISIT_SUMMARY } from '../../../contracts/texts/en/visit-summary.ts';
import { selectVisitNoteOf } from '../../../machines/consultations/consultations.selectors.ts';
import { LazyVisitReport } from '../report/lazy.tsx';
import { VisitSummary } from '../visit-note/VisitSummary.tsx';
import { useConsultationsSelected } from './consultations.flow.ts';
import classes from './consultations.module.css';

/** What the dentist said in a call of one's own (NEW-31), where they have written it. */
export const DentistSaid = ({ id }: { readonly id: string }) => {
  const note = useConsultationsSelected(selectVisitNoteOf(id));
  if (note === null) return null;
  return (
    <details>
      <summary className={classes.fold}>{VISIT_SUMMARY.title}</summary>
      <VisitSummary note={note} />
      <LazyVisitReport appointment={id} />
    </details>
  );
};
