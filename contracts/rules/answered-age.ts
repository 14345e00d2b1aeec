import type { AgeBand, ChildAge } from '../assessment/chat-context.ts';

/** An age as an assessment asks it: a band, and a finer step of the youngest where it was told. */
export type AnsweredAge = { readonly age: AgeBand; readonly childAge?: ChildAge | undefined };

/** The youngest and the oldest of each answer, in years. */
const YEARS: Readonly<Record<AgeBand | ChildAge, readonly [number, number]>> = {
  age_0_18: [0, 18],
  age_19_30: [19, 30],
  age_31_50: [31, 50],
  age_over_50: [51, Infinity],
  under_3: [0, 2],
  from_3_to_5: [3, 5],
  from_6_to_11: [6, 11],
  from_12_to_15: [12, 15],
  from_16_to_18: [16, 18],
};

/**
 * Returns true where somebody born in one year can have had the answered age in another. Their birthday is not known, so that they
 * had one of two ages in that year.
 */
export const fitsBirthYear = (
  { age, childAge }: AnsweredAge,
  { birthYear, inYear }: { readonly birthYear: number; readonly inYear: number },
): boolean => {
  const [youngest, oldest] = YEARS[childAge ?? age];
  const turned = inYear - birthYear;
  return turned >= youngest && turned - 1 <= oldest;
};
