import '../lib/notice-outlet.css';
import { Notification } from '@mantine/core';
import { Badge } from '../components/badge/Badge.tsx';
import { EmergencyAlert } from '../components/emergency-alert/EmergencyAlert.tsx';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconInfoCircle,
} from '../components/icons/icons.ts';
import { InlineError } from '../components/inline-error/InlineError.tsx';
import { Alert, Progress, Skeleton } from '../components/library/status.ts';
import { NOTICE_LOOKS } from '../components/notice/notice-looks.tsx';
import { UrgencySummary } from '../components/urgency/UrgencySummary.tsx';

const TONES = [
  { tone: 'info', word: 'To know', Icon: IconInfoCircle },
  { tone: 'routine', word: 'Done', Icon: IconCheck },
  { tone: 'soon', word: 'Soon', Icon: IconClock },
  { tone: 'urgent', word: 'Now', Icon: IconAlertTriangle },
] as const;

/** What is said beside the content, and what shows that work goes on. */
export const MessagesShown = () => (
  <>
    <div className="row">
      {TONES.map(({ tone, word, Icon }) => (
        <Badge key={tone} tone={tone} icon={<Icon size={20} aria-hidden="true" />}>
          {word}
        </Badge>
      ))}
    </div>
    {TONES.map(({ tone, word, Icon }) => (
      <Alert key={tone} data-tone={tone} title={word} icon={<Icon size={24} aria-hidden="true" />}>
        Your booking stays open for ten minutes. We say so before it ends.
      </Alert>
    ))}
    <UrgencySummary level="moderate" text="See a dentist within two weeks." />
    <EmergencyAlert title="See a dentist within hours" advice={['Keep it wet.']} calls={[]} />
    <InlineError>Your booking could not be saved. Nothing was paid.</InlineError>
    {Object.entries(NOTICE_LOOKS).map(([type, look]) => (
      <Notification
        key={type}
        {...look}
        title={`A notice: ${type}`}
        radius="md"
        withBorder
        closeButtonProps={{ 'aria-label': 'Dismiss', size: 44, iconSize: 20 }}
      >
        Your answers are back where you left them.
      </Notification>
    ))}
    <Progress value={40} aria-label="Upload" />
    <div className="stack" aria-hidden="true">
      <Skeleton height="1.5rem" width="60%" />
      <Skeleton height="1rem" />
      <Skeleton height="1rem" width="80%" />
    </div>
  </>
);
