import type { SnapshotFrom } from 'xstate';
import type { openingMachine } from './opening.machine.ts';

type OpeningSnapshot = SnapshotFrom<typeof openingMachine>;

/** Returns the position of the message on screen, from 0; the third one stays through the pause (CHAT-04). */
export const selectOpeningPosition = (snapshot: OpeningSnapshot | undefined): number => {
  if (snapshot === undefined || snapshot.matches('starting')) return 0;
  return snapshot.matches('initializing') ? 1 : 2;
};
