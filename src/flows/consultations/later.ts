import { laterFlow } from '../../../machines/kit/later-flow.ts';

/** The consultations as a step runs them: fetched when it is opened. */
export const laterConsultations = laterFlow(
  async () => (await import('./opened.ts')).providedConsultations,
);
