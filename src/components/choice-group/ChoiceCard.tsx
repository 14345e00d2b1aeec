import classes from './choice-group.module.css';

export type ChoiceCardProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** One tappable row with its native input; also for a single tick such as a consent. */
export const ChoiceCard = ({ type, name, value, label, checked, onChange }: ChoiceCardProps) => (
  <label className={classes.card}>
    <input
      className={classes.input}
      type={type}
      name={name}
      value={value}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className={classes.label}>{label}</span>
  </label>
);
