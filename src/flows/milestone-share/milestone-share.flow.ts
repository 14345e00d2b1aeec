import type { milestoneShareMachine } from '../../../machines/milestone-share/milestone-share.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the step SOCIAL_SHARING runs. */
export const {
  Within: MilestoneShareWithin,
  useFlow: useMilestoneShare,
  useSelected: useMilestoneShareSelected,
} = createFlow<typeof milestoneShareMachine>('milestoneShare');
