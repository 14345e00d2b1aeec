import { lazyFlow, lazyPart } from '../page-loading/lazy.tsx';

/** Sharing, as a step runs and shows it. */
export const [lazyMilestoneShare, LazyMilestoneShare] = lazyFlow(
  'milestone-share',
  () => import('./opened.ts'),
);

/** The ways to tell others, at the end of a page: they move nothing when they come. */
export const LazyTellOthers = lazyPart(
  'tell-others',
  async () => (await import('./opened.ts')).TellOthers,
);
