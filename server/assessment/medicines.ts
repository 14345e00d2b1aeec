import type { EngineMedication } from '../../contracts/diagnosis.ts';
import type { RedFlagId } from '../../contracts/red-flags.ts';
import type { Evidence } from './evidence/evidence.ts';
import { gatherProfile } from './medicines/profile.ts';
import {
  checkChlorhexidine,
  checkCold,
  checkIbuprofen,
  checkParacetamol,
} from './medicines/rules.ts';
import type { Patient } from './patient.ts';

const TEXTS = {
  ibuprofen: 'Ibuprofen 400 mg every 6-8 hours after meals',
  paracetamol: 'Paracetamol 500-650 mg every 6 hours',
  chlorhexidine: 'Chlorhexidine mouthwash twice daily',
  cold_compress: 'Cold compress for 15-20 minutes',
} as const;

/**
 * The four fixed suggestions (DIAG-18 to DIAG-21) with the reasons against them. Read from the ticked
 * history and from every free text; in doubt ibuprofen is not suggested. Sources in docs/clinical.md.
 */
export const checkMedicines = (
  patient: Patient,
  evidence: Evidence,
  flags: readonly RedFlagId[],
): EngineMedication[] => {
  const profile = gatherProfile(patient, evidence, flags);
  const checks = {
    paracetamol: checkParacetamol(profile),
    ibuprofen: checkIbuprofen(profile),
    chlorhexidine: checkChlorhexidine(profile),
    cold_compress: checkCold(profile),
  };
  return (['ibuprofen', 'paracetamol', 'chlorhexidine', 'cold_compress'] as const).map((id) => {
    const { against, caution } = checks[id];
    if (against !== null) return { id, text: TEXTS[id], suggested: false, reason: against };
    return {
      id,
      text: TEXTS[id],
      suggested: true,
      ...(caution === null ? {} : { reason: caution }),
    };
  });
};
