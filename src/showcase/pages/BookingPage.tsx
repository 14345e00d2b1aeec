import { DEFAULT_PRICES } from '../../../contracts/payments/products.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { useState } from 'react';
import { DayStrip } from '../../components/booking/DayStrip.tsx';
import { SlotGrid } from '../../components/booking/SlotGrid.tsx';
import { SummaryBar } from '../../components/summary-bar/SummaryBar.tsx';
import { DAYS, PARTS } from '../samples.tsx';
import { TaskFrame } from './TaskFrame.tsx';

/** The page for choosing a day and a time. */
export const BookingPage = () => {
  const [day, setDay] = useState('2026-11-23');
  const [time, setTime] = useState<string | null>(null);
  const name = DAYS.find(({ value }) => value === day)?.name ?? '';
  return (
    <TaskFrame
      back="Video call"
      progress="Step 1 of 3"
      bar={
        <SummaryBar
          summary={time ? `${name}, ${time}` : 'Choose a time to go on'}
          detail="30 minutes, video"
          price={inRupees(DEFAULT_PRICES[30])}
          action={{
            label: 'Go on to payment',
            disabled: time === null,
            onClick: () => setTime(null),
          }}
        />
      }
    >
      <h1>When suits you?</h1>
      <DayStrip
        label="Day"
        days={DAYS}
        chosen={day}
        onChoose={(value) => {
          setDay(value);
          setTime(null);
        }}
      />
      <SlotGrid day={name} zone="India time (IST)" parts={PARTS} chosen={time} onChoose={setTime} />
    </TaskFrame>
  );
};
