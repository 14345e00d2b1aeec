import { lazyFlow } from '../page-loading/lazy.tsx';

/** The consultations, as a step runs and shows them. */
export const [lazyConsultations, LazyConsultations] = lazyFlow(
  'consultations',
  () => import('./opened.ts'),
);
