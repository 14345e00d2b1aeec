import type { milestoneShareMachine } from '../../../machines/milestone-share/milestone-share.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screen; the step SOCIAL_SHARING runs it. */
export const {
  Within: MilestoneShareWithin,
  useFlow: useMilestoneShare,
  useSelected: useMilestoneShareSelected,
} = createFlow<typeof milestoneShareMachine>('milestoneShare');
