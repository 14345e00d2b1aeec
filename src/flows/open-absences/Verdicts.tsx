import { ABSENCE_VERDICTS } from '../../../contracts/booking/absence.ts';
import type { OpenAbsence } from '../../../contracts/endpoints/absences.ts';
import {
  selectAsked,
  selectOpenAbsences,
  selectSettling,
} from '../../../machines/open-absences/open-absences.machine.ts';
import {
  OPEN_ABSENCES_TEXTS,
  VERDICT_TEXTS,
} from '../../../contracts/texts/en/staff/open-absences.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useOpenAbsences, useOpenAbsencesSelected } from './open-absences.flow.ts';
import classes from './open-absences.module.css';

/** Names a call by time and dentist: two calls of one dentist differ by their times. */
const callWords = ({ starts_at, doctor }: OpenAbsence): string =>
  `${momentWords(starts_at)}, ${doctor}`;

/** Offers the verdicts for one call. */
export const Verdicts = ({ absence }: { readonly absence: OpenAbsence }) => {
  const { id } = absence;
  const openAbsences = useOpenAbsences();
  const settling = useOpenAbsencesSelected(selectSettling);
  return (
    <div className={classes.verdicts}>
      {ABSENCE_VERDICTS.map((verdict) => (
        <Button
          key={verdict}
          variant="default"
          aria-busy={settling?.id === id && settling.verdict === verdict}
          aria-label={`${VERDICT_TEXTS[verdict].offer}: ${callWords(absence)}`}
          onClick={() => openAbsences.send({ type: 'verdict.chosen', id, verdict })}
        >
          {VERDICT_TEXTS[verdict].offer}
        </Button>
      ))}
    </div>
  );
};

/** Asks to confirm, naming the call and the consequences. */
export const VerdictQuestion = () => {
  const openAbsences = useOpenAbsences();
  const asked = useOpenAbsencesSelected(selectAsked);
  const absences = useOpenAbsencesSelected(selectOpenAbsences);
  if (asked === null) return null;
  const call = absences.find(({ id }) => id === asked.id);
  const { question, words } = VERDICT_TEXTS[asked.verdict];
  return (
    <Dialog
      opened
      loses
      title={question}
      confirm={{
        label: OPEN_ABSENCES_TEXTS.confirm,
        onClick: () => openAbsences.send({ type: 'verdict.confirmed' }),
      }}
      decline={{
        label: OPEN_ABSENCES_TEXTS.decline,
        onClick: () => openAbsences.send({ type: 'verdict.declined' }),
      }}
    >
      {call && (
        <p>
          <strong>{callWords(call)}</strong>
        </p>
      )}
      <p>{words}</p>
    </Dialog>
  );
};
