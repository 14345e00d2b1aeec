import type { scrollingMachine } from '../../../machines/scrolling/scrolling.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof scrollingMachine> = {
  inputs: [{ attempts: 2 }],
  events: {
    'screen.shown': [
      { step: 'INTRO', screen: 'INTRO' },
      { step: 'FOLLOW_UP', screen: 'FOLLOW_UP 0' },
      { step: 'FOLLOW_UP', screen: 'FOLLOW_UP 1' },
      { step: 'DEPTH_CHOICE', screen: 'DEPTH_CHOICE' },
    ],
  },
  actors: {
    scrollToTop: { done: [undefined], error: ['no page'] },
    followContent: { done: [undefined], error: ['no page'] },
  },
  contextKey: ({ screen, attemptsLeft }) => [screen, attemptsLeft],
};
