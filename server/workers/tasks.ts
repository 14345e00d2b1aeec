import { assess } from '../assessment/assess.ts';
import { readTogether } from '../assessment/combined-reading.ts';
import { checkMedicinesOf } from '../assessment/medicine-check.ts';
import { checkPrescribing } from '../assessment/prescribing.ts';
import type { Patient } from '../assessment/patient.ts';
import { readConcern } from '../assessment/read-concern.ts';
import { withSecondOpinion } from '../assessment/second-opinion.ts';
import { inWords } from '../assessment/texts/in-words.ts';
import { strippedPatient } from '../providers/language-model/strip-identifiers.ts';
import { analyzeRadiograph } from '../radiograph/analyze.ts';
import { qualityOf } from '../radiograph/quality.ts';
import { writeReport } from '../report/write-report.ts';
import { inLanguage } from '../texts/speaking.ts';

/**
 * All work that would keep other requests waiting, each a function of one value: input and result are copied between
 * threads. A task is added by its line here.
 */
export const TASKS = {
  assess,
  readConcern,
  checkMedicines: checkMedicinesOf,
  checkPrescribing,
  // A language model reads English, whatever the patient reads.
  stripPatient: (patient: Patient) => inLanguage('en', () => strippedPatient(inWords(patient))),
  withSecondOpinion,
  readTogether,
  writeReport,
  analyzeRadiograph,
  judgeQuality: qualityOf,
} satisfies Readonly<Record<string, (input: never) => unknown>>;

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** Does one task, on whichever thread. The signal aborts when its caller no longer waits. */
export type RunTask = <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  signal: AbortSignal,
) => Promise<TaskResult<Name>>;

/** Does a task on the calling thread, as a worker thread does, and as tests of the rules do. */
export const runHere = async <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskResult<Name>> => {
  const task = TASKS[name] as (input: TaskInput<Name>) => TaskResult<Name>;
  return task(input);
};
