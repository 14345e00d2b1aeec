import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import { CHAT_TOKEN, COMPLETED, DIAGNOSIS, FRESH, MEDICAL_EMERGENCY } from '../../kit/samples.ts';

/** The machine that the oracle speaks of. */
export type Assessment = typeof assessmentMachine;

export const WRITING = { kind: 'atStep', step: 'INTRO' } as const;

const { step: _step, ...completed } = COMPLETED;
const { step: _first, ...fresh } = FRESH;

/** Everything answered, with a result that a changed answer must drop. */
export const known = {
  ...completed,
  start: WRITING,
  advisedHelp: null,
  chatSessionToken: CHAT_TOKEN,
};
export const person = known.chatContext;

/** Nothing said yet. */
export const unknown = {
  ...fresh,
  start: WRITING,
  advisedHelp: null,
  chatSessionToken: CHAT_TOKEN,
};

export const DENTAL = { is_dental_related: true, emergency: null };
export const NOT_DENTAL = { is_dental_related: false, emergency: null };
export const HELP_NEEDED = { is_dental_related: false, emergency: MEDICAL_EMERGENCY };
export const DENTAL_AND_GRAVE = { is_dental_related: true, emergency: MEDICAL_EMERGENCY };

/** An answer that was given before is given again. */
export const unchanged = { diagnosis: DIAGNOSIS, followUpAnswers: known.followUpAnswers };
/** Another answer than before: the result is gone, the other answers are not. */
export const changed = { diagnosis: null, followUpAnswers: known.followUpAnswers };
/** Another category: its questions are asked anew. */
export const otherCategory = { diagnosis: null, followUpAnswers: {}, currentQuestionIndex: 0 };
