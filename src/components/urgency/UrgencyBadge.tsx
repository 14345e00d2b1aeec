import type { UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import { URGENCY_WORDS } from '../../../contracts/texts/en/urgency.ts';
import { Badge } from '../badge/Badge.tsx';
import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconClock,
  IconClockExclamation,
} from '../icons/icons.ts';

/** Words, icon and colour of each level. The badge of an urgent result is red (DIAG-14); what stands beside it is not. */
export const URGENCY_LOOKS = {
  emergency: { ...URGENCY_WORDS.emergency, Icon: IconAlertTriangle, tone: 'urgent' },
  urgent: { ...URGENCY_WORDS.urgent, Icon: IconClockExclamation, tone: 'prompt' },
  moderate: { ...URGENCY_WORDS.moderate, Icon: IconClock, tone: 'soon' },
  routine: { ...URGENCY_WORDS.routine, Icon: IconCalendarCheck, tone: 'routine' },
} as const;

/** Says how soon to be seen, by icon, words and colour (DIAG-13 to DIAG-17). */
export const UrgencyBadge = ({ level }: { readonly level: UrgencyLevel }) => {
  const { words, when, Icon, tone } = URGENCY_LOOKS[level];
  return (
    <Badge
      tone={level === 'urgent' ? 'urgent' : tone}
      strong={level === 'emergency'}
      icon={<Icon size={20} aria-hidden="true" />}
    >
      {`${words} (${when})`}
    </Badge>
  );
};
