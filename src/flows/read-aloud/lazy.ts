import { lazyPart } from '../page-loading/lazy.tsx';

/** "Read aloud", fetched after the page. */
export const LazyReadAloud = lazyPart(
  'read-aloud',
  async () => (await import('./ReadAloud.tsx')).ReadAloud,
);
