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
  readonly readOnly?: boolean;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
};

/** A box for a few sentences; it grows with the text where the browser can. */
export const TextBox = ({ label, hint, onChange, rows = 3, ...box }: TextBoxProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
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
