import type { ReactNode } from 'react';
import classes from './button-row.module.css';

/** Buttons of the same weight, as many in a row as there is room for. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
