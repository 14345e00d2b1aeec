import { lazyPart } from '../page-loading/lazy.tsx';

/** For whom something is, fetched after the page. */
export const LazyPersonChoice = lazyPart(
  'person-choice',
  async () => (await import('./PersonChoice.tsx')).PersonChoice,
);
