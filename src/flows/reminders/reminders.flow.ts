import type { remindersMachine } from '../../../machines/reminders/reminders.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: RemindersFlow,
  Within: RemindersWithin,
  useFlow: useReminders,
  useSelected: useRemindersSelected,
} = createFlow<typeof remindersMachine>('reminders');
