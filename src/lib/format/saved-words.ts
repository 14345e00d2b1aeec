import type { UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import { hasPassed, LAST_DAY, DAY_MS } from '../../../contracts/rules/due-days.ts';
import { SAVED_RESULT } from '../../../contracts/texts/en/saved-result.ts';
import * as say from '../../../contracts/texts/en/wordings.ts';
import { headline, lastDay, periods } from './due.ts';
import type { Period } from './due.ts';

/** The advice of a saved result, and whether it is still current. */
export type SavedAdvice = {
  /** Says what to do and by when; for an emergency, that it was one. */
  readonly title: string;
  readonly days: readonly Period[];
  /** True when the last day has passed: the advice is out of date. */
  readonly isPast: boolean;
};

type Moments = { readonly madeAt: string; readonly readAt: string };

/** Words the advice of a result made at one moment and read at another. */
export const savedAdvice = (level: UrgencyLevel, { madeAt, readAt }: Moments): SavedAdvice => {
  if (level === 'emergency') {
    return { title: say.thisWasAnEmergency, days: [], isPast: false };
  }
  const day = lastDay(level, madeAt);
  const due = Date.parse(madeAt) + LAST_DAY[level] * DAY_MS;
  return day !== null && hasPassed(due, Date.parse(readAt))
    ? { title: SAVED_RESULT.pastTitle.replace('{by}', day), days: [], isPast: true }
    : { title: headline(level, madeAt), days: periods(level, madeAt), isPast: false };
};
