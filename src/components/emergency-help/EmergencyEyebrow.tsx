import type { ReactNode } from 'react';
import { IconAlertTriangle } from '../icons/icons.ts';
import classes from './emergency-eyebrow.module.css';

/** Above the heading of an emergency: the sign, and that it is one. Announced as it appears. */
export const EmergencyEyebrow = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={classes.eyebrow}>
    <span className={classes.sign} aria-hidden="true">
      <IconAlertTriangle size={24} />
    </span>
    {children}
  </p>
);
