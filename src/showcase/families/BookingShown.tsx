import { DEFAULT_PRICES } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { useState } from 'react';
import { DayStrip } from '../../components/booking/DayStrip.tsx';
import { SlotGrid } from '../../components/booking/SlotGrid.tsx';
import { SummaryBar } from '../../components/summary-bar/SummaryBar.tsx';
import { Example } from '../example.tsx';
import { DAYS, PARTS } from '../samples.tsx';

const ZONE = 'India time (IST)';
const noop = () => undefined;

const Days = () => {
  const [day, setDay] = useState<string | null>('2026-11-23');
  return (
    <Example title="Day strip">
      <DayStrip label="Day" days={DAYS} chosen={day} onChoose={setDay} />
    </Example>
  );
};

const Slots = () => {
  const [time, setTime] = useState<string | null>('10:00 AM');
  return (
    <Example title="Slots of a day">
      <SlotGrid
        day="Monday 23 November"
        zone={ZONE}
        parts={PARTS}
        chosen={time}
        onChoose={setTime}
      />
    </Example>
  );
};

/** Components for booking a visit. */
export const BookingShown = () => (
  <>
    <Days />
    <Example title="Day strip, nothing chosen">
      <DayStrip label="Day of the visit" days={DAYS} chosen={null} onChoose={noop} />
    </Example>
    <Slots />
    <Example title="Slots, nothing chosen">
      <SlotGrid
        day="Tuesday 24 November"
        zone={ZONE}
        parts={PARTS}
        chosen={null}
        onChoose={noop}
        error="Please select a time slot."
      />
    </Example>
    <Example title="Summary above the button">
      <SummaryBar
        summary="Mon 23 November, 10:00 AM"
        detail="30 minutes, video"
        price={inRupees(DEFAULT_PRICES[30])}
        action={{ label: 'Go on to payment', onClick: noop }}
      />
    </Example>
    <Example title="Summary, nothing chosen">
      <SummaryBar
        summary="Choose a time to go on"
        price={inRupees(DEFAULT_PRICES[30])}
        action={{ label: 'Go on to payment', onClick: noop, disabled: true }}
      />
    </Example>
    <Example title="Summary, being kept">
      <SummaryBar
        summary="Mon 23 November, 10:00 AM"
        detail="30 minutes, video"
        price={inRupees(DEFAULT_PRICES[30])}
        action={{ label: 'Keeping your time', onClick: noop, busy: true }}
      />
    </Example>
  </>
);
