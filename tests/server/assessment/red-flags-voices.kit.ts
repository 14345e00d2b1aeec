import type { RedFlagId } from '../../../contracts/red-flags.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { raiseRedFlags } from '../../../server/assessment/red-flags.ts';

/** One flag: texts that must raise it and near misses that must not, one text per line. */
export type Voices = {
  readonly flag: RedFlagId;
  readonly raise: string;
  readonly stay: string;
};

/** The texts of a list. A line may begin with an age band: "0-18: my son …". */
export const linesOf = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const BAND = /^(0-18|19-30|31-50|Above 50): /;

/** The flags that a text raises when it is all that is known. */
export const flagsOfLine = (line: string): RedFlagId[] => {
  const band = BAND.exec(line)?.[1] as Patient['age'] | undefined;
  const who: Patient = {
    issue: line.replace(BAND, ''),
    category: 'pain',
    age: band ?? '31-50',
    sex: 'Prefer not to say',
    followUpAnswers: {},
    medicalHistory: [],
    allergies: '',
    xrayFindings: null,
  };
  return raiseRedFlags(who, collectEvidence(who)).map(({ id }) => id);
};
