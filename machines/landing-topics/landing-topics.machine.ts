import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { LandingTopic } from '../../contracts/site/landing-topics.ts';

type LandingTopicsContext = {
  /** Topic whose advice is shown; null for none. */
  readonly topic: LandingTopic | null;
};
type LandingTopicsEvents = { type: 'topic.pressed'; topic: LandingTopic };
type Pressed = { readonly topic: LandingTopic };

/** The quick topics of the start page: one at a time shows its advice in place. */
export const landingTopicsMachine = setup({
  types: {} as { context: LandingTopicsContext; events: LandingTopicsEvents },
  actions: {
    choose: assign((_, { topic }: Pressed) => ({ topic })),
    chooseNone: assign({ topic: null }),
  },
  guards: { isChosen: ({ context }, { topic }: Pressed) => context.topic === topic },
}).createMachine({
  id: 'landingTopics',
  description: 'Somebody looks at what to do about a common worry.',
  context: { topic: null },
  initial: 'noneChosen',
  states: {
    noneChosen: {
      description: 'The five topics stand side by side.',
      on: {
        'topic.pressed': {
          target: 'chosen',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    chosen: {
      description: 'The advice of one topic is open below them.',
      on: {
        'topic.pressed': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            target: 'noneChosen',
            actions: 'chooseNone',
          },
          { actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
    },
  },
});

/** Returns the topic whose advice is shown; null for none. */
export const selectTopic = ({
  context,
}: SnapshotFrom<typeof landingTopicsMachine>): LandingTopic | null => context.topic;
