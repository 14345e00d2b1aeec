import { shallowEqual } from '@xstate/react';
import type { MoneyAfter } from '../../../contracts/payments/products.ts';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import {
  selectCancelProblem,
  selectIsCancelling,
  selectMoney,
  selectReason,
} from '../../../machines/cancellation/cancellation.machine.ts';
import { CANCEL_REASONS } from '../../../machines/cancellation/reasons.ts';
import type { CancelReason } from '../../../machines/cancellation/reasons.ts';
import { Button } from '../../components/button/Button.tsx';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { QuestionCard } from '../../components/question-card/QuestionCard.tsx';
import { useCancellation, useCancellationSelected } from './cancellation.flow.ts';
import classes from './cancellation.module.css';

const WORDS: Readonly<Record<CancelReason, string>> = {
  other_time: say.anotherTimeSuitsMeBetter,
  feels_better: say.itIsBetterNow,
  seen_elsewhere: say.iHaveSeenADentist,
  other: say.somethingElse,
};

const CHOICES = CANCEL_REASONS.map((reason) => ({ value: reason, label: WORDS[reason] }));

/** Asks what becomes of what was paid, and says it in one sentence. It goes back where nothing else is chosen. */
const Money = ({ paid, money }: { readonly paid: number; readonly money: MoneyAfter }) => {
  const cancellation = useCancellation();
  const amount = inRupees(paid);
  return (
    <>
      <QuestionCard
        name="money"
        question={say.whatAboutTheThatYouPaid(amount)}
        choices={[
          { value: 'back', label: say.giveItBack },
          { value: 'kept', label: say.keepItForAnotherTime },
        ]}
        chosen={money}
        onAnswer={(chosen) => cancellation.send({ type: 'money.chosen', money: chosen })}
      />
      <p>{money === 'back' ? REFUND.goesBack(amount) : REFUND.isKept(amount)}</p>
    </>
  );
};

/** Asks for the reason, what becomes of the money, and the last confirmation; until then the appointment stands. */
export const CancellationForm = () => {
  const cancellation = useCancellation();
  const money = useCancellationSelected(selectMoney, shallowEqual);
  const reason = useCancellationSelected(selectReason);
  const isCancelling = useCancellationSelected(selectIsCancelling);
  const problem = useCancellationSelected(selectCancelProblem);
  return (
    <div className={classes.form}>
      <QuestionCard
        name="cancelReason"
        question={say.whyAreYouCancelling}
        choices={CHOICES}
        chosen={reason ?? undefined}
        onAnswer={(chosen) => cancellation.send({ type: 'reason.chosen', reason: chosen })}
      />
      {money === null ? <p>{REFUND.nothingPaid}</p> : <Money {...money} />}
      {problem !== null && <InlineError>{problem}</InlineError>}
      <Button
        variant="danger"
        disabled={reason === null}
        aria-busy={isCancelling}
        onClick={() => cancellation.send({ type: 'cancellation.confirmed' })}
      >
        {say.cancelTheConsultation}
      </Button>
      <Button
        variant="subtle"
        disabled={isCancelling}
        onClick={() => cancellation.send({ type: 'cancellation.declined' })}
      >
        {common.keepIt}
      </Button>
    </div>
  );
};
