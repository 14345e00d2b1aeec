import type { landingTopicsMachine } from '../../../machines/landing-topics/landing-topics.machine.ts';
import type { Fixtures } from '../../kit/fixtures.ts';

export const fixtures: Fixtures<typeof landingTopicsMachine> = {
  inputs: [undefined],
  events: { 'topic.pressed': [{ topic: 'pain' }, { topic: 'spot' }] },
  actors: {},
  contextKey: ({ topic }) => topic,
};
