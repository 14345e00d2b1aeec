import type { ReactNode } from 'react';
import { IconAlertTriangle } from '../icons/icons.ts';
import classes from './emergency-eyebrow.module.css';

/** The icon and word above an emergency's heading. Announced when it appears. */
export const EmergencyEyebrow = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={classes.eyebrow}>
    <span className={classes.sign} aria-hidden="true">
      <IconAlertTriangle size={24} />
    </span>
    {children}
  </p>
);
