import type { ReactNode } from 'react';
import classes from './choice-group.module.css';

export type ChoiceCardProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** A few words beside the label, part of the option's name. */
  readonly mark?: string;
  readonly drawing?: ReactNode;
  /** A card of its own, or a row of a list. */
  readonly look?: 'card' | 'row';
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** One tappable row with its native input; also for a single tick such as a consent. */
export const ChoiceCard = (props: ChoiceCardProps) => {
  const { type, name, value, label, mark, drawing, look = 'card', checked, onChange } = props;
  return (
    <label className={classes[look]}>
      <input
        className={classes.input}
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.label}>
        {label}
        {mark && (
          <>
            {' '}
            <span className={classes.mark}>{mark}</span>
          </>
        )}
      </span>
      {drawing && <span className={classes.drawing}>{drawing}</span>}
    </label>
  );
};
