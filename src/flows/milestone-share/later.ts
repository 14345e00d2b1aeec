import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';

/** Sharing as a step runs it: fetched when it is opened. */
export const laterMilestoneShare = laterFlow(
  later('milestone-share', async () => {
    const { milestoneShare } = await import('../opened-flows.ts');
    return (await milestoneShare()).providedMilestoneShare;
  }).fetched,
);
