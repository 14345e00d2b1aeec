import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';

type Look = {
  /**
   * `default` is outlined, `danger` is outlined in red, `subtle` has neither line nor fill; without a variant it is
   * filled.
   */
  readonly variant?: 'default' | 'danger' | 'subtle';
  /** An icon before the label. */
  readonly leftSection?: ReactNode;
};

/** A button; with `aria-busy` it shows a spinner before its label. */
export const Button = ({
  variant,
  leftSection,
  className,
  children,
  ...button
}: Look & ComponentProps<'button'>) => (
  <button
    type="button"
    {...button}
    className={className ? `${classes.button} ${className}` : classes.button}
    data-variant={variant}
  >
    {leftSection}
    <span className={classes.label}>{children}</span>
  </button>
);

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  leftSection,
  className,
  children,
  ...link
}: Look & ComponentProps<'a'>) => (
  <a
    {...link}
    className={className ? `${classes.button} ${className}` : classes.button}
    data-variant={variant}
  >
    {leftSection}
    <span className={classes.label}>{children}</span>
  </a>
);
