import type { CheckInAnswer } from '../assessment/check-in.ts';
import { CHECK_IN_LINES as LINES, LINE_WORDS } from '../texts/en/check-in.ts';
import type { AskedLevel } from './check-in.ts';
import { DAY_MS, LAST_DAY, hasPassed } from './due-days.ts';

/** Urgency of a result, and the time at which it was made. */
export type Base = { readonly level: AskedLevel; readonly madeAt: string };

/** The caller reads moments and writes days, since contracts have no clock and no calendar. */
export type DayWords = {
  /** Milliseconds of a moment, ISO 8601. */
  readonly at: (moment: string) => number;
  /** The day of a moment with its year. */
  readonly dated: (moment: string) => string;
  /** A day to be seen by, in milliseconds. */
  readonly by: (day: number) => string;
};

type Told = Pick<CheckInAnswer, 'at' | 'answer' | 'level'>;
type At = Pick<DayWords, 'at'>;

/** Returns the last day to be seen before anything was told since, in milliseconds. */
export const dueBefore = ({ level, madeAt }: Base, { at }: At): number =>
  at(madeAt) + LAST_DAY[level] * DAY_MS;

/**
 * Returns the last day to be seen after each answer: worse brings it forward by the level that it rises to, and nothing
 * puts it off. A day that has passed by then is counted anew.
 */
export const dueAfter = (base: Base, answers: readonly Told[], { at }: At): number[] => {
  let due = dueBefore(base, { at });
  return answers.map((told) => {
    if (told.answer !== 'worse' || told.level === 'emergency') return due;
    const toldAt = at(told.at);
    const next = toldAt + LAST_DAY[told.level] * DAY_MS;
    if (next < due || hasPassed(due, toldAt)) due = next;
    return due;
  });
};

/** Writes each answer as a dated line, the newest last. */
export const answerLines = (base: Base, answers: readonly Told[], days: DayWords): string[] => {
  const dues = dueAfter(base, answers, days);
  return answers.map(({ at, answer, level }, index) => {
    const due = dues[index];
    const isWorse = answer === 'worse';
    const form =
      isWorse && level === 'emergency' ? LINES.lineDanger : isWorse ? LINES.lineBy : LINES.line;
    return form
      .replace('{day}', days.dated(at))
      .replace('{answer}', LINE_WORDS[answer])
      .replace('{by}', due === undefined ? '' : days.by(due));
  });
};

/** Returns the newest line that brings the day to be seen forward; null where none does, or a dentist has seen it since. */
export const soonerLine = (base: Base, answers: readonly Told[], days: DayWords): string | null => {
  const newest = answers.findLastIndex(({ answer }) => answer === 'worse' || answer === 'seen');
  if (answers[newest]?.answer !== 'worse') return null;
  return answerLines(base, answers, days)[newest] ?? null;
};
