import { MEDICATION_IDS } from '../../contracts/diagnosis.ts';
import type { EngineMedication, MedicationId } from '../../contracts/diagnosis.ts';
import type { RedFlagId } from '../../contracts/red-flags.ts';
import type { Evidence } from './evidence/evidence.ts';
import { gatherProfile } from './medicines/profile.ts';
import type { Check } from './medicines/rules.ts';
import {
  checkChlorhexidine,
  checkCold,
  checkIbuprofen,
  checkParacetamol,
} from './medicines/rules.ts';
import type { Patient } from './patient.ts';
import { AGAINST, ASK_FIRST, CAUTIONS, SAFER, SUGGESTIONS } from './texts/en/medicines.ts';

/** The safer choice that a reason names: paracetamol, unless something speaks against that too. */
const saferThanIbuprofen = (paracetamol: Check): string =>
  paracetamol.against === null ? SAFER.paracetamol : SAFER.ask;

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
  const checks: Readonly<Record<MedicationId, Check>> = {
    ibuprofen: checkIbuprofen(profile),
    paracetamol: checkParacetamol(profile),
    chlorhexidine: checkChlorhexidine(profile),
    cold_compress: checkCold(profile),
  };
  const safer = saferThanIbuprofen(checks.paracetamol);
  return MEDICATION_IDS.map((id) => {
    const { against, caution } = checks[id];
    const suggestion = { id, text: SUGGESTIONS[id], suggested: against === null };
    if (against !== null)
      return { ...suggestion, reason: AGAINST[against].replace('{safer}', safer) };
    return caution === null
      ? suggestion
      : { ...suggestion, reason: ASK_FIRST.replace('{caution}', CAUTIONS[caution]) };
  });
};
