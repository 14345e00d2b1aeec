import { BoxRadio, RadioFieldset } from '../radio-fieldset/RadioFieldset.tsx';
import classes from './booking.module.css';

/** A day to choose, in the words that are shown and the ones that are read out. */
export type StripDay = {
  /** A date such as `2026-11-23`. */
  readonly value: string;
  /** "Mon" */
  readonly weekday: string;
  /** "23" */
  readonly day: string;
  /** "Monday 23 November" */
  readonly name: string;
  /** The reason why it cannot be chosen: "no free times". */
  readonly unavailable?: string;
};

export type DayStripProps = {
  readonly label: string;
  readonly days: readonly StripDay[];
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
};

/** The next days side by side, as radio buttons: arrow keys move between days, and screen readers read each in full. */
export const DayStrip = ({ label, days, chosen, onChoose }: DayStripProps) => {
  return (
    <RadioFieldset label={label}>
      {(name) => (
        <div className={classes.strip}>
          {days.map((day) => (
            <BoxRadio
              key={day.value}
              className={classes.day}
              name={name}
              value={day.value}
              aria-label={day.unavailable ? `${day.name}, ${day.unavailable}` : day.name}
              disabled={day.unavailable !== undefined}
              checked={chosen === day.value}
              onChange={() => onChoose(day.value)}
            >
              <span className={classes.weekday}>{day.weekday}</span>
              <span className={classes.number}>{day.day}</span>
            </BoxRadio>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
};
