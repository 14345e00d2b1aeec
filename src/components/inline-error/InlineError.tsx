import type { ReactNode } from 'react';
import { IconAlertTriangle } from '../icons/icons.ts';
import classes from './inline-error.module.css';

/** What went wrong, beside the thing it concerns; read out at once. */
export const InlineError = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={classes.error}>
    <IconAlertTriangle size={20} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
