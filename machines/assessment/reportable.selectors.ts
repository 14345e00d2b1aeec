import type { AssessmentSnapshot } from './assessment.selectors.ts';
import { selectSavable } from './saving.selectors.ts';
import type { Reportable } from './saving.selectors.ts';

/** Of what a report would be as the result stands. */
export const selectReportable = (snapshot: AssessmentSnapshot): Reportable => {
  const id = snapshot.context.diagnosis?.diagnosis_id ?? null;
  if (id !== null) return { kind: 'saved', id };
  const savable = selectSavable(snapshot);
  return savable.kind === 'unsaved' ? { kind: 'unsaved', savable } : { kind: 'nothing' };
};

/** What feedback is about: the chat session that the server has opened; null where none was opened. */
export const selectRated = ({ context }: AssessmentSnapshot): string | null =>
  context.chatSessionToken;

/** Under which id an account has the result; null while none has it. */
export const selectSavedId = ({ context }: AssessmentSnapshot): string | null =>
  context.diagnosis?.diagnosis_id ?? null;
