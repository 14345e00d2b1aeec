import { PATHS } from '../../../contracts/common/paths.ts';
import { selectNewest } from '../../../machines/visit-note/visit-note.selectors.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { PatientTold } from './PatientTold.tsx';
import { VisitSummary } from './VisitSummary.tsx';
import { useVisitNote, useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

/** Links to the list of the dentist's calls. */
export const ToCalls = () => (
  <ButtonLink variant="default" href={PATHS.teleconsultation}>
    {TEXTS.toCalls}
  </ButtonLink>
);

const Newest = () => {
  const note = useVisitNoteSelected(selectNewest);
  return note && <VisitSummary note={note} />;
};

/** A version of another page: it is read before the draft of this one goes on. */
export const Outdated = () => {
  const flow = useVisitNote();
  return (
    <ResultSection title={TEXTS.outrunTitle} intro={TEXTS.outrun}>
      <div className="stack">
        <Newest />
        <div className={classes.actions}>
          <Button onClick={() => flow.send({ type: 'draft.continued' })}>{TEXTS.goOn}</Button>
          <Button variant="default" onClick={() => flow.send({ type: 'draft.discarded' })}>
            {TEXTS.throwAway}
          </Button>
        </div>
      </div>
    </ResultSection>
  );
};

/** The newest version as the patient reads it, with the way to correct it. */
export const Closed = () => {
  const flow = useVisitNote();
  return (
    <>
      <ResultSection title={TEXTS.closedTitle}>
        <div className="stack">
          <Newest />
          <div className={classes.actions}>
            <Button variant="default" onClick={() => flow.send({ type: 'correction.requested' })}>
              {TEXTS.correct}
            </Button>
            <ToCalls />
          </div>
        </div>
      </ResultSection>
      <PatientTold />
    </>
  );
};
