import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** The consultations as a step runs them: fetched when it is opened. */
export const laterConsultations = laterFlow(async () => {
  const { consultations } = await import('../opened-flows.ts');
  return (await consultations()).providedConsultations;
});
