import type { CheckInAnswer } from '../../../contracts/assessment/check-in.ts';
import * as lines from '../../../contracts/rules/check-in-lines.ts';
import type { Base, DayWords } from '../../../contracts/rules/check-in-lines.ts';
import { hasPassed } from '../../../contracts/rules/due-days.ts';
import { CHECK_IN_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/check-in.ts';
import { dayInWords, longDay } from './due.ts';

export type { Base } from '../../../contracts/rules/check-in-lines.ts';

const DAYS: DayWords = {
  at: Date.parse,
  dated: (moment) => dayInWords(moment) ?? '',
  by: (day) => longDay(new Date(day)),
};

/** Words the day of a moment, ISO 8601. */
export const dayOf = (iso: string): string => longDay(new Date(iso));

/** Writes each answer as a dated line, the newest last. */
export const answerLines = (base: Base, answers: readonly CheckInAnswer[]): string[] =>
  lines.answerLines(base, answers, DAYS);

/** Returns the newest line that brings the day to be seen forward, as the page says it. */
export const soonerLine = (base: Base, answers: readonly CheckInAnswer[]): string | null =>
  lines.soonerLine(base, answers, DAYS);

/** Says what the newest answer means, and by when to be seen. */
export const meaningOf = (base: Base, answers: readonly CheckInAnswer[]): string[] => {
  const newest = answers.at(-1);
  const due = lines.dueAfter(base, answers, DAYS).at(-1);
  if (newest === undefined || due === undefined) return [];
  const day = DAYS.by(due);
  if (newest.answer === 'worse') {
    const before =
      lines.dueAfter(base, answers.slice(0, -1), DAYS).at(-1) ?? lines.dueBefore(base, DAYS);
    const seeBy = TEXTS.seeBy.replace('{day}', day);
    return [due < before ? `${seeBy} ${TEXTS.sooner}` : seeBy];
  }
  if (hasPassed(due, DAYS.at(newest.at))) return [TEXTS.pastDay];
  const form = newest.answer === 'better' ? TEXTS.keepDay : TEXTS.seeBy;
  return [form.replace('{day}', day), TEXTS.wouldChange];
};
