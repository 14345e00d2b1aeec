import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './choice-group.module.css';
import rows from './choice-rows.module.css';

export type ChoiceCardProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** A few words beside the label, part of the option's name. */
  readonly mark?: string;
  /** A line of help below the label, not part of the option's name. */
  readonly hint?: string;
  readonly drawing?: ReactNode;
  /** A separate card, or a row of a list. */
  readonly look?: 'card' | 'row';
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** One tappable row with its native input; also for a single tick such as a consent. */
export const ChoiceCard = (props: ChoiceCardProps) => {
  const { type, name, value, label, mark, hint, drawing, look = 'card' } = props;
  const { checked, onChange } = props;
  const id = useId();
  return (
    <label className={look === 'row' ? rows.row : classes.card}>
      <input
        className={classes.input}
        type={type}
        name={name}
        value={value}
        checked={checked}
        aria-labelledby={hint && `${id}label`}
        aria-describedby={hint && `${id}hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.label}>
        <span id={`${id}label`}>
          {label}
          {mark && (
            <>
              {' '}
              <span className={rows.mark}>{mark}</span>
            </>
          )}
        </span>
        {hint && (
          <span id={`${id}hint`} className={classes.help}>
            {hint}
          </span>
        )}
      </span>
      {drawing && <span className={rows.drawing}>{drawing}</span>}
    </label>
  );
};
