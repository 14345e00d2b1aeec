import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import { PRODUCTS } from '../../../contracts/payments/products.ts';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import { selectAskingBack } from '../../../machines/consultations/consultations.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { useConsultations, useConsultationsSelected } from './consultations.flow.ts';
import classes from './consultations.module.css';
import { LazyReceipt } from '../report/lazy.tsx';
import { InPlace } from './InPlace.tsx';

type PaidProps = { readonly payment: PaymentStatus };

/** Asks before money goes back, and says how much, where to and when. */
const AskBack = ({ payment }: PaidProps) => {
  const consultations = useConsultations();
  const amount = inRupees(payment.amount);
  const isAsking = useConsultationsSelected(selectAskingBack(payment.id)) === 'asking';
  return (
    <InPlace label="Have the money back">
      <div className={classes.stack}>
        <p>{REFUND.goesBack(amount)}</p>
        <Button
          aria-busy={isAsking || undefined}
          disabled={isAsking}
          onClick={() => consultations.send({ type: 'refund.confirmed' })}
        >
          {isAsking ? 'Asking for it...' : `Give ${amount} back`}
        </Button>
        <Button
          variant="subtle"
          disabled={isAsking}
          onClick={() => consultations.send({ type: 'refund.declined' })}
        >
          Keep it for a call
        </Button>
      </div>
    </InPlace>
  );
};

/** A payment without a time: choose one, or ask for a refund. */
export const Paid = ({ payment }: PaidProps) => {
  const consultations = useConsultations();
  const isAsked = useConsultationsSelected(selectAskingBack(payment.id)) !== null;
  return (
    <ResultSection
      title="Paid: choose a time"
      intro={`${PRODUCTS[payment.product].minutes} minutes by video, ${inRupees(payment.amount)} paid`}
    >
      <div className={classes.stack}>
        {payment.refund_due > 0 && (
          <p>{`It came twice: ${inRupees(payment.refund_due)} goes back to you. ${REFUND.time}`}</p>
        )}
        {isAsked ? (
          <AskBack payment={payment} />
        ) : (
          <>
            <Button onClick={() => consultations.send({ type: 'booking.requested', payment })}>
              Choose a time
            </Button>
            <Button
              variant="subtle"
              onClick={() => consultations.send({ type: 'refund.requested', payment })}
            >
              Get a refund
            </Button>
            <LazyReceipt payment={payment.id} />
          </>
        )}
      </div>
    </ResultSection>
  );
};
