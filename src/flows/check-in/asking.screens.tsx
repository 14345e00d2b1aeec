import { shallowEqual } from '@xstate/react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { CHECK_IN_ANSWERS, SEEN_WORDS } from '../../../contracts/assessment/check-in-ids.ts';
import {
  selectCheckIn,
  selectHasFailed,
  selectIsBusy,
  selectRefusal,
  selectSaid,
} from '../../../machines/check-in/check-in.selectors.ts';
import {
  ANSWER_WORDS,
  ASKED_WHEN,
  CHECK_IN_TEXTS as TEXTS,
  SEEN_TEXTS,
} from '../../../machines/check-in/check-in.texts.ts';
import { Button } from '../../components/button/Button.tsx';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { meaningOf } from '../../lib/format/check-in-words.ts';
import type { Base } from '../../lib/format/check-in-words.ts';
import { longDay } from '../../lib/format/due.ts';
import { useCheckIn, useCheckInSelected } from './check-in.flow.ts';
import classes from './check-in.module.css';

type Based = { readonly base: Base };

/** The words that a screen begins with, to which the focus goes when it appears. */
export const Lead = ({ children }: { readonly children: string }) => (
  <p id="check-in" tabIndex={-1} className={classes.lead}>
    {children}
  </p>
);

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

/** When the next question comes, and the way to stop it. */
const Next = () => {
  const flow = useCheckIn();
  const { next_at, left, is_on, is_mailed } = useCheckInSelected(selectCheckIn);
  if (!is_on) return null;
  const form = left > 1 ? TEXTS.next : TEXTS.nextAgain;
  return (
    <>
      <p className={classes.soft}>
        {next_at === null ? TEXTS.noNext : form.replace('{day}', longDay(new Date(next_at)))}
        {next_at !== null && !is_mailed && ` ${TEXTS.howHere}`}
      </p>
      <Button variant="subtle" onClick={() => flow.send({ type: 'asking.stopped' })}>
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

/** The answer was not kept; when to call for help does not wait for that. */
export const Failed = () => {
  const flow = useCheckIn();
  const refusal = useCheckInSelected(selectRefusal);
  return (
    <>
      <InlineError>{refusal ?? TEXTS.failed}</InlineError>
      <p>{TEXTS.ifDanger}</p>
      <div className={classes.actions}>
        <Button onClick={() => flow.send({ type: 'answer.retried' })}>{TEXTS.tryAgain}</Button>
        <Button variant="subtle" onClick={() => flow.send({ type: 'question.revisited' })}>
          {TEXTS.back}
        </Button>
      </div>
    </>
  );
};

/** What the answer means, and the day to be seen. */
export const Answered = ({ base }: Based) => {
  const flow = useCheckIn();
  const [first = '', ...more] = useCheckInSelected(
    (at) => meaningOf(base, selectCheckIn(at).answers),
    shallowEqual,
  );
  return (
    <>
      <Lead>{first}</Lead>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{TEXTS.ifWorse}</p>
      <div className={classes.actions}>
        <RouteButton to={PATHS.findDentist}>{TEXTS.findDentist}</RouteButton>
        <Button variant="default" onClick={() => flow.send({ type: 'question.revisited' })}>
          {TEXTS.answerAgain}
        </Button>
      </div>
      <Next />
    </>
  );
};

/** A dentist has seen it: what was said can be noted in one press. */
export const Seen = () => {
  const flow = useCheckIn();
  const isBusy = useCheckInSelected(selectIsBusy);
  const said = useCheckInSelected(selectSaid);
  const hasFailed = useCheckInSelected(selectHasFailed);
  return (
    <>
      <Lead>{TEXTS.seenTitle}</Lead>
      {hasFailed && <InlineError>{TEXTS.wordFailed}</InlineError>}
      <p>{said === null ? TEXTS.askWord : TEXTS.wordNoted.replace('{said}', SEEN_TEXTS[said])}</p>
      <div className={classes.answers}>
        {SEEN_WORDS.filter((word) => word !== said).map((word) => (
          <Button
            key={word}
            variant="default"
            disabled={isBusy}
            onClick={() => flow.send({ type: 'word.chosen', said: word })}
          >
            {SEEN_TEXTS[word]}
          </Button>
        ))}
      </div>
    </>
  );
};

export const Gone = () => <Lead>{TEXTS.gone}</Lead>;
