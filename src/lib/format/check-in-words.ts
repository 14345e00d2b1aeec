import type { CheckInAnswer } from '../../../contracts/assessment/check-in.ts';
import { hasPassed, LAST_DAY } from '../../../contracts/rules/due-days.ts';
import { LINE_WORDS, CHECK_IN_TEXTS as TEXTS } from '../../../machines/check-in/check-in.texts.ts';
import { dayInWords, daysLater, longDay } from './due.ts';
import type { DatedLevel } from './due.ts';

/** Words the day of a moment, ISO 8601. */
export const dayOf = (iso: string): string => longDay(new Date(iso));

/** Urgency of a result, and the time at which it was made. */
export type Base = { readonly level: DatedLevel; readonly madeAt: string };

/**
 * Returns the last day to be seen after each answer: worse brings it forward by the level that it rises to, and nothing
 * puts it off. A day that has passed by then is counted anew.
 */
export const dueAfter = ({ level, madeAt }: Base, answers: readonly CheckInAnswer[]): Date[] => {
  let due = daysLater(new Date(madeAt), LAST_DAY[level]);
  return answers.map((told) => {
    if (told.answer !== 'worse' || told.level === 'emergency') return due;
    const at = new Date(told.at);
    const next = daysLater(at, LAST_DAY[told.level]);
    if (next < due || hasPassed(due.getTime(), at.getTime())) due = next;
    return due;
  });
};

/** Writes each answer as a dated line, the newest last. */
export const answerLines = (base: Base, answers: readonly CheckInAnswer[]): string[] => {
  const dues = dueAfter(base, answers);
  return answers.map(({ at, answer, level }, index) => {
    const due = dues[index];
    const line = { day: dayInWords(at) ?? '', answer: LINE_WORDS[answer] };
    const isWorse = answer === 'worse';
    const form =
      isWorse && level === 'emergency' ? TEXTS.lineDanger : isWorse ? TEXTS.lineBy : TEXTS.line;
    return form
      .replace('{day}', line.day)
      .replace('{answer}', line.answer)
      .replace('{by}', due === undefined ? '' : longDay(due));
  });
};

/** Says what the newest answer means, and by when to be seen. */
export const meaningOf = (base: Base, answers: readonly CheckInAnswer[]): string[] => {
  const newest = answers.at(-1);
  const due = dueAfter(base, answers).at(-1);
  if (newest === undefined || due === undefined) return [];
  const day = longDay(due);
  if (newest.answer === 'worse') {
    const before =
      dueAfter(base, answers.slice(0, -1)).at(-1) ??
      daysLater(new Date(base.madeAt), LAST_DAY[base.level]);
    const seeBy = TEXTS.seeBy.replace('{day}', day);
    return [due < before ? `${seeBy} ${TEXTS.sooner}` : seeBy];
  }
  if (hasPassed(due.getTime(), Date.parse(newest.at))) return [TEXTS.pastDay];
  const form = newest.answer === 'better' ? TEXTS.keepDay : TEXTS.seeBy;
  return [form.replace('{day}', day), TEXTS.wouldChange];
};

/** Returns the newest line that brings the day to be seen forward; null where none does, or a dentist has seen it since. */
export const soonerLine = (base: Base, answers: readonly CheckInAnswer[]): string | null => {
  const newest = answers.findLastIndex(({ answer }) => answer === 'worse' || answer === 'seen');
  if (answers[newest]?.answer !== 'worse') return null;
  return answerLines(base, answers)[newest] ?? null;
};
