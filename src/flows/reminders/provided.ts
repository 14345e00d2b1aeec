import { remindersMachine } from '../../../machines/reminders/reminders.machine.ts';
import { loadReminders, sendReminder } from '../../actors/reminders.ts';

/** The reminders with the server in its place. */
export const providedReminders = remindersMachine.provide({
  actors: { loadReminders, sendReminder },
});
