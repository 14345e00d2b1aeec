/** Permissions that a role may have (ROLE-10). */
export const PERMISSIONS = [
  'access_admin_dashboard',
  'read_patient_records',
  'settle_absences',
  'trigger_reminders',
  'access_doctor_dashboard',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Any of these opens the dashboard and the analytics (ROUTE-36, ROUTE-37), and their calls. */
export const STAFF_AREA_PERMISSIONS = ['access_admin_dashboard'] as const;

/** Any of these opens the reminders (ROUTE-40, ROUTE-41), and their calls. */
export const REMINDER_PERMISSIONS = ['trigger_reminders', 'access_doctor_dashboard'] as const;
