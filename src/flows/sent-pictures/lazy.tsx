import { lazyPart } from '../page-loading/lazy.tsx';

/** The pictures of one call, fetched after the page where there are such. */
export const LazySentPictures = lazyPart(
  'sent-pictures',
  async () => (await import('./SentPictures.tsx')).SentPictures,
);
