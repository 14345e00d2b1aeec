import '../../lib/flow/notice-outlet.css';
import { Notification } from '@mantine/core';
import { Badge } from '../../components/badge/Badge.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { EmergencyAlert } from '../../components/emergency-alert/EmergencyAlert.tsx';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconInfoCircle,
} from '../../components/icons/icons.ts';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { Progress } from '../../components/library/progress.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { NOTICE_LOOKS } from '../../components/notice/notice-looks.tsx';
import { SegmentedProgress } from '../../components/segmented-progress/SegmentedProgress.tsx';
import { EmergencyBar } from '../../components/emergency-bar/EmergencyBar.tsx';
import { EmergencyHelp } from '../../components/emergency-help/EmergencyHelp.tsx';
import { DueRow } from '../../components/due-row/DueRow.tsx';
import { URGENCY_LOOKS, UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { emergencyWords } from '../../lib/format/emergency-words.ts';
import { periods } from '../../lib/format/due.ts';
import { Example } from '../example.tsx';

const TONES = [
  { tone: 'info', word: 'To know', Icon: IconInfoCircle },
  { tone: 'routine', word: 'Done', Icon: IconCheck },
  { tone: 'soon', word: 'Soon', Icon: IconClock },
  { tone: 'urgent', word: 'Now', Icon: IconAlertTriangle },
] as const;

const Tones = () => (
  <>
    <Example title="Badges">
      <div className="row">
        {TONES.map(({ tone, word, Icon }) => (
          <Badge key={tone} tone={tone} icon={<Icon size={20} aria-hidden="true" />}>
            {word}
          </Badge>
        ))}
      </div>
    </Example>
    <Example title="Callouts of a text">
      <div className="stack">
        <Callout tone="info" title="Good to know">
          <p>A milk tooth that was knocked out is not put back.</p>
        </Callout>
        <Callout tone="routine" title="Do">
          <p>Keep the tooth in milk, or in the cheek of an adult.</p>
        </Callout>
        <Callout tone="soon" title="See a dentist soon if">
          <p>The gum bleeds for more than a day.</p>
        </Callout>
        <Callout tone="urgent" title="Go to a hospital now if">
          <ul>
            <li>the swelling reaches the eye or the neck,</li>
            <li>you cannot swallow.</li>
          </ul>
        </Callout>
      </div>
    </Example>
  </>
);

const A_DAY = '2026-11-22T09:00:00+05:30';
const BREATHLESS = emergencyWords({ level: 'medical', kinds: ['airway_compromise'] });
const ADVICE = [BREATHLESS.lead, ...BREATHLESS.steps.map(({ text }) => text)];

/** Messages beside the content. */
export const MessagesShown = () => (
  <>
    <Tones />
    <Example title="How urgent">
      <div className="stack">
        <UrgencyBadge level="emergency" />
        {(['urgent', 'moderate', 'routine'] as const).map((level) => (
          <div key={level}>
            <UrgencyBadge level={level} />
            <DueRow
              tone={URGENCY_LOOKS[level].tone}
              periods={periods(level, A_DAY)}
              press="Tap for a calendar file, not a booking."
            />
          </div>
        ))}
      </div>
    </Example>
    <Example title="An emergency, with the whole screen">
      <EmergencyHelp {...BREATHLESS} />
    </Example>
    <Example title="An emergency, beside questions">
      <EmergencyAlert title={BREATHLESS.title} advice={ADVICE} ways={BREATHLESS.ways} />
    </Example>
    <Example title="An emergency, in a line">
      <EmergencyBar
        level={BREATHLESS.level}
        whatToDo="What to do"
        title={BREATHLESS.title}
        advice={ADVICE}
        way={BREATHLESS.ways[0]}
      />
    </Example>
    <Example title="An error in its place">
      <InlineError>Your booking could not be saved. Nothing was paid.</InlineError>
    </Example>
    <Example title="Notices">
      <div className="stack">
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
      </div>
    </Example>
  </>
);

/** Components that show running work and its progress. */
export const ProgressShown = () => (
  <>
    <Example title="Bar">
      <Progress value={40} aria-label="Upload" />
    </Example>
    <Example title="Ten segments">
      <div className="stack">
        {[0, 3, 10].map((done) => (
          <div key={done}>
            <p>{`Question ${done} of 10`}</p>
            <SegmentedProgress
              label={`Progress with ${done} answers`}
              words={`Question ${done} of 10`}
              done={done}
            />
          </div>
        ))}
      </div>
    </Example>
    <Example title="Before the content is there">
      <div className="stack" aria-hidden="true">
        <Skeleton />
      </div>
    </Example>
  </>
);
