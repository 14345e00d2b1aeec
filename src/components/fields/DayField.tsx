import { useId } from 'react';
import classes from './field.module.css';

export type DayFieldProps = {
  readonly label: string;
  /** The chosen day, such as `2026-11-30`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
};

/** A day from the calendar of the browser or the phone. */
export const DayField = ({ label, value, onChange }: DayFieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={classes.box}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
};
