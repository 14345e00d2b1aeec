import type { Diagnosis } from '../../contracts/diagnosis.ts';
import { collectEvidence } from './evidence/collect.ts';
import { settle } from './evidence/resolve.ts';
import { rankConditions } from './inference.ts';
import { checkMedicines } from './medicines.ts';
import type { Patient } from './patient.ts';
import { raiseRedFlags } from './red-flags.ts';
import { listConditions, recommend } from './report.ts';
import { writeSoapNote } from './soap-note.ts';
import { triage } from './triage.ts';

/** Name and version of the embedded engine, as every result states them. */
export const ENGINE = { name: 'toothwise-embedded', version: '1.0.0' } as const;

/**
 * One assessment: evidence, red flags, ranking, triage, medicines, report. Pure and deterministic: no
 * clock, no randomness, no I/O. Sources of the rules stand in docs/clinical.md.
 */
export const assess = (patient: Patient): Diagnosis => {
  const evidence = collectEvidence(patient);
  const settled = settle(evidence);
  const ranking = rankConditions(patient, settled);
  const flags = raiseRedFlags(patient, evidence);
  const flagIds = flags.map(({ id }) => id);
  const triaged = triage(flagIds, ranking[0]?.condition, settled);
  const medications = checkMedicines(patient, evidence, flagIds);
  const recommendation = recommend(triaged, ranking);
  return {
    diagnosis: listConditions(patient, ranking),
    urgency: triaged.urgency,
    recommendation,
    soap_note: writeSoapNote({
      patient, settled, ranking, triaged, flags, recommendation, medications,
    }),
    emergency: triaged.emergency,
    red_flags: flagIds,
    medications,
    engine: ENGINE,
    is_saved: false,
    diagnosis_id: null,
  };
};
