import { lazyFlow } from '../page-loading/lazy.tsx';

/** The payment, as a step runs and shows it. */
export const [lazyQrPayment, LazyQrPayment] = lazyFlow('qr-payment', () => import('./opened.ts'));
