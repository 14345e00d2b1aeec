import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCTS } from '../../../contracts/payments/products.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import { BOOKING_TEXTS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import { CallNews } from '../booking-dialog/CallNews.tsx';
import { Button } from '../../components/button/Button.tsx';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { doctorFacts } from '../../lib/format/doctor-facts.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useBookingFlow, useBookingFlowSelected } from './booking-flow.flow.ts';

/** Shown after booking: when, with which doctor, what is still to pay, and how to join. */
export const BookedScreen = () => {
  const appointment = useBookingFlowSelected(({ context }) => context.appointment);
  if (appointment === null) return null;
  const { starts_at, doctor, minutes, product, price, patient_name } = appointment;
  const isPaid = PRODUCTS[product].way !== 'atAppointment';
  const { joining, sample } = BOOKING_TEXTS.booked;
  return (
    <div className="stack">
      <FactList
        facts={[
          { name: say.whenWords, value: `${momentWords(starts_at)}, ${BOOKING_TEXTS.zone}` },
          ...doctorFacts(doctor),
          { name: say.forWords, value: patient_name },
          { name: common.lengthLabel, value: say.minutesByVideo(minutes) },
          { name: say.price, value: isPaid ? BOOKING_TEXTS.paid : BOOKING_TEXTS.price(price) },
        ]}
      />
      {doctor.is_sample && <p>{sample}</p>}
      <p>{joining}</p>
      <CallNews appointment={appointment} />
      <RouteButton to={PATHS.teleconsultation}>{BOOKING_FLOW_TEXTS.own}</RouteButton>
    </div>
  );
};

/** Shown when booking failed; the entries are kept. */
export const FailedScreen = () => {
  const booking = useBookingFlow();
  const refusal = useBookingFlowSelected(({ context }) => context.refusal);
  return (
    <div className="stack">
      <div role="alert" className="stack">
        <p>{BOOKING_TEXTS.failed.text}</p>
        {refusal !== null && <p>{refusal}</p>}
      </div>
      <Button data-primary-action onClick={() => booking.send({ type: 'retry.requested' })}>
        {BOOKING_TEXTS.failed.retry}
      </Button>
    </div>
  );
};

/** Shown when the payment arrived but another patient has the time: the money is kept, and a new time can be chosen. */
export const PaidWithoutTimeScreen = () => {
  const refusal = useBookingFlowSelected(({ context }) => context.refusal);
  const { kept, action } = BOOKING_FLOW_TEXTS.paidWithoutTime;
  return (
    <div className="stack">
      {refusal !== null && <p>{refusal}</p>}
      <p>{kept}</p>
      <RouteButton to={PATHS.teleconsultation}>{action}</RouteButton>
    </div>
  );
};
