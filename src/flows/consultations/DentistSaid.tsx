import { selectVisitNoteOf } from '../../../machines/consultations/consultations.selectors.ts';
import { VISIT_SUMMARY_TEXTS } from '../../../machines/visit-note/visit-note.texts.ts';
import { Unfold } from '../../components/unfold/Unfold.tsx';
import { VisitSummary } from '../visit-note/VisitSummary.tsx';
import { useConsultationsSelected } from './consultations.flow.ts';
import { InPlace } from './InPlace.tsx';

/** What the dentist said in a call of one's own (NEW-31), where they have written it. */
export const DentistSaid = ({ id }: { readonly id: string }) => {
  const note = useConsultationsSelected(selectVisitNoteOf(id));
  if (note === null) return null;
  return (
    <Unfold label={VISIT_SUMMARY_TEXTS.open}>
      {() => (
        <InPlace label={VISIT_SUMMARY_TEXTS.title}>
          <h3>{VISIT_SUMMARY_TEXTS.title}</h3>
          <VisitSummary note={note} />
        </InPlace>
      )}
    </Unfold>
  );
};
