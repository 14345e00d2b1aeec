/** Notice that a reminder is on its way. */
export const REMINDER_SENT = {
  title: 'Reminder sent',
  message: 'The mail is on its way.',
};

/** Notice that nobody was reminded. */
export const NOT_SENT = {
  title: 'Nobody was reminded',
  message: 'Our server could not be reached. Please try again.',
};

/** The screens of reminders say this. */

export const pageTitle = (product: string | number): string => `Reminders · ${product}`;
export const staff = 'Staff';
export const theDayBefore = 'The day before';
export const anHourBefore = 'An hour before';
export const byHand = 'By hand';
export const plannedFor = 'planned for';
export const notDelivered = 'not delivered';
export const notSent = 'not sent';
export const loadingTheAppointments = 'Loading the appointments...';
export const nobodyHasAnAppointment = 'Nobody has an appointment';
export const lookAgain = 'Look again';
export const theAppointmentsNextSevenDaysStand =
  'The appointments of the next seven days stand here.';
export const minutesWords = (doctor: string | number, minutes: string | number): string =>
  `${doctor}, ${minutes} minutes`;
export const doesNotWantToBeReminded = 'Does not want to be reminded.';
export const noEmailAddressSoNoReminder = 'No email address, so no reminder is sent.';
export const remindNow = (patientName: string | number, startsAt: string | number): string =>
  `Remind now: ${patientName}, ${startsAt}`;
export const remindNowButton = 'Remind now';
export const refresh = 'Refresh';
export const reminders = 'Reminders';
export const appointmentsNextSevenDaysIndiaTime =
  'Appointments of the next seven days, in India time (IST). Every name you view is logged.';
