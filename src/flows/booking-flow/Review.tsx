import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import { BOOKING_TEXTS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { selectBookingCode } from '../../../machines/booking-flow/booking-flow.selectors.ts';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmergencyCalls } from '../../components/emergency-calls/EmergencyCalls.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { doctorFacts } from '../../lib/format/doctor-facts.ts';
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
  const doctor = useBookingFlowSelected(({ context }) => context.doctor);
  return (
    <ResultSection title={say.whenWords}>
      <FactList
        facts={[
          {
            name: say.timeWords,
            value: startsAt === null ? '' : `${momentWords(startsAt)}, ${BOOKING_TEXTS.zone}`,
          },
          ...doctorFacts(doctor ?? { name: withSamples ? anySample : anyDentist }),
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
    <ResultSection title={say.whoItIsFor}>
      <FactList
        facts={[
          { name: say.nameWords, value: fullName },
          { name: common.phone, value: phone },
          ...(email === '' ? [] : [{ name: common.email, value: email }]),
          ...(notes.trim() === '' ? [] : [{ name: say.notes, value: notes }]),
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
