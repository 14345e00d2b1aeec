import type { milestoneShareMachine } from '../../../machines/milestone-share/milestone-share.machine.ts';
import type { Cases } from '../../model/cases.ts';

const FAILURE = new Error('The browser lets us not');

export const cases: Cases<typeof milestoneShareMachine> = {
  inputs: [undefined],
  events: {
    'milestone.chosen': [{ id: 'weekBrushed' }],
    'words.changed': [{ text: 'Finally!' }],
    'share.requested': [{ target: 'sheet' }, { target: 'twitter' }],
    'copy.requested': [{}],
  },
  actors: {
    readMilestones: {
      done: [{ days: { visitPlanned: '2026-01-02' }, hasSheet: true }],
      error: [FAILURE],
    },
    shareMilestone: {
      done: [{ verdict: 'shared', on: '2026-01-03' }, { verdict: 'dismissed' }],
      error: [FAILURE],
    },
    copyMilestone: { done: [undefined], error: [FAILURE] },
  },
  contextKey: ({ chosen, words, hasSheet, milestones }) =>
    [chosen, words, hasSheet, milestones.filter(({ achieved }) => achieved).length].join(' '),
};
