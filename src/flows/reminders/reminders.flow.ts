import { remindersMachine } from '../../../machines/reminders/reminders.machine.ts';
import { loadReminders, sendReminder } from '../../actors/staff/reminders.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The reminders, bound to the server. */
export const providedReminders = remindersMachine.provide({
  actors: { loadReminders, sendReminder },
});

/** Provider and hooks of the flow. */
export const {
  Provider: RemindersFlow,
  Within: RemindersWithin,
  useFlow: useReminders,
  useSelected: useRemindersSelected,
} = createFlow<typeof remindersMachine>('reminders');
