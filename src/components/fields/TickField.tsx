import classes from '../choice-group/choice-group.module.css';

export type TickFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A filter to switch on or off, on a card large enough for a thumb. */
export const TickField = ({ label, name, checked, onChange }: TickFieldProps) => (
  <label className={classes.card}>
    <input
      className={classes.input}
      type="checkbox"
      name={name}
      value="1"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className={classes.label}>{label}</span>
  </label>
);
