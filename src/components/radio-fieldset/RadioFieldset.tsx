import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
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

type BoxRadioProps = ComponentProps<'input'> & {
  /** True for a box that is lit, chosen itself or not. */
  readonly isLit?: boolean;
};

/** A radio button drawn as the box around it: the whole box is pressed, and takes the focus for the button inside. */
export const BoxRadio = ({ className, isLit, children, ...input }: BoxRadioProps) => (
  <label className={`${classes.box} ${className}`} data-on={isLit || undefined}>
    <input {...input} className={classes.input} type="radio" />
    {children}
  </label>
);
