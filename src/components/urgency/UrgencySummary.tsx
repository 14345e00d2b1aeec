import type { UrgencyLevel } from '../../../contracts/diagnosis.ts';
import tones from '../tone/tone.module.css';
import { URGENCY_LOOKS, UrgencyBadge } from './UrgencyBadge.tsx';
import classes from './urgency.module.css';

export type UrgencySummaryProps = {
  readonly level: UrgencyLevel;
  /** What the badge means for the patient, one or two short sentences. */
  readonly text: string;
};

/** The first thing on the result: by when, and what would change that. */
export const UrgencySummary = ({ level, text }: UrgencySummaryProps) => (
  <div
    className={`${tones.tone} ${tones.note} ${classes.summary}`}
    data-tone={URGENCY_LOOKS[level].tone}
  >
    <UrgencyBadge level={level} />
    <p>{text}</p>
  </div>
);
