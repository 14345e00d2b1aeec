import { milestoneShareMachine } from '../../../machines/milestone-share/milestone-share.machine.ts';
import {
  copyMilestone,
  keepMilestones,
  readMilestones,
  shareMilestone,
} from '../../actors/assessment/milestones.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The sharing flow, bound to the browser. */
export const providedMilestoneShare = milestoneShareMachine.provide({
  actors: { readMilestones, shareMilestone, copyMilestone },
  actions: { keepMilestones: (_, days) => keepMilestones(days) },
});

/** Hooks of the flow, which the step SOCIAL_SHARING runs. */
export const {
  Within: MilestoneShareWithin,
  useFlow: useMilestoneShare,
  useSelected: useMilestoneShareSelected,
} = createFlow<typeof milestoneShareMachine>('milestoneShare');
