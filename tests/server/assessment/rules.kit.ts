import type { ConfirmedSigns } from '../../../contracts/assessment/signs.ts';
import type { Evidence, Observation } from '../../../server/assessment/evidence/evidence.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { settle } from '../../../server/assessment/evidence/resolve.ts';
import { raiseFlags } from '../../../server/assessment/red-flags.ts';

/** A finding chosen as an answer, or an observation with everything said about it. */
export type Told = FindingId | Observation;

/** Told in these words of the concern. */
export const told = (finding: FindingId, quote: string): Observation => ({
  finding,
  present: true,
  source: 'concern',
  quote,
});

/** Chosen as an answer. */
export const answered = (finding: FindingId): Observation => ({
  ...told(finding, `the answer about ${finding}`),
  source: 'answer',
  optionId: 'an_option',
});

/** Confirmed when it was asked back. */
export const confirmedAs = (finding: FindingId): Observation => ({
  ...told(finding, ''),
  source: 'sign',
});

/** Denied in the patient's own words. */
export const denied = (finding: FindingId): Observation => ({
  ...told(finding, `no ${finding}`),
  present: false,
});

const evidenceOf = (all: readonly Told[]): Evidence =>
  all.map((each) => (typeof each === 'string' ? answered(each) : each));

/** An adult of whom nothing is known. */
export const ADULT: Patient = {
  issue: '',
  category: 'other',
  age: 'age_31_50',
  sex: 'undisclosed',
  followUpAnswers: {},
  medicalHistory: [],
  allergies: '',
  xrayFindings: null,
};

export const flagsOf = (
  all: readonly Told[],
  patient: Patient = ADULT,
  confirmed: ConfirmedSigns = {},
): string[] => raiseFlags(patient, settle(evidenceOf(all)), confirmed).map(({ id }) => id);

/** One picture and whether it raises the flag. */
export type Picture = readonly [title: string, raised: boolean, all: readonly Told[]];

/** The same picture once for each of several findings. */
export const each = (
  title: string,
  raised: boolean,
  findings: readonly FindingId[],
  rest: readonly Told[] = [],
): Picture[] => findings.map((finding) => [`${title} (${finding})`, raised, [finding, ...rest]]);
