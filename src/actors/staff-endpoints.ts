/** The calls of the staff's pages as values, with their schemas: in a file of their own that the first call brings. */
export { listAbsences, settleAbsence } from '../../contracts/endpoints/absences.ts';
export { listReminders, sendReminder } from '../../contracts/endpoints/reminders.ts';
export {
  exportList,
  listDay,
  listPayments,
  listRedFlags,
  listRefunds,
  readOverview,
  readStatistics,
  readSystem,
} from '../../contracts/endpoints/staff-area.ts';
