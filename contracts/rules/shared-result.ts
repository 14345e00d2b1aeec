import type { CheckInAnswer, CourseAnswer } from '../assessment/check-in.ts';
import type { Diagnosis } from '../assessment/diagnosis.ts';
import type { SharedResult } from '../endpoints/room.ts';

type Saved = {
  readonly id: string;
  readonly created_at: string;
  readonly diagnosis: Pick<Diagnosis, 'urgency' | 'emergency' | 'diagnosis' | 'soap_note'>;
  /** What was told since; null where nothing was asked. */
  readonly check_in: { readonly answers: readonly CheckInAnswer[] } | null;
};

/** Returns what a dentist reads of the answers: what another dentist said to the person stays theirs. */
export const courseOf = (answers: readonly CheckInAnswer[]): CourseAnswer[] =>
  answers.map(({ said: _own, ...told }) => told);

/** Returns true where a danger was told since the result, also where somebody has said since that a dentist saw it. */
export const tellsDanger = (course: readonly CourseAnswer[]): boolean =>
  course.some(({ level }) => level === 'emergency');

/**
 * Returns the part of a saved result that a dentist reads when the patient shares it. The patient's screen shows it
 * before the press and the server hands it over: one rule, so that no patient shares more than they have seen.
 */
export const sharedResultOf = ({ id, created_at, diagnosis, check_in }: Saved): SharedResult => ({
  id,
  made_at: created_at,
  urgency: diagnosis.urgency,
  emergency: diagnosis.emergency !== null,
  likely: diagnosis.diagnosis.map(({ name, likelihood }) => ({ name, likelihood })),
  note: diagnosis.soap_note,
  course: courseOf(check_in?.answers ?? []),
});
