import { lazyPart } from '../page-loading/lazy.tsx';

/** "Speak instead of typing", fetched after the page. */
export const LazyDictation = lazyPart(
  'dictation',
  async () => (await import('./Dictation.tsx')).Dictation,
);
