import classes from '../choice-group/choice-group.module.css';
import rows from '../choice-group/choice-rows.module.css';

export type TickListProps<Value extends string> = {
  /** The id of the question's element. */
  readonly labelledBy: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** Called with the value that was ticked or unticked. */
  readonly onChange: (value: Value) => void;
};

/** A list of checkboxes that looks like a question's, without what only a question needs. */
export const TickList = <Value extends string>(props: TickListProps<Value>) => {
  const { labelledBy, name, choices, chosen, onChange } = props;
  return (
    <fieldset aria-labelledby={labelledBy}>
      <div className={rows.list}>
        {choices.map(({ value, label }) => (
          <label key={value} className={rows.row}>
            <input
              className={classes.input}
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChange(value)}
            />
            <span className={classes.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
