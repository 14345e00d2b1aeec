import type { AssessmentSnapshot } from './assessment.selectors.ts';
import { selectSavable } from './saving.selectors.ts';
import type { Reportable } from './saving.selectors.ts';

/** Returns the result that a report would be made of. */
export const selectReportable = (snapshot: AssessmentSnapshot): Reportable => {
  const id = snapshot.context.diagnosis?.diagnosis_id ?? null;
  if (id !== null) return { kind: 'saved', id };
  const savable = selectSavable(snapshot);
  return savable.kind === 'unsaved' ? { kind: 'unsaved', savable } : { kind: 'nothing' };
};

/** Returns the subject of feedback: the chat session that the server has opened; null where none was opened. */
export const selectRated = ({ context }: AssessmentSnapshot): string | null =>
  context.chatSessionToken;

/** Returns the id of the result in an account; null while no account has it. */
export const selectSavedId = ({ context }: AssessmentSnapshot): string | null =>
  context.diagnosis?.diagnosis_id ?? null;
