import type { Diagnosis } from '../assessment/diagnosis.ts';
import type { SharedResult } from '../endpoints/room.ts';

type Saved = {
  readonly id: string;
  readonly created_at: string;
  readonly diagnosis: Pick<Diagnosis, 'urgency' | 'emergency' | 'diagnosis' | 'soap_note'>;
};

/**
 * Returns the part of a saved result that a dentist reads when the patient shares it. The patient's screen shows it
 * before the press and the server hands it over: one rule, so that no patient shares more than they have seen.
 */
export const sharedResultOf = ({ id, created_at, diagnosis }: Saved): SharedResult => ({
  id,
  made_at: created_at,
  urgency: diagnosis.urgency,
  emergency: diagnosis.emergency !== null,
  likely: diagnosis.diagnosis.map(({ name, likelihood }) => ({ name, likelihood })),
  note: diagnosis.soap_note,
});
