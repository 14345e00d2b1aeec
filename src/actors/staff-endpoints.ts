/** The endpoints of the staff's pages with their schemas: a file of its own that loads with the first call. */
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
