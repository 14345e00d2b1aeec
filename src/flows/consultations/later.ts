import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';

/** The consultations as a step runs them: fetched when it is opened. */
export const laterConsultations = laterFlow(
  later('consultations', async () => {
    const { consultations } = await import('../opened-flows.ts');
    return (await consultations()).providedConsultations;
  }).fetched,
);
