import { CHECK_IN_ANSWERS } from '../../../contracts/assessment/check-in-ids.ts';
import { selectCheckIn, selectIsBusy } from '../../../machines/check-in/check-in.selectors.ts';
import {
  ANSWER_WORDS,
  ASKED_WHEN,
  CHECK_IN_TEXTS as TEXTS,
} from '../../../contracts/texts/en/flows/check-in.ts';
import { Button } from '../../components/button/Button.tsx';
import { dayOf } from '../../lib/format/check-in-words.ts';
import type { Base } from '../../lib/format/check-in-words.ts';
import { useCheckIn, useCheckInSelected } from './check-in.flow.ts';
import { Lead } from './Lead.tsx';
import classes from './check-in.module.css';

type Based = { readonly base: Base };

/** Says when and how we ask, and offers it. */
export const Offer = ({ base }: Based) => {
  const flow = useCheckIn();
  const { is_mailed, left, level } = useCheckInSelected(selectCheckIn);
  const isBusy = useCheckInSelected(selectIsBusy);
  const asked = level === 'emergency' ? base.level : level;
  return (
    <>
      <Lead>{TEXTS.offer}</Lead>
      <p>
        {left > 0 ? ASKED_WHEN[asked] : TEXTS.noNext} {is_mailed ? TEXTS.howByMail : TEXTS.howHere}
      </p>
      <Button
        variant="default"
        aria-busy={isBusy}
        onClick={() => flow.send({ type: 'asking.requested' })}
      >
        {isBusy ? TEXTS.switchingOn : TEXTS.switchOn}
      </Button>
    </>
  );
};

/** Says when the next question comes, and how to stop it. */
export const Next = () => {
  const flow = useCheckIn();
  const { next_at, left, is_on, is_mailed } = useCheckInSelected(selectCheckIn);
  if (!is_on) return null;
  const form = left > 1 ? TEXTS.next : TEXTS.nextAgain;
  return (
    <>
      <p className="soft">
        {next_at === null ? TEXTS.noNext : form.replace('{day}', dayOf(next_at))}
        {next_at !== null && !is_mailed && ` ${TEXTS.howHere}`}
      </p>
      <Button
        className={classes.stop}
        variant="subtle"
        onClick={() => flow.send({ type: 'asking.stopped' })}
      >
        {TEXTS.stop}
      </Button>
    </>
  );
};

/** The one question. */
export const Question = () => {
  const flow = useCheckIn();
  const isBusy = useCheckInSelected(selectIsBusy);
  return (
    <>
      <Lead>{isBusy ? TEXTS.saving : TEXTS.today}</Lead>
      <div className={classes.answers}>
        {CHECK_IN_ANSWERS.map((answer) => (
          <Button
            key={answer}
            variant="default"
            disabled={isBusy}
            onClick={() => flow.send({ type: 'answer.chosen', answer })}
          >
            {ANSWER_WORDS[answer]}
          </Button>
        ))}
      </div>
      {!isBusy && <Next />}
    </>
  );
};
