import type { SnapshotFrom } from 'xstate';
import { OPENING_MESSAGES } from './opening.machine.ts';
import type { openingMachine } from './opening.machine.ts';

type OpeningSnapshot = SnapshotFrom<typeof openingMachine>;

/** The message to show now (CHAT-01..04); the third one stays through the pause. */
export const selectOpeningMessage = (snapshot: OpeningSnapshot | undefined): string => {
  if (snapshot === undefined || snapshot.matches('starting')) return OPENING_MESSAGES.starting;
  if (snapshot.matches('initializing')) return OPENING_MESSAGES.initializing;
  return OPENING_MESSAGES.settingUp;
};
