import type { ReactNode } from 'react';
import classes from './button-row.module.css';

/** A row of equal buttons; it wraps when there is no room. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
