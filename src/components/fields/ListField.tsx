import { useId } from 'react';
import classes from './field.module.css';
import own from './list-field.module.css';

export type ListFieldProps = {
  readonly label: string;
  readonly name: string;
  /** The chosen value; empty for none. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first entry, which chooses nothing; without it something is always chosen. */
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
};

/** A choice from a native select: a phone shows it full height, and it adds no code. */
export const ListField = (props: ListFieldProps) => {
  const { label, name, value, options, placeholder, onChange } = props;
  const id = useId();
  return (
    <div className={own.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={own.list}>
        <select
          id={id}
          name={name}
          className={`${classes.box} ${own.box}`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
};
