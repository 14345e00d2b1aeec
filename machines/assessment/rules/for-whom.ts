import type { ForWhom } from '../../../contracts/assessment/chat-context.ts';
import type { Known } from './known.ts';

type Told = Pick<Known, 'forWhom' | 'aboutChild'>;

/** Returns whom the assessment is for: what was said of it, else a child where the words name one. */
export const forWhomOf = ({ forWhom, aboutChild }: Told): ForWhom | null =>
  forWhom ?? (aboutChild ? 'child' : null);

/** Returns true when the words or the answer name a child, so that an adult's age needs a second look. */
export const namesChild = ({ forWhom, aboutChild }: Told): boolean =>
  aboutChild || forWhom === 'child';

/** Returns true when a child's age may be told: for a child, and for somebody else, who may be one. */
export const mayTellChildAge = (told: Told): boolean =>
  namesChild(told) || told.forWhom === 'other';
