import type { UrgencyLevel } from '../../contracts/diagnosis.ts';
import { SAVED_RESULT } from '../../contracts/texts/en/saved-result.ts';
import { headline, isOver, lastDay, periods } from './due.ts';
import type { Period } from './due.ts';

/** What a saved result advises, and whether it still does. */
export type SavedAdvice = {
  /** What to do and by when; in an emergency, what it was. */
  readonly title: string;
  readonly days: readonly Period[];
  /** The days to it have passed: it says nothing of now. */
  readonly isPast: boolean;
};

type Moments = { readonly madeAt: string; readonly readAt: string };

/** What a result advises that was made at one moment and is read at another. */
export const savedAdvice = (level: UrgencyLevel, { madeAt, readAt }: Moments): SavedAdvice => {
  if (level === 'emergency') {
    return { title: 'This was an emergency', days: [], isPast: false };
  }
  const day = lastDay(level, madeAt);
  return day !== null && isOver(level, madeAt, readAt)
    ? { title: SAVED_RESULT.pastTitle.replace('{by}', day), days: [], isPast: true }
    : { title: headline(level, madeAt), days: periods(level, madeAt), isPast: false };
};
