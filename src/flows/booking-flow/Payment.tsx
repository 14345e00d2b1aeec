import { CHECKOUT_CALLS } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import {
  selectCanPay,
  selectHoldPayment,
  selectMinutes,
  selectSlotHold,
} from '../../../machines/booking-flow/booking-flow.selectors.ts';
import { SLOT_HOLD_TEXTS } from '../../../contracts/texts/en/flows/slot-hold.ts';
import { Button } from '../../components/button/Button.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { priceHere } from '../../lib/format/prices.ts';
import { EmergencyCalls } from '../../components/emergency-calls/EmergencyCalls.tsx';
import { CardPaymentStage } from '../card-payment/CardPaymentStage.tsx';
import { CardPaymentWithin } from '../card-payment/card-payment.flow.ts';
import { SlotHoldScreens } from '../slot-hold/SlotHoldScreens.tsx';
import { SlotHoldWithin } from '../slot-hold/slot-hold.flow.ts';
import { useBookingFlow, useBookingFlowSelected } from './booking-flow.flow.ts';

const PAY = 'pay-kept-time';

/** Pays for the time while it is held. */
const Pay = () => {
  const booking = useBookingFlow();
  const canPay = useBookingFlowSelected(selectCanPay);
  const minutes = useBookingFlowSelected(selectMinutes);
  return (
    <Button
      id={PAY}
      data-primary-action
      disabled={!canPay}
      onClick={() => booking.send({ type: 'payment.requested' })}
    >
      {say.payNow(inRupees(priceHere(CHECKOUT_CALLS[minutes])))}
    </Button>
  );
};

/** Gives up the held time; disabled while it is being paid. */
const Back = () => {
  const booking = useBookingFlow();
  const canLeave = useBookingFlowSelected((snapshot) => snapshot.can({ type: 'payment.declined' }));
  return (
    <Button
      variant="subtle"
      disabled={!canLeave}
      onClick={() => booking.send({ type: 'payment.declined' })}
    >
      {SLOT_HOLD_TEXTS.back}
    </Button>
  );
};

/** Shows the held time, and its payment. */
export const Payment = () => {
  const hold = useBookingFlowSelected(selectSlotHold);
  const payment = useBookingFlowSelected(selectHoldPayment);
  if (hold === undefined) return null;
  return (
    <SlotHoldWithin actor={hold}>
      <SlotHoldScreens pay={<Pay />} back={<Back />} />
      {/* The checkout had the focus, and loses it when it closes. */}
      <PartFocus appeared={payment ? 'paying' : 'kept'} heading={PAY} />
      {payment && (
        <CardPaymentWithin actor={payment}>
          <CardPaymentStage />
        </CardPaymentWithin>
      )}
      <EmergencyCalls insteadOf="book" />
    </SlotHoldWithin>
  );
};
