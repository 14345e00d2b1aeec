import { ASKED_AFTER_HOURS, QUESTIONS_MAX } from '../../../contracts/rules/check-in.ts';
import type { AskedLevel } from '../../../contracts/rules/check-in.ts';
import { dayOfIndia, inIndia, startOfDay } from '../../lib/india-time.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours in India between which we ask: nobody is woken. */
const DAY_BEGINS = 8;
const DAY_ENDS = 21;

const atHour = (moment: Date, hour: number): Date =>
  new Date(startOfDay(dayOfIndia(moment)).getTime() + hour * HOUR_MS);

/** Returns the moment itself by day, and the next morning by night, as it is in India. */
export const byDay = (moment: Date): Date => {
  const hour = inIndia(moment).getUTCHours();
  if (hour < DAY_BEGINS) return atHour(moment, DAY_BEGINS);
  return hour < DAY_ENDS ? moment : atHour(new Date(moment.getTime() + DAY_MS), DAY_BEGINS);
};

/** Returns the evening after which a question of that day is not sent any more. */
export const eveningOf = (moment: Date): Date => atHour(moment, DAY_ENDS);

type Course = { readonly startedAt: Date; readonly sent: number; readonly now: Date };

/**
 * Returns when the next question is due, after so many were sent; null when none is left. A server that stood still does
 * not send two at once.
 */
export const nextQuestion = (level: AskedLevel, { startedAt, sent, now }: Course): Date | null => {
  const hours = sent < QUESTIONS_MAX ? ASKED_AFTER_HOURS[level][sent] : undefined;
  if (hours === undefined) return null;
  const planned = startedAt.getTime() + hours * HOUR_MS;
  const earliest = sent === 0 ? 0 : now.getTime() + DAY_MS;
  return byDay(new Date(Math.max(planned, earliest)));
};
