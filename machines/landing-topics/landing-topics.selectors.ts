import type { SnapshotFrom } from 'xstate';
import type { LandingTopic } from '../../contracts/site/landing-topics.ts';
import type { landingTopicsMachine } from './landing-topics.machine.ts';

/** Returns the topic whose advice is shown; null for none. */
export const selectTopic = ({
  context,
}: SnapshotFrom<typeof landingTopicsMachine>): LandingTopic | null => context.topic;
