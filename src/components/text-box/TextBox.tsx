import { useId } from 'react';
import type { KeyboardEventHandler, Ref } from 'react';
import classes from './text-box.module.css';

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
  /** What is wrong with the text; read out with the box. */
  readonly error?: string | null;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  readonly enterKeyHint?: 'send' | 'next' | 'done' | 'enter';
  readonly boxRef?: Ref<HTMLTextAreaElement>;
};

/** A box for a few sentences; it grows with the text where the browser can. */
export const TextBox = ({
  label,
  hint,
  error,
  onChange,
  rows = 3,
  boxRef,
  ...box
}: TextBoxProps) => {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
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
        ref={boxRef}
        id={id}
        className={classes.box}
        rows={rows}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error && (
        <p id={`${id}error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
