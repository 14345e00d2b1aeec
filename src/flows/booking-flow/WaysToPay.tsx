import { PRODUCTS } from '../../../contracts/payments/products.ts';
import {
  selectCanBook,
  selectCanPay,
  selectIsBooking,
} from '../../../machines/booking-flow/booking-flow.selectors.ts';
import { BOOKING_FLOW_TEXTS } from '../../../machines/booking-flow/booking-flow.texts.ts';
import { Button } from '../../components/button/Button.tsx';
import { PriceLines } from '../../components/price-line/PriceLines.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { useBookingFlow, useBookingFlowSelected } from './booking-flow.flow.ts';
import classes from './booking-flow.module.css';

const PAISE = 100;
const LABEL = 'Video consultation';
const { atAppointment, now } = BOOKING_FLOW_TEXTS;

const AtAppointment = () => {
  const booking = useBookingFlow();
  const canBook = useBookingFlowSelected(selectCanBook);
  const isBooking = useBookingFlowSelected(selectIsBooking);
  const { minutes, price } = PRODUCTS.laterCall30;
  return (
    <ResultSection title={atAppointment.title} intro={atAppointment.text}>
      <div className={classes.stack}>
        <PriceLines
          prices={[{ label: LABEL, detail: `${minutes} minutes`, rupees: price / PAISE }]}
        />
        <Button
          data-primary-action
          disabled={!canBook}
          aria-busy={isBooking || undefined}
          onClick={() => booking.send({ type: 'booking.requested' })}
        >
          {isBooking ? atAppointment.busy : atAppointment.action}
        </Button>
      </div>
    </ResultSection>
  );
};

const Now = () => {
  const booking = useBookingFlow();
  const canPay = useBookingFlowSelected(selectCanPay);
  const isPaid = useBookingFlowSelected(({ context }) => context.payment !== null);
  const { minutes, price } = PRODUCTS.videoCall15;
  return (
    <ResultSection title={now.title} intro={isPaid ? now.paid : now.text}>
      <div className={classes.stack}>
        <PriceLines
          prices={[{ label: LABEL, detail: `${minutes} minutes`, rupees: price / PAISE }]}
        />
        <Button
          variant="default"
          disabled={!canPay}
          onClick={() => booking.send({ type: 'payment.requested' })}
        >
          {isPaid ? now.withPaid : now.action}
        </Button>
      </div>
    </ResultSection>
  );
};

/** Offers both ways to pay, each with its own length and price. */
export const WaysToPay = () => (
  <>
    <AtAppointment />
    <Now />
  </>
);
