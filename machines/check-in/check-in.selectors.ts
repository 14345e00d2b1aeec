import type { SnapshotFrom } from 'xstate';
import type { CheckIn } from '../../contracts/assessment/check-in.ts';
import type { CheckInSign, SeenWord } from '../../contracts/assessment/check-in-ids.ts';
import type { Emergency } from '../../contracts/assessment/diagnosis.ts';
import { graver } from '../../contracts/rules/compare-emergencies.ts';
import type { checkInMachine } from './check-in.machine.ts';

type CheckInSnapshot = SnapshotFrom<typeof checkInMachine>;

/** Screens of a check-in: every leaf of the chart belongs to one of them. */
export type CheckInScreen =
  | 'offer'
  | 'question'
  | 'signs'
  | 'failed'
  | 'answered'
  | 'help'
  | 'seen'
  | 'gone';

/** States by their screens; a state that saves an answer stands on the screen it was given on. */
const SCREENS = [
  ['offer', ['offered', 'switchingOn']],
  ['signs', ['checkingSigns']],
  ['failed', ['answerFailed']],
  ['answered', ['answered']],
  ['help', ['helping']],
  ['seen', ['seen']],
  ['gone', ['resultLost']],
] as const;

export const selectCheckInScreen = (snapshot: CheckInSnapshot): CheckInScreen =>
  SCREENS.find(([, states]) => states.some((state) => snapshot.matches(state)))?.[0] ?? 'question';

export const selectCheckIn = ({ context }: CheckInSnapshot): CheckIn => context.checkIn;

export const selectTicked = ({ context }: CheckInSnapshot): readonly CheckInSign[] =>
  context.told.signs;

/** Returns the graver of what the page and the server have seen in the signs. */
export const selectDanger = ({ context }: CheckInSnapshot): Emergency | null =>
  graver(context.checkIn.emergency, context.emergency);

/** Returns what the dentist said, as it was noted; null for nothing yet. */
export const selectSaid = ({ context }: CheckInSnapshot): SeenWord | null =>
  context.checkIn.answers.at(-1)?.said ?? null;

export const selectRefusal = ({ context }: CheckInSnapshot): string | null => context.refusal;

/** Returns true where the signs of an emergency could not be kept. */
export const selectIsUnsaved = (snapshot: CheckInSnapshot): boolean =>
  snapshot.matches({ helping: 'helpUnsaved' });

/** Returns true while the signs of an emergency are on their way: a visit is told after them. */
export const selectIsHelpSaving = (snapshot: CheckInSnapshot): boolean =>
  snapshot.matches({ helping: 'savingHelp' });

/** Returns true while it is asked back whether somebody has been seen. */
export const selectIsSeenAsked = (snapshot: CheckInSnapshot): boolean =>
  snapshot.matches({ helping: 'confirmingSeen' });

/** Returns true where a visit after an emergency could not be kept. */
export const selectIsSeenUnsaved = (snapshot: CheckInSnapshot): boolean =>
  snapshot.matches({ helping: 'seenUnsaved' });

/** Returns true where what the dentist said could not be kept. */
export const selectHasFailed = (snapshot: CheckInSnapshot): boolean =>
  snapshot.matches({ seen: 'wordFailed' });

export const selectIsBusy = (snapshot: CheckInSnapshot): boolean => snapshot.hasTag('busy');
