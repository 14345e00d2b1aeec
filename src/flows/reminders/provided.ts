import { remindersMachine } from '../../../machines/reminders/reminders.machine.ts';
import { loadReminders, sendReminder } from '../../actors/staff/reminders.ts';

/** The reminders, bound to the server. */
export const providedReminders = remindersMachine.provide({
  actors: { loadReminders, sendReminder },
});
