import type { remindersMachine } from '../../../machines/reminders/reminders.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: RemindersFlow,
  Within: RemindersWithin,
  useFlow: useReminders,
  useSelected: useRemindersSelected,
} = createFlow<typeof remindersMachine>('reminders');
