import type { UrgencyLevel } from '../../../contracts/diagnosis.ts';
import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconClock,
  IconClockExclamation,
} from '../icons/icons.ts';
import classes from './urgency.module.css';

const URGENCY_LOOKS = {
  emergency: { words: 'Emergency', when: 'now', Icon: IconAlertTriangle },
  urgent: { words: 'Urgent', when: '1-3 days', Icon: IconClockExclamation },
  moderate: { words: 'Moderate', when: '1-2 weeks', Icon: IconClock },
  routine: { words: 'Routine', when: '2-4 weeks', Icon: IconCalendarCheck },
} as const;

/** How soon, in an icon, words and colour (DIAG-13 to DIAG-17). */
export const UrgencyBadge = ({ level }: { readonly level: UrgencyLevel }) => {
  const { words, when, Icon } = URGENCY_LOOKS[level];
  return (
    <span className={classes.badge} data-level={level}>
      <Icon size={20} aria-hidden="true" />
      {`${words} (${when})`}
    </span>
  );
};
