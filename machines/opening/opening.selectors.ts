import type { SnapshotFrom } from 'xstate';
import { OPENING_MESSAGES } from './opening.machine.ts';
import type { openingMachine } from './opening.machine.ts';

type OpeningSnapshot = SnapshotFrom<typeof openingMachine>;

/** The messages in their order (CHAT-01..03). */
export const OPENING_ORDER: readonly string[] = Object.values(OPENING_MESSAGES);

/** Which message is said now, from 0; the third one stays through the pause (CHAT-04). */
export const selectOpeningPosition = (snapshot: OpeningSnapshot | undefined): number => {
  if (snapshot === undefined || snapshot.matches('starting')) return 0;
  return snapshot.matches('initializing') ? 1 : 2;
};
