import { lazyFlow } from '../page-loading/lazy.tsx';

/** The payment, as the result runs and shows it. */
export const [lazyCardPayment, LazyCardPayment] = lazyFlow(
  'card-payment',
  () => import('./opened.ts'),
);
