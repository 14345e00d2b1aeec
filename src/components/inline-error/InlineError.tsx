import type { ReactNode } from 'react';
import { IconAlertTriangle } from '../icons/icons.ts';
import classes from './inline-error.module.css';

/** An error beside what it concerns; announced at once. */
export const InlineError = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={classes.error}>
    <IconAlertTriangle size={20} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
