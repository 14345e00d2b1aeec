import { useId } from 'react';
import classes from './field.module.css';

export type LineFieldProps = {
  readonly label: string;
  /** One sentence of help between label and box. */
  readonly hint: string;
  readonly value: string;
  readonly maxLength: number;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
};

/** A box for one line of no language, such as a code that is typed from paper. */
export const LineField = ({ label, hint, onChange, ...box }: LineFieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <p id={`${id}hint`} className={classes.hint}>
        {hint}
      </p>
      <input
        {...box}
        id={id}
        className={classes.box}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={`${id}hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
};
