import type { ReactNode } from 'react';
import tones from '../tone/tone.module.css';
import type { Tone } from '../tone/tone.ts';
import classes from './slip.module.css';

export type SlipProps = {
  readonly tone: Tone;
  readonly badge: ReactNode;
  /** A heading that says what to do and by when. */
  readonly heading: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** A slip like one from the front desk: badge, what to do and by when, the facts, one action. */
export const Slip = ({ tone, badge, heading, children, action }: SlipProps) => (
  <section className={`${tones.tone} ${classes.slip}`} data-tone={tone}>
    <div>{badge}</div>
    <div className={classes.heading}>{heading}</div>
    {children && <div className={classes.facts}>{children}</div>}
    {action && <div className={classes.action}>{action}</div>}
  </section>
);
