import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

/** A button that is an icon; its name stands in `aria-label`, or in words that are only heard. */
export const IconButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...button}
    className={className ? `${classes.button} ${className}` : classes.button}
  />
);
