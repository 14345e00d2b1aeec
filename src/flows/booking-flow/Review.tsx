import { BOOKING_TEXTS } from '../../../machines/booking-dialog/booking-dialog.texts.ts';
import { selectBookingCode } from '../../../machines/booking-flow/booking-flow.selectors.ts';
import { BOOKING_FLOW_TEXTS } from '../../../machines/booking-flow/booking-flow.texts.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmergencyCalls } from '../../components/emergency-calls/EmergencyCalls.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useBookingFlow, useBookingFlowSelected } from './booking-flow.flow.ts';
import classes from './booking-flow.module.css';
import { PhoneCode } from './PhoneCode.tsx';
import { WaysToPay } from './WaysToPay.tsx';

const { anyDentist, anySample, change } = BOOKING_FLOW_TEXTS;

/** Shows the time and the dentist, with a button to change the time. */
const When = () => {
  const booking = useBookingFlow();
  const startsAt = useBookingFlowSelected(({ context }) => context.startsAt);
  const withSamples = useBookingFlowSelected(({ context }) => context.withSamples);
  const doctor = useBookingFlowSelected(({ context }) => context.doctor?.name);
  return (
    <ResultSection title="When">
      <FactList
        facts={[
          {
            name: 'Time',
            value: startsAt === null ? '' : `${momentWords(startsAt)}, ${BOOKING_TEXTS.zone}`,
          },
          { name: 'With', value: doctor ?? (withSamples ? anySample : anyDentist) },
        ]}
      />
      <Button
        variant="subtle"
        className={classes.change}
        onClick={() => booking.send({ type: 'time.revisited' })}
      >
        {change.time}
      </Button>
    </ResultSection>
  );
};

/** Shows the patient's details, with a button to change them. */
const Who = () => {
  const booking = useBookingFlow();
  const { fullName, email, phone, notes } = useBookingFlowSelected(({ context }) => context.form);
  return (
    <ResultSection title="Who it is for">
      <FactList
        facts={[
          { name: 'Name', value: fullName },
          { name: 'Phone', value: phone },
          ...(email === '' ? [] : [{ name: 'Email', value: email }]),
          ...(notes.trim() === '' ? [] : [{ name: 'Notes', value: notes }]),
        ]}
      />
      <Button
        variant="subtle"
        className={classes.change}
        onClick={() => booking.send({ type: 'patient.revisited' })}
      >
        {change.patient}
      </Button>
    </ResultSection>
  );
};

/** Shows what will be booked (BKFL-05); a code that is asked for takes the place of the ways to pay. */
export const Review = () => {
  const code = useBookingFlowSelected(selectBookingCode);
  return (
    <>
      <When />
      <Who />
      <EmergencyCalls insteadOf="book" />
      {code === undefined ? <WaysToPay /> : <PhoneCode code={code} />}
    </>
  );
};
