import type { EngineEmergency } from '../../contracts/diagnosis.ts';
import { readSentences } from './evidence/text/clauses.ts';
import { tellsPastReaction } from './evidence/text/past-reaction.ts';
import { emergencyInText } from './relevance/emergencies.ts';

const isPast = (part: string): boolean =>
  readSentences(part).some(({ clauses }) =>
    clauses.some((clause, index) => tellsPastReaction(clause, clauses[index - 1])),
  );

/** "A faint twinge" is no fainting, and "no cough, wheeze or breathlessness" denies all three. */
const NO_SIGNS =
  /\bfaint(?:ly|er)? (?=\w*(?:twinge|tingl|click|line|mark|spot|patch|smell|odou?r|taste|ache|pain|feeling|sensation|throb|crack|sound|shadow|stain|white|brown|yellow|grey|black|pink|red))|\b(?:no|without|never had|denies) \w+(?:, ?\w+){0,5},? (?:or|nor) \w+/giu;

/** The text without denied signs and without what it tells of reactions in former times. */
const onlyOfToday = (text: string): string =>
  text
    .replace(NO_SIGNS, ' ')
    .split(/(?<=[,.;!?\n\u0964])/)
    .filter((part) => !isPast(part))
    .join('');

/**
 * The emergency that the concern's own words call for, as the first check of the concern sees it
 * (API-07): self-harm, poisoning, a fit, a collapse, chest pain, a stroke.
 */
export const emergencyTold = (issue: string): EngineEmergency | null => {
  const told = emergencyInText(issue, true);
  if (told === null) return null;
  const today = onlyOfToday(issue);
  return today === issue ? told : emergencyInText(today, true);
};
