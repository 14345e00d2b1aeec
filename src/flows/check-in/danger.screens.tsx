import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import { SIGN_WORDS } from '../../../contracts/rules/course-lines.ts';
import {
  selectCheckIn,
  selectDanger,
  selectIsBusy,
  selectIsUnsaved,
  selectTicked,
} from '../../../machines/check-in/check-in.selectors.ts';
import {
  ANSWER_WORDS,
  CHECK_IN_TEXTS as TEXTS,
} from '../../../machines/check-in/check-in.texts.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmergencyHelp } from '../../components/emergency-help/EmergencyHelp.tsx';
import { TickList } from '../../components/feedback/TickList.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { emergencyWords } from '../../lib/format/emergency-words.ts';
import { withDrawings } from '../assessment/advice-drawings.tsx';
import { useCheckIn, useCheckInSelected } from './check-in.flow.ts';
import classes from './check-in.module.css';

/** Asks for danger signs, in the words of the assessment. */
export const Signs = () => {
  const flow = useCheckIn();
  const { signs } = useCheckInSelected(selectCheckIn);
  const ticked = useCheckInSelected(selectTicked);
  return (
    <>
      <h2 id="check-in" tabIndex={-1} className={classes.heading}>
        {TEXTS.signs}
      </h2>
      <p>{TEXTS.signsIntro}</p>
      <TickList
        labelledBy="check-in"
        name="signs"
        choices={signs.map((value) => ({ value, label: SIGN_WORDS[value] }))}
        chosen={ticked}
        onChange={(sign) => flow.send({ type: 'sign.pressed', sign })}
      />
      <div className={classes.actions}>
        {ticked.length > 0 ? (
          <Button onClick={() => flow.send({ type: 'signs.confirmed' })}>{TEXTS.goOn}</Button>
        ) : (
          <>
            <Button variant="default" onClick={() => flow.send({ type: 'none.chosen' })}>
              {TEXTS.none}
            </Button>
            <Button variant="default" onClick={() => flow.send({ type: 'unsure.chosen' })}>
              {TEXTS.unsure}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={() => flow.send({ type: 'question.revisited' })}>
          {TEXTS.back}
        </Button>
      </div>
    </>
  );
};

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

/** Help first; that it could not be saved, and that somebody has helped, come after. */
export const Help = ({ isHelped = false }: { readonly isHelped?: boolean }) => {
  const flow = useCheckIn();
  const isBusy = useCheckInSelected(selectIsBusy);
  const isUnsaved = useCheckInSelected(selectIsUnsaved);
  return (
    <>
      {!isHelped && <HelpFirst />}
      {isUnsaved && <InlineError>{TEXTS.unsaved}</InlineError>}
      <div className={classes.actions}>
        {isUnsaved && (
          <Button variant="default" onClick={() => flow.send({ type: 'answer.retried' })}>
            {TEXTS.tryAgain}
          </Button>
        )}
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => flow.send({ type: 'answer.chosen', answer: 'seen' })}
        >
          {ANSWER_WORDS.seen}
        </Button>
      </div>
    </>
  );
};
