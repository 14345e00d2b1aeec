import type { landingTopicsMachine } from '../../../machines/landing-topics/landing-topics.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof landingTopicsMachine> = {
  inputs: [undefined],
  events: { 'topic.pressed': [{ topic: 'pain' }, { topic: 'spot' }] },
  actors: {},
  contextKey: ({ topic }) => topic,
};
