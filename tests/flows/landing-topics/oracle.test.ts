import type { landingTopicsMachine } from '../../../machines/landing-topics/landing-topics.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const oracle: Oracle<typeof landingTopicsMachine> = {
  known: { topic: 'pain' },
  opens: [{ input: undefined, at: 'noneChosen', knows: { topic: null } }],
  delays: {},
  starts: {},
  leaves: {
    noneChosen: {
      on: {
        'topic.pressed': {
          given: { topic: null },
          with: { topic: 'spacing' },
          to: 'chosen',
          knows: { topic: 'spacing' },
        },
      },
    },
    chosen: {
      on: {
        'topic.pressed': [
          // LAND-08: the same again switches it off, another one takes its place.
          { with: { topic: 'pain' }, to: 'noneChosen', knows: { topic: null } },
          { with: { topic: 'cosmetic' }, to: 'stays', knows: { topic: 'cosmetic' } },
        ],
      },
    },
  },
};

holdAgainst('landingTopics', oracle);
