import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import { MoneyMissing } from '../../components/payment/MoneyMissing.tsx';
import { REFUND_TIME } from '../../components/payment/refund-time.ts';
import { inRupees } from '../../components/price-line/PriceLines.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';

const PAISE = 100;

type MoneyBackProps = { readonly payment: PaymentStatus };

/** Shows a payment that pays for no consultation: being refunded, or refunded. */
export const MoneyBack = ({ payment: { state, amount, refund_due } }: MoneyBackProps) =>
  state === 'refunded' ? (
    <ResultSection title={`${inRupees(amount / PAISE)} given back`}>
      <p>{`The bank has it. ${REFUND_TIME}`}</p>
      <MoneyMissing />
    </ResultSection>
  ) : (
    <ResultSection title={`${inRupees(refund_due / PAISE)} on its way back to you`}>
      <p>{`It goes where it came from. You need not do anything. ${REFUND_TIME}`}</p>
      <MoneyMissing />
    </ResultSection>
  );
