import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

export type RouteButtonProps = {
  readonly to: string;
  /** What the page that opens is told beside its address. */
  readonly state?: object;
  readonly variant?: 'default' | 'subtle';
  readonly leftSection?: ReactNode;
  readonly children: ReactNode;
};

/** A link to another of the app's own pages that looks like a button; the app stays loaded. */
export const RouteButton = ({ to, state, variant, leftSection, children }: RouteButtonProps) => (
  <Link to={to} state={state} className={classes.button} data-variant={variant}>
    {leftSection}
    <span className={classes.label}>{children}</span>
  </Link>
);
