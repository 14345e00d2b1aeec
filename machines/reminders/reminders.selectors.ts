import type { SnapshotFrom } from 'xstate';
import type { remindersMachine } from './reminders.machine.ts';

type RemindersSnapshot = SnapshotFrom<typeof remindersMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the four. */
export type RemindersScreen = 'loading' | 'failed' | 'empty' | 'list';

export const selectScreen = (snapshot: RemindersSnapshot): RemindersScreen => {
  if (snapshot.matches('loadingReminders')) return 'loading';
  if (snapshot.matches('loadingFailed')) return 'failed';
  return snapshot.matches('nothingPlanned') ? 'empty' : 'list';
};

/** Returns the appointment whose reminder is being sent at this moment; null for none. */
export const selectSending = (snapshot: RemindersSnapshot): string | null =>
  snapshot.matches('sendingReminder') ? snapshot.context.chosen : null;
