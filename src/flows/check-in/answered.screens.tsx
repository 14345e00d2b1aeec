import { shallowEqual } from '@xstate/react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { SEEN_WORDS } from '../../../contracts/assessment/check-in-ids.ts';
import {
  selectCheckIn,
  selectHasFailed,
  selectIsBusy,
  selectRefusal,
  selectSaid,
} from '../../../machines/check-in/check-in.selectors.ts';
import { CHECK_IN_TEXTS as TEXTS, SEEN_TEXTS } from '../../../contracts/texts/en/flows/check-in.ts';
import { Button } from '../../components/button/Button.tsx';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { meaningOf } from '../../lib/format/check-in-words.ts';
import type { Base } from '../../lib/format/check-in-words.ts';
import { Next } from './asking.screens.tsx';
import { useCheckIn, useCheckInSelected } from './check-in.flow.ts';
import { Lead } from './Lead.tsx';
import classes from './check-in.module.css';

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

/** Says what the answer means, and the day to be seen. */
export const Answered = ({ base }: { readonly base: Base }) => {
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
        {SEEN_WORDS.map((word) => (
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
