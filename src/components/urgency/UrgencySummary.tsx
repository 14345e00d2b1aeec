import { UrgencyBadge } from './UrgencyBadge.tsx';
import type { UrgencyLevel } from './UrgencyBadge.tsx';
import classes from './urgency.module.css';

export type UrgencySummaryProps = {
  readonly level: UrgencyLevel;
  /** What to do and by when, one short sentence. */
  readonly title: string;
  readonly text?: string;
};

/** The first thing on the result: what to do, and by when. */
export const UrgencySummary = ({ level, title, text }: UrgencySummaryProps) => (
  <section className={classes.summary} data-level={level}>
    <UrgencyBadge level={level} />
    <h2 className={classes.title}>{title}</h2>
    {text && <p>{text}</p>}
  </section>
);
