import { ABSENCE_VERDICTS } from '../../../contracts/absence.ts';
import type { OpenAbsence } from '../../../contracts/endpoints/absences.ts';
import {
  selectAsked,
  selectSettling,
} from '../../../machines/open-absences/open-absences.selectors.ts';
import {
  OPEN_ABSENCES_TEXTS,
  VERDICT_TEXTS,
} from '../../../machines/open-absences/open-absences.texts.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { momentWords } from '../../lib/slot-words.ts';
import { useOpenAbsences, useOpenAbsencesSelected } from './open-absences.flow.ts';

/** What can be said of one call. Two calls of one dentist are told apart by their times. */
export const Verdicts = ({
  absence: { id, starts_at, doctor },
}: {
  readonly absence: OpenAbsence;
}) => {
  const openAbsences = useOpenAbsences();
  const settling = useOpenAbsencesSelected(selectSettling);
  return (
    <ButtonRow>
      {ABSENCE_VERDICTS.map((verdict) => (
        <Button
          key={verdict}
          variant="default"
          aria-busy={settling?.id === id && settling.verdict === verdict}
          aria-label={`${VERDICT_TEXTS[verdict].offer}: ${momentWords(starts_at)}, ${doctor}`}
          onClick={() => openAbsences.send({ type: 'verdict.chosen', id, verdict })}
        >
          {VERDICT_TEXTS[verdict].offer}
        </Button>
      ))}
    </ButtonRow>
  );
};

/** What comes of it, before the last press. */
export const VerdictQuestion = () => {
  const openAbsences = useOpenAbsences();
  const asked = useOpenAbsencesSelected(selectAsked);
  if (asked === null) return null;
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
      <p>{words}</p>
    </Dialog>
  );
};
