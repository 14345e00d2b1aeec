import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './radio-fieldset.module.css';

export type RadioFieldsetProps = {
  readonly label: string;
  /** Draws the buttons, which share this name. */
  readonly children: (name: string) => ReactNode;
};

/** Radio buttons that are drawn in a way of their own, under their label: arrow keys move between them. */
export const RadioFieldset = ({ label, children }: RadioFieldsetProps) => {
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-labelledby={`${name}label`}>
      <legend id={`${name}label`} className={classes.legend}>
        {label}
      </legend>
      {children(name)}
    </fieldset>
  );
};
