import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import type { PrescribingConflict } from '../../contracts/booking/prescription.ts';
import type { CombinedReading, Together } from '../assessment/combined-reading.ts';
import { CONDITIONS } from '../assessment/knowledge/index.ts';
import type { MedicineCheckRequest } from '../assessment/medicine-check.ts';
import type { MedicineCheck } from '../assessment/medicines.ts';
import type { Patient } from '../assessment/patient.ts';
import type { PrescribingCase } from '../assessment/prescribing.ts';
import type { ConcernReading } from '../assessment/read-concern.ts';
import type { Opined } from '../assessment/second-opinion.ts';
import type { StrippedPatient } from '../providers/language-model/port.ts';
import type { RunTask } from '../workers/tasks.ts';

/** The engine that judges patients and concerns, as the routes see it; tests pass their own. */
export type Engine = {
  assess(patient: Patient, signal: AbortSignal): Promise<EngineDiagnosis>;
  readConcern(message: string, signal: AbortSignal): Promise<ConcernReading>;
  checkMedicines(asked: MedicineCheckRequest, signal: AbortSignal): Promise<MedicineCheck>;
  /** Tells what speaks against the medicines that a dentist wants to prescribe. */
  checkPrescribing(asked: PrescribingCase, signal: AbortSignal): Promise<PrescribingConflict[]>;
  /** Makes the patient that a language model may see. */
  stripPatient(patient: Patient, signal: AbortSignal): Promise<StrippedPatient>;
  /** Merges a model's opinion into the engine's own result. */
  withSecondOpinion(opined: Opined, signal: AbortSignal): Promise<EngineDiagnosis>;
  /** Reads the questionnaire and an X-ray, side by side. */
  readTogether(together: Together, signal: AbortSignal): Promise<CombinedReading>;
};

/** Runs the engine's tasks by `run`, wherever that does its work; it depends on nothing outside. */
export const embeddedEngine = (run: RunTask): Engine => ({
  assess: (patient, signal) => run('assess', patient, signal),
  readConcern: (message, signal) => run('readConcern', message, signal),
  checkMedicines: (asked, signal) => run('checkMedicines', asked, signal),
  checkPrescribing: (asked, signal) => run('checkPrescribing', asked, signal),
  stripPatient: (patient, signal) => run('stripPatient', patient, signal),
  withSecondOpinion: (opined, signal) => run('withSecondOpinion', opined, signal),
  readTogether: (together, signal) => run('readTogether', together, signal),
});

/** The conditions that a second opinion may name. */
export const CONDITION_IDS: readonly string[] = CONDITIONS.map(({ id }) => id);
