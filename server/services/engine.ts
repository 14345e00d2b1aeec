import type { EngineDiagnosis, EngineEmergency } from '../../contracts/diagnosis.ts';
import { assess } from '../assessment/assess.ts';
import { CONDITIONS } from '../assessment/knowledge/index.ts';
import type { Patient } from '../assessment/patient.ts';
import { checkRelevance } from '../assessment/relevance.ts';

type Relevance = { isDentalRelated: boolean; emergency: EngineEmergency | null };

/** What judges patients and concerns, as the routes see it; tests hand in their own. */
export type Engine = {
  assess(patient: Patient): EngineDiagnosis;
  checkRelevance(message: string): Relevance;
};

/** The engine that needs nothing but itself. */
export const embeddedEngine: Engine = { assess, checkRelevance };

/** The conditions that a second opinion may name. */
export const CONDITION_IDS: readonly string[] = CONDITIONS.map(({ id }) => id);
