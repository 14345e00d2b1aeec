import {
  selectCancelProblem,
  selectIsCancelling,
  selectReason,
} from '../../../machines/cancellation/cancellation.machine.ts';
import { CANCEL_REASONS } from '../../../machines/cancellation/reasons.ts';
import type { CancelReason } from '../../../machines/cancellation/reasons.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { QuestionCard } from '../../components/question-card/QuestionCard.tsx';
import { useCancellation, useCancellationSelected } from './cancellation.flow.ts';
import classes from './cancellation.module.css';

const WORDS: Readonly<Record<CancelReason, string>> = {
  other_time: 'Another time suits me better',
  feels_better: 'It is better now',
  seen_elsewhere: 'I have seen a dentist',
  other: 'Something else',
};

const CHOICES = CANCEL_REASONS.map((reason) => ({ value: reason, label: WORDS[reason] }));

/** Asks for the reason and the last confirmation; until then the appointment stands. */
export const CancellationForm = () => {
  const cancellation = useCancellation();
  const reason = useCancellationSelected(selectReason);
  const isCancelling = useCancellationSelected(selectIsCancelling);
  const problem = useCancellationSelected(selectCancelProblem);
  return (
    <div className={classes.form}>
      <QuestionCard
        name="cancelReason"
        question="Why do you cancel?"
        choices={CHOICES}
        chosen={reason ?? undefined}
        onAnswer={(chosen) => cancellation.send({ type: 'reason.chosen', reason: chosen })}
      />
      {problem !== null && <InlineError>{problem}</InlineError>}
      <Button
        variant="danger"
        disabled={reason === null}
        aria-busy={isCancelling}
        onClick={() => cancellation.send({ type: 'cancellation.confirmed' })}
      >
        Cancel the consultation
      </Button>
      <Button
        variant="subtle"
        disabled={isCancelling}
        onClick={() => cancellation.send({ type: 'cancellation.declined' })}
      >
        Keep it
      </Button>
    </div>
  );
};
