import { CHECKOUT_CALLS, LATER_CALLS } from '../../../contracts/payments/products.ts';
import { CALL_TEXTS } from '../../../contracts/texts/en/calls.ts';
import {
  selectCanBook,
  selectCanPay,
  selectIsBooking,
  selectMinutes,
} from '../../../machines/booking-flow/booking-flow.selectors.ts';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import { Button } from '../../components/button/Button.tsx';
import { PriceLines } from '../../components/price-line/PriceLines.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { priceHere } from '../../lib/format/prices.ts';
import { useBookingFlow, useBookingFlowSelected } from './booking-flow.flow.ts';

const { atAppointment, now } = BOOKING_FLOW_TEXTS;

const AtAppointment = () => {
  const booking = useBookingFlow();
  const canBook = useBookingFlowSelected(selectCanBook);
  const isBooking = useBookingFlowSelected(selectIsBooking);
  const minutes = useBookingFlowSelected(({ context }) => context.minutes);
  const paise = priceHere(LATER_CALLS[minutes]);
  return (
    <ResultSection title={atAppointment.title} intro={atAppointment.text}>
      <div className="stack">
        <PriceLines
          prices={[{ label: CALL_TEXTS.name, detail: CALL_TEXTS.length(minutes), paise }]}
        />
        <Button
          variant="default"
          disabled={!canBook}
          aria-busy={isBooking || undefined}
          onClick={() => booking.send({ type: 'booking.requested' })}
        >
          {isBooking ? atAppointment.busy : atAppointment.action(paise)}
        </Button>
      </div>
    </ResultSection>
  );
};

const Now = () => {
  const booking = useBookingFlow();
  const canPay = useBookingFlowSelected(selectCanPay);
  const isPaid = useBookingFlowSelected(({ context }) => context.payment !== null);
  const minutes = useBookingFlowSelected(selectMinutes);
  const paise = priceHere(CHECKOUT_CALLS[minutes]);
  return (
    <ResultSection title={now.title} intro={isPaid ? now.paid : now.text}>
      <div className="stack">
        <PriceLines
          prices={[{ label: CALL_TEXTS.name, detail: CALL_TEXTS.length(minutes), paise }]}
        />
        <Button
          data-primary-action
          disabled={!canPay}
          onClick={() => booking.send({ type: 'payment.requested' })}
        >
          {isPaid ? now.withPaid : now.action(paise)}
        </Button>
      </div>
    </ResultSection>
  );
};

/** Offers both ways to pay, the one by UPI first. */
export const WaysToPay = () => (
  <>
    <Now />
    <AtAppointment />
  </>
);
