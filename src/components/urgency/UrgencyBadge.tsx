import type { UrgencyLevel } from '../../../contracts/diagnosis.ts';
import { Badge } from '../badge/Badge.tsx';
import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconClock,
  IconClockExclamation,
} from '../icons/icons.ts';

/** The meanings of the levels in words, icon and colour. */
export const URGENCY_LOOKS = {
  emergency: { words: 'Emergency', when: 'now', Icon: IconAlertTriangle, tone: 'urgent' },
  urgent: { words: 'Urgent', when: '1-3 days', Icon: IconClockExclamation, tone: 'urgent' },
  moderate: { words: 'Moderate', when: '1-2 weeks', Icon: IconClock, tone: 'soon' },
  routine: { words: 'Routine', when: '2-4 weeks', Icon: IconCalendarCheck, tone: 'routine' },
} as const;

/** How soon, in an icon, words and colour (DIAG-13 to DIAG-17). */
export const UrgencyBadge = ({ level }: { readonly level: UrgencyLevel }) => {
  const { words, when, Icon, tone } = URGENCY_LOOKS[level];
  return (
    <Badge tone={tone} strong={level === 'emergency'} icon={<Icon size={20} aria-hidden="true" />}>
      {`${words} (${when})`}
    </Badge>
  );
};
