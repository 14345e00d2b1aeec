import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import { PRODUCTS } from '../../../contracts/payments/products.ts';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import { selectAskingBack } from '../../../machines/consultations/consultations.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/consultations.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { useConsultations, useConsultationsSelected } from './consultations.flow.ts';
import { LazyReceipt } from '../report/lazy.tsx';
import { InPlace } from './InPlace.tsx';

type PaidProps = { readonly payment: PaymentStatus };

/** Asks before money goes back, and says how much, where to and when. */
const AskBack = ({ payment }: PaidProps) => {
  const consultations = useConsultations();
  const amount = inRupees(payment.amount);
  const isAsking = useConsultationsSelected(selectAskingBack(payment.id)) === 'asking';
  return (
    <InPlace label={say.haveTheMoneyBack}>
      <div className="stack">
        <p>{REFUND.goesBack(amount)}</p>
        <Button
          aria-busy={isAsking || undefined}
          disabled={isAsking}
          onClick={() => consultations.send({ type: 'refund.confirmed' })}
        >
          {isAsking ? common.askingForIt : say.giveBack(amount)}
        </Button>
        <Button
          variant="subtle"
          disabled={isAsking}
          onClick={() => consultations.send({ type: 'refund.declined' })}
        >
          {say.keepItForACall}
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
      title={say.paidChooseATime}
      intro={say.minutesByVideoPaid(PRODUCTS[payment.product].minutes, inRupees(payment.amount))}
    >
      <div className="stack">
        {payment.refund_due > 0 && (
          <p>{say.itCameTwiceGoesBackYou(inRupees(payment.refund_due), REFUND.time)}</p>
        )}
        {isAsked ? (
          <AskBack payment={payment} />
        ) : (
          <>
            <Button onClick={() => consultations.send({ type: 'booking.requested', payment })}>
              {say.chooseATime}
            </Button>
            <Button
              variant="subtle"
              onClick={() => consultations.send({ type: 'refund.requested', payment })}
            >
              {common.getARefund}
            </Button>
            <LazyReceipt payment={payment.id} />
          </>
        )}
      </div>
    </ResultSection>
  );
};
