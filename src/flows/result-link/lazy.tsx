import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';

/** "Show to another dentist", fetched after the result that it is about. */
export const LazyResultLink = lazyPart(
  'result-link',
  async () => (await import('./ResultLink.tsx')).ResultLink,
  { waiting: <Skeleton /> },
);
