import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** Sharing as a step runs it: fetched when it is opened. */
export const laterMilestoneShare = laterFlow(async () => {
  const { milestoneShare } = await import('../opened-flows.ts');
  return (await milestoneShare()).providedMilestoneShare;
});
