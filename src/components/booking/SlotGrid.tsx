import { useId } from 'react';
import * as say from '../../../contracts/texts/en/payment.ts';
import { IconCheck } from '../icons/icons.ts';
import { InlineError } from '../inline-error/InlineError.tsx';
import { BoxRadio } from '../radio-fieldset/RadioFieldset.tsx';
import classes from './booking.module.css';

/** A time of the day, as it is shown: "10:00 AM". */
export type Slot = { readonly time: string; readonly taken?: boolean };

/** Times under one heading: "Morning". */
export type SlotPart = { readonly title: string; readonly slots: readonly Slot[] };

export type SlotGridProps = {
  /** The day of the times, read out with each: "Monday 23 November". */
  readonly day: string;
  /** The time zone: "India time (IST)". */
  readonly zone: string;
  readonly parts: readonly SlotPart[];
  readonly chosen: string | null;
  readonly onChoose: (time: string) => void;
  readonly error?: string;
};

type SlotBoxProps = Pick<SlotGridProps, 'day' | 'chosen' | 'onChoose'> & {
  readonly slot: Slot;
  readonly name: string;
};

const SlotBox = ({ slot: { time, taken = false }, day, name, chosen, onChoose }: SlotBoxProps) => (
  <BoxRadio
    className={classes.slot}
    name={name}
    value={time}
    aria-label={taken ? say.takenTime(day, time) : say.freeTime(day, time)}
    disabled={taken}
    checked={chosen === time}
    onChange={() => onChoose(time)}
  >
    {taken ? <s>{time}</s> : <span>{time}</span>}
    <IconCheck className={classes.tick} size={18} aria-hidden="true" />
  </BoxRadio>
);

/**
 * The times of a day by part, in three columns. All are radio buttons of one group: Tab enters once, and the arrow keys
 * move through all parts and skip taken times.
 */
export const SlotGrid = ({ zone, parts, error, ...box }: SlotGridProps) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={say.timeOn(box.day)} aria-describedby={`${name}zone`}>
      <p id={`${name}zone`} className={classes.zone}>
        {zone}
      </p>
      {parts.map(({ title, slots }) => (
        <fieldset key={title} className={classes.part}>
          <legend className={classes.legend}>{title}</legend>
          <div className={classes.slots}>
            {slots.map((slot) => (
              <SlotBox key={slot.time} {...box} slot={slot} name={name} />
            ))}
          </div>
        </fieldset>
      ))}
      {error && <InlineError>{error}</InlineError>}
    </div>
  );
};
