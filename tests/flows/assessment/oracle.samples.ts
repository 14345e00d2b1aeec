import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import {
  BREATHING,
  BREATHING_HELP,
  CHAT_TOKEN,
  COMPLETED,
  DIAGNOSIS,
  FRESH,
  JAW,
  checked,
} from '../../kit/samples.ts';

/** The machine that the oracle speaks of. */
export type Assessment = typeof assessmentMachine;

export const WRITING = { kind: 'atStep', step: 'INTRO' } as const;

const { step: _step, ...completed } = COMPLETED;
const { step: _first, ...fresh } = FRESH;

const NOTHING = {
  is_dental_related: false,
  emergency: null,
  signs: [],
  about_child: false,
  suggested_answers: {},
};

/** Everything answered, with a result that a changed answer must drop. */
export const known = {
  ...completed,
  start: WRITING,
  reading: NOTHING,
  chatSessionToken: CHAT_TOKEN,
};
export const person = known.chatContext;

/** Nothing said yet. */
export const unknown = {
  ...fresh,
  start: WRITING,
  reading: NOTHING,
  chatSessionToken: CHAT_TOKEN,
};

/** What the server may read in the words. */
export const DENTAL = checked();
export const NOT_DENTAL = checked({ is_dental_related: false });
export const DENTAL_WITH_SIGNS = checked({ signs: [BREATHING, JAW] });
export const GRAVE_WITHOUT_TEETH = checked({
  is_dental_related: false,
  emergency: BREATHING_HELP,
  signs: [BREATHING, JAW],
});
export const DENTAL_AND_TOLD = checked({ emergency: BREATHING_HELP });
export const TOLD_WITHOUT_TEETH = checked({
  is_dental_related: false,
  emergency: BREATHING_HELP,
});
export const ABOUT_A_CHILD = checked({
  about_child: true,
  suggested_answers: { pain_triggers: ['cold'] },
});

/** An answer that was given before is given again. */
export const unchanged = { diagnosis: DIAGNOSIS, followUpAnswers: known.followUpAnswers };
/** Another answer than before: the result is gone, the other answers are not. */
export const changed = {
  diagnosis: null,
  checkedMedicines: null,
  followUpAnswers: known.followUpAnswers,
};
/** Another category: its questions are asked anew. */
export const otherCategory = { diagnosis: null, followUpAnswers: {}, currentQuestionIndex: 0 };
