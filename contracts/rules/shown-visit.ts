import type { Prescription, ShownPrescription } from '../booking/prescription.ts';
import type { ShownVisit, VisitNote } from '../booking/visit-note.ts';

const shown = (prescription: Prescription | null): ShownPrescription | null => {
  if (prescription?.kind !== 'made') return prescription;
  const { kind, code, doctor_qualification, lines } = prescription;
  const printed = lines.map(({ reasons: _why, ...line }) => line);
  return { kind, code, doctor_qualification, lines: printed };
};

/**
 * Returns what others read of a call when its patient shows it: the note, and of the prescription what its paper says. What was
 * told for the medicines, and why they are prescribed all the same, stays between patient and dentist.
 */
export const shownVisitOf = (startsAt: string, note: VisitNote): ShownVisit => ({
  starts_at: startsAt,
  note: { ...note, prescription: shown(note.prescription) },
});
