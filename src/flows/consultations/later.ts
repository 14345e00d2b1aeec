import { laterFlow } from '../../../machines/kit/later-flow.ts';
import { later } from '../page-loading/later-files.ts';
import { opened } from '../opened.ts';

/** The consultations as a step runs them: fetched when it is opened. */
export const laterConsultations = laterFlow(
  later('consultations', async () => (await opened('consultations')).providedConsultations).fetched,
);
