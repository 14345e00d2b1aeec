import type { Diagnosis, Emergency } from '../../contracts/diagnosis.ts';
import type { Patient } from '../assessment/patient.ts';
import type { Env } from '../env.ts';

export type Relevance = { isDentalRelated: boolean; emergency: Emergency | null };

/** What judges patients and concerns, as the routes see it; tests hand in their own. */
export type Engine = {
  assess(patient: Patient): Diagnosis;
  checkRelevance(message: string): Relevance;
  /** The same with a language model asked as well; absent when none is set up. `signal` ends the call. */
  assessWithSecondOpinion?(patient: Patient, signal: AbortSignal): Promise<Diagnosis>;
};

/** The embedded engine, with the language model of the environment if there is one. */
export const engineFor = (_env: Pick<Env, 'languageModel'>): Engine => ({
  assess: () => ({
    diagnosis: [],
    urgency: 'moderate',
    recommendation: [],
    soap_note: { subjective: '', objective: '', assessment: '', plan: '' },
    emergency: null,
    red_flags: [],
    medications: [],
    engine: { name: 'none', version: '0' },
    is_saved: false,
    diagnosis_id: null,
  }),
  checkRelevance: () => ({ isDentalRelated: true, emergency: null }),
});
