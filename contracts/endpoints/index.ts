import { deleteResults, diagnose, validateConcern } from './assessment.ts';
import { openChatSession } from './chat-session.ts';
import { healthz, readyz } from './health.ts';
import { checkMedicines } from './medicines.ts';

/** Every call that the server answers, by name. A call that is not here is not served. */
export const ENDPOINTS = {
  validateConcern,
  diagnose,
  checkMedicines,
  deleteResults,
  openChatSession,
  healthz,
  readyz,
} as const;
