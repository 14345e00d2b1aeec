import { selectDesk } from '../../../machines/visit-note/visit-note.selectors.ts';
import { SENT_PICTURES_TEXTS as PICTURES } from '../../../contracts/texts/en/flows/sent-pictures.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { SharedNote } from '../room-messages/SharedNote.tsx';
import { StillShown } from '../sent-pictures/StillShown.tsx';
import { useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

/** What the patient wrote at booking and shared in the room: the dentist reads here what they read there. */
export const PatientTold = () => {
  const desk = useVisitNoteSelected(selectDesk);
  if (desk === null) return null;
  const { patient_name, guardian, starts_at, notes, results, stills } = desk;
  return (
    <ResultSection title={`${patient_name}, ${momentWords(starts_at)}`} intro={TEXTS.logged}>
      <div className="stack">
        {guardian !== null && <FactList facts={[{ name: TEXTS.guardian, value: guardian }]} />}
        {notes !== '' && <FactList facts={[{ name: TEXTS.notes, value: notes }]} />}
        {stills.length > 0 && (
          <section aria-label={PICTURES.shown} className={classes.told}>
            <h3>{PICTURES.shown}</h3>
            {stills.map((still) => (
              <StillShown key={still.id} still={still} />
            ))}
          </section>
        )}
        {results.length === 0 && <p>{TEXTS.nothingShared}</p>}
        {results.map((result) => (
          <section key={result.id} aria-label={TEXTS.shared} className={classes.told}>
            <h3>{TEXTS.shared}</h3>
            <SharedNote result={result} />
          </section>
        ))}
      </div>
    </ResultSection>
  );
};
