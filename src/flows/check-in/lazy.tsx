import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';

/** "How is it today?", fetched after the result that it is about. */
export const LazyCheckIn = lazyPart(
  'check-in',
  async () => (await import('./CheckIn.tsx')).CheckIn,
  {
    waiting: <Skeleton />,
  },
);
