import type { UrgencyLevel } from '../../../contracts/diagnosis.ts';
import { UrgencyBadge } from './UrgencyBadge.tsx';
import classes from './urgency.module.css';

export type UrgencySummaryProps = {
  readonly level: UrgencyLevel;
  /** What the badge means for the patient, one or two short sentences. */
  readonly text: string;
};

/** The first thing on the result: by when, and what would change that. */
export const UrgencySummary = ({ level, text }: UrgencySummaryProps) => (
  <div className={classes.summary} data-level={level}>
    <UrgencyBadge level={level} />
    <p>{text}</p>
  </div>
);
