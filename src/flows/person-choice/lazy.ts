import { lazyPart } from '../page-loading/lazy.tsx';

/** Fetches after the page for whom something is. */
export const LazyPersonChoice = lazyPart(
  'person-choice',
  async () => (await import('./PersonChoice.tsx')).PersonChoice,
);
