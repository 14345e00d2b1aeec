import { AGE_BANDS } from '../../../contracts/chat-context.ts';
import type { AgeBand } from '../../../contracts/chat-context.ts';
import type { RedFlagId } from '../../../contracts/red-flags.ts';
import { PERSON } from '../../../contracts/texts/en/person.ts';
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

const bandOf = (line: string): AgeBand | undefined =>
  AGE_BANDS.find((band) => line.startsWith(`${PERSON.ages[band]}: `));

/** The flags that a text raises when it is all that is known. */
export const flagsOfLine = (line: string): RedFlagId[] => {
  const band = bandOf(line);
  const who: Patient = {
    issue: band === undefined ? line : line.slice(`${PERSON.ages[band]}: `.length),
    category: 'pain',
    age: band ?? 'age_31_50',
    sex: 'undisclosed',
    followUpAnswers: {},
    medicalHistory: [],
    allergies: '',
    xrayFindings: null,
  };
  return raiseRedFlags(who, collectEvidence(who)).map(({ id }) => id);
};
