import { useId } from 'react';
import type { KeyboardEventHandler } from 'react';
import classes from '../fields/field.module.css';

export type TextBoxProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One sentence of help between label and box. */
  readonly hint?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly maxLength?: number;
  /** Room is told from the first character on, and not only once it is little. */
  readonly isCounted?: boolean;
  readonly readOnly?: boolean;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
};

/** From here on it is said how many characters are left. */
const TOLD_FROM = 200;

/** How much room is left, once it is little: to the eye exactly, to the ear in steps, so that it does not speak at each key. */
const RoomLeft = ({ left, isCounted }: { readonly left: number; readonly isCounted: boolean }) => {
  const step = Math.ceil(left / 50) * 50;
  return (
    <>
      <span className={classes.room} aria-hidden="true">
        {(isCounted || left <= TOLD_FROM) && (left === 0 ? 'Full' : `${left} left`)}
      </span>
      <span className="spoken" aria-live="polite">
        {left <= TOLD_FROM &&
          (left === 0 ? 'The box is full.' : `At most ${step} characters left.`)}
      </span>
    </>
  );
};

/** A box for a few sentences; it grows with the text where the browser can. */
export const TextBox = (props: TextBoxProps) => {
  const { label, hint, onChange, rows = 3, isCounted = false, ...box } = props;
  const id = useId();
  return (
    <div>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {box.maxLength !== undefined && (
          <RoomLeft left={box.maxLength - box.value.length} isCounted={isCounted} />
        )}
      </div>
      {hint && (
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <textarea
        {...box}
        id={id}
        className={classes.box}
        rows={rows}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
};
