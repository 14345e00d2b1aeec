import { lazyFlow } from '../page-loading/lazy.tsx';

/** The dialog, as other flows run and show it. */
export const [lazyBookingDialog, LazyBookingDialog] = lazyFlow(
  'booking-dialog',
  () => import('./opened.ts'),
);
