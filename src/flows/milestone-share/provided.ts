import { milestoneShareMachine } from '../../../machines/milestone-share/milestone-share.machine.ts';
import {
  copyMilestone,
  keepMilestones,
  readMilestones,
  shareMilestone,
} from '../../actors/assessment/milestones.ts';

/** The sharing flow, bound to the browser. */
export const providedMilestoneShare = milestoneShareMachine.provide({
  actors: { readMilestones, shareMilestone, copyMilestone },
  actions: { keepMilestones: (_, days) => keepMilestones(days) },
});
