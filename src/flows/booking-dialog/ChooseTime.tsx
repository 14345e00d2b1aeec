import type { ReactNode } from 'react';
import type { SlotDay } from '../../../contracts/endpoints/teleconsultations.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import { BOOKING_TEXTS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { DayStrip } from '../../components/booking/DayStrip.tsx';
import { SlotGrid } from '../../components/booking/SlotGrid.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { dayWords, isMorning, timeWords } from '../../lib/format/slot-words.ts';
import classes from './booking-dialog.module.css';

type Chosen = { readonly date: string; readonly time: string };
type ChooseTimeProps = {
  readonly days: readonly SlotDay[];
  readonly chosen: Chosen;
  readonly errors: { readonly date?: ReactNode; readonly time?: ReactNode };
  readonly onChoose: (chosen: Chosen) => void;
};

/** Offers the days from tomorrow on, and the fifteen times of the chosen day (BOOK-06, BOOK-07, BOOK-18..22). */
export const ChooseTime = ({ days, chosen: { date, time }, errors, onChoose }: ChooseTimeProps) => {
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const isFree = days.some((day) => day.slots.some(({ free }) => free));
  const partOf = (title: string, isIn: (value: string) => boolean) => ({
    title,
    slots: slots
      .filter((slot) => isIn(slot.time))
      .map((slot) => ({ time: timeWords(slot.time), taken: !slot.free })),
  });
  return (
    <>
      {!isFree && <InlineError>{BOOKING_TEXTS.noTimes}</InlineError>}
      <div className={classes.choice} data-path="date" tabIndex={-1}>
        <DayStrip
          label={say.date}
          days={days.map((day) => ({
            ...dayWords(day.date),
            value: day.date,
            ...(!day.slots.some(({ free }) => free) && { unavailable: say.noFreeTimes }),
          }))}
          chosen={date === '' ? null : date}
          onChoose={(value) => onChoose({ date: value, time: '' })}
        />
        {errors.date && <InlineError>{errors.date}</InlineError>}
      </div>
      <div className={classes.choice} data-path="time" tabIndex={-1}>
        {slots.length > 0 && (
          <SlotGrid
            day={dayWords(date).name}
            zone={`${dayWords(date).name}, ${BOOKING_TEXTS.zone}`}
            parts={[
              partOf(say.morning, isMorning),
              partOf(say.afternoon, (value) => !isMorning(value)),
            ]}
            chosen={time === '' ? null : timeWords(time)}
            onChoose={(words) => {
              const slot = slots.find((each) => timeWords(each.time) === words);
              onChoose({ date, time: slot?.time ?? '' });
            }}
          />
        )}
        {errors.time && <InlineError>{errors.time}</InlineError>}
      </div>
    </>
  );
};
