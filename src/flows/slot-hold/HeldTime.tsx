import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import {
  selectHold,
  selectHoldMinutes,
  selectIsUnasked,
  selectSpokenHoldMinutes,
} from '../../../machines/slot-hold/slot-hold.machine.ts';
import { SLOT_HOLD_TEXTS } from '../../../contracts/texts/en/flows/slot-hold.ts';
import { BOOKING_TEXTS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { minutesWords } from '../../../contracts/texts/en/wordings.ts';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { TimeLeft } from '../../components/time-left/TimeLeft.tsx';
import { doctorFacts } from '../../lib/format/doctor-facts.ts';
import { SOON_MINUTES } from '../../lib/format/soon.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useSlotHoldSelected } from './slot-hold.flow.ts';

/** Shows how long the time is held by the server's clock; announced at five, two and one minutes. */
const Left = () => {
  const minutes = useSlotHoldSelected(selectHoldMinutes);
  const spoken = useSlotHoldSelected(selectSpokenHoldMinutes);
  const isUnasked = useSlotHoldSelected(selectIsUnasked);
  return (
    <TimeLeft
      words={say.leftWords(minutesWords(minutes))}
      announce={spoken === null ? '' : say.yourTimeIsKeptForMore(minutesWords(spoken))}
      soon={minutes <= SOON_MINUTES}
    >
      {isUnasked ? SLOT_HOLD_TEXTS.unasked : SLOT_HOLD_TEXTS.left}
    </TimeLeft>
  );
};

type HeldFactsProps = { readonly hold: Appointment };

const HeldFacts = ({ hold: { starts_at, doctor, minutes, patient_name } }: HeldFactsProps) => (
  <>
    <FactList
      facts={[
        { name: say.whenWords, value: `${momentWords(starts_at)}, ${BOOKING_TEXTS.zone}` },
        ...doctorFacts(doctor),
        { name: say.forWords, value: patient_name },
        { name: common.lengthLabel, value: say.minutesByVideo(minutes) },
      ]}
    />
    {doctor.is_sample && <p>{BOOKING_TEXTS.booked.sample}</p>}
  </>
);

/** Shows the held time, and how long it is held. */
export const HeldTime = () => {
  const hold = useSlotHoldSelected(selectHold);
  return (
    <>
      <Left />
      {hold && <HeldFacts hold={hold} />}
    </>
  );
};
