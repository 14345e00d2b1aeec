import { shallowEqual } from '@xstate/react';
import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCTS } from '../../../contracts/payments/products.ts';
import {
  selectAskedBack,
  selectBooked,
  selectCalls,
  selectGoingBack,
  selectPaid,
} from '../../../machines/consultations/consultations.selectors.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { REFUND_TIME } from '../../components/payment/refund-time.ts';
import { inRupees } from '../../components/price-line/PriceLines.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { MoneyMissing } from '../../components/payment/MoneyMissing.tsx';
import { Booked } from './Booked.tsx';
import { Earlier } from './Earlier.tsx';
import { DoctorsCalls } from './Join.tsx';
import { useConsultations, useConsultationsSelected } from './consultations.flow.ts';
import classes from './consultations.module.css';

const PAISE = 100;

type MoneyBackProps = { readonly payment: PaymentStatus };

/** Shows a payment that pays for no consultation: being refunded, or refunded. */
const MoneyBack = ({ payment: { state, amount, refund_due } }: MoneyBackProps) =>
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

type PaidProps = { readonly payment: PaymentStatus };

/** A payment without a time: choose one, or ask for a refund. */
const Paid = ({ payment }: PaidProps) => {
  const consultations = useConsultations();
  const isAskedBack = useConsultationsSelected(selectAskedBack) === payment.id;
  return (
    <ResultSection
      title="Paid: choose a time"
      intro={`${PRODUCTS[payment.product].minutes} minutes by video, ${inRupees(payment.amount / PAISE)} paid`}
    >
      <div className={classes.stack}>
        {payment.refund_due > 0 && (
          <p>{`It came twice: ${inRupees(payment.refund_due / PAISE)} goes back to you. ${REFUND_TIME}`}</p>
        )}
        <Button onClick={() => consultations.send({ type: 'booking.requested', payment })}>
          Choose a time
        </Button>
        <Button
          variant="subtle"
          disabled={isAskedBack}
          onClick={() => consultations.send({ type: 'refund.requested', payment })}
        >
          {isAskedBack ? 'Asking for it...' : 'I would rather have the money back'}
        </Button>
      </div>
    </ResultSection>
  );
};

const Nothing = () => (
  <div className={classes.stack}>
    <p>
      You have no consultation at the moment. Describe your concern first, and share the saved
      result with the dentist in the call; or book one at once.
    </p>
    <ButtonLink href={PATHS.chat}>Describe your concern</ButtonLink>
    <ButtonLink href={PATHS.booking} variant="default">
      Book a video consultation
    </ButtonLink>
  </div>
);

/** Lists what the account has paid and booked. */
export const OwnConsultations = () => {
  const paid = useConsultationsSelected(selectPaid, shallowEqual);
  const booked = useConsultationsSelected(selectBooked, shallowEqual);
  const goingBack = useConsultationsSelected(selectGoingBack, shallowEqual);
  const calls = useConsultationsSelected(selectCalls, shallowEqual);
  return (
    <div className={classes.stack}>
      <DoctorsCalls calls={calls} />
      {paid.length + booked.length + calls.length === 0 && <Nothing />}
      {paid.map((payment) => (
        <Paid key={payment.id} payment={payment} />
      ))}
      {booked.map((appointment) => (
        <Booked key={appointment.id} appointment={appointment} />
      ))}
      {goingBack.map((payment) => (
        <MoneyBack key={payment.id} payment={payment} />
      ))}
      <Earlier />
    </div>
  );
};
