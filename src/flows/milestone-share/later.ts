import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';
import { opened } from '../opened.ts';

/** Sharing as a step runs it: fetched when it is opened. */
export const laterMilestoneShare = laterFlow(
  later('milestone-share', async () => (await opened('milestoneShare')).providedMilestoneShare)
    .fetched,
);
