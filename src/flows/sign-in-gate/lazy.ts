import { lazyFlow } from '../page-loading/lazy.tsx';

/** The modal of the gate, as other flows run and show it. */
export const [lazySignInGate, LazySignInGate] = lazyFlow(
  'sign-in-gate',
  () => import('./opened.ts'),
);
