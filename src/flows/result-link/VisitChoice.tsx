import { RESULT_LINK_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/result-link.ts';
import {
  selectIncludesVisit,
  selectVisit,
} from '../../../machines/result-link/result-link.machine.ts';
import { TickField } from '../../components/fields/TickField.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { VisitSummary } from '../visit-note/VisitSummary.tsx';
import { useResultLink, useResultLinkSelected } from './result-link.flow.ts';
import classes from './result-link.module.css';

/** The choice whether the next link also shows the call to which the result was brought, word for word what is read then. */
export const VisitChoice = () => {
  const flow = useResultLink();
  const visit = useResultLinkSelected(selectVisit);
  const isIncluded = useResultLinkSelected(selectIncludesVisit);
  if (visit === null) return null;
  const { note, starts_at } = visit;
  const label = note.prescription?.kind === 'made' ? TEXTS.visitAndMedicines : TEXTS.visit;
  return (
    <>
      <TickField
        label={label(note.doctor_name, dayInWords(starts_at) ?? '')}
        name="visit"
        checked={isIncluded}
        onChange={(checked) => flow.send({ type: 'visit.chosen', isIncluded: checked })}
      />
      <p>{TEXTS.visitChoice}</p>
      {isIncluded && (
        <div className={classes.visit}>
          <p>
            <strong>{TEXTS.visitRead}</strong>
          </p>
          <VisitSummary note={note} />
        </div>
      )}
    </>
  );
};
