import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import {
  selectDanger,
  selectIsBusy,
  selectIsHelpSaving,
  selectIsSeenAsked,
  selectIsSeenUnsaved,
  selectIsUnsaved,
  selectRefusal,
} from '../../../machines/check-in/check-in.selectors.ts';
import {
  ANSWER_WORDS,
  CHECK_IN_TEXTS as TEXTS,
} from '../../../contracts/texts/en/flows/check-in.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { EmergencyHelp } from '../../components/emergency-help/EmergencyHelp.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { emergencyWords } from '../../lib/format/emergency-words.ts';
import { withDrawings } from '../assessment/advice-drawings.tsx';
import { useCheckIn, useCheckInSelected } from './check-in.flow.ts';
import classes from './check-in.module.css';

const HelpFirst = () => {
  const emergency = useCheckInSelected(selectDanger, sameEmergency);
  if (emergency === null) return null;
  const { title, lead, ways, meanwhile, steps } = emergencyWords(emergency);
  return (
    <>
      <div>
        <UrgencyBadge level="emergency" />
      </div>
      <h2 id="check-in" tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      <EmergencyHelp lead={lead} ways={ways} meanwhile={meanwhile} steps={withDrawings(steps)} />
      <p>{TEXTS.stays}</p>
    </>
  );
};

/** Asks back before a visit ends all questions. */
const SeenAsked = () => {
  const flow = useCheckIn();
  return (
    <Dialog
      opened={useCheckInSelected(selectIsSeenAsked)}
      title={TEXTS.seenAsked}
      confirm={{
        label: TEXTS.seenConfirmed,
        onClick: () => flow.send({ type: 'seen.confirmed' }),
      }}
      decline={{ label: TEXTS.seenDeclined, onClick: () => flow.send({ type: 'seen.declined' }) }}
      loses
    >
      <p>{TEXTS.seenMeans}</p>
    </Dialog>
  );
};

/** Says that the signs, or the visit, could not be saved. */
const Unsaved = ({ words }: { readonly words: string }) => {
  const flow = useCheckIn();
  return (
    <>
      <InlineError>{words}</InlineError>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => flow.send({ type: 'answer.retried' })}>
          {TEXTS.tryAgain}
        </Button>
      </div>
    </>
  );
};

/** Help first; that something could not be saved, or that somebody has helped, comes after. */
export const Help = ({ isHelped = false }: { readonly isHelped?: boolean }) => {
  const flow = useCheckIn();
  const isSaving = useCheckInSelected(selectIsHelpSaving);
  // A button that is only busy takes back the focus of the dialog.
  const isBusy = useCheckInSelected(selectIsBusy);
  const isUnsaved = useCheckInSelected(selectIsUnsaved);
  const isSeenUnsaved = useCheckInSelected(selectIsSeenUnsaved);
  const refusal = useCheckInSelected(selectRefusal);
  return (
    <>
      {!isHelped && <HelpFirst />}
      {isUnsaved && <Unsaved words={TEXTS.unsaved} />}
      {isSeenUnsaved && <Unsaved words={refusal ?? TEXTS.failed} />}
      {!isUnsaved && !isSeenUnsaved && (
        <div className={classes.actions}>
          <Button
            variant="default"
            disabled={isSaving}
            aria-busy={isBusy}
            onClick={() => flow.send({ type: 'answer.chosen', answer: 'seen' })}
          >
            {ANSWER_WORDS.seen}
          </Button>
        </div>
      )}
      <SeenAsked />
    </>
  );
};
