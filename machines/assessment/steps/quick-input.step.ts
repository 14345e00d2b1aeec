import { assessment } from '../assessment.setup.ts';

/** QUICK_INPUT: a step of the requirements' order that asks nothing (CHAT-22..24). */
export const QUICK_INPUT = assessment.createStateConfig({
  description: 'A step of the order without questions of its own: it leads to the options.',
  on: { 'nextSteps.requested': 'CALL_TO_ACTION' },
});
