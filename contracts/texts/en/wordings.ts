/** Days, lengths, browsers, topics and wishes are put into these words. */

export const week = (at: string | number): string => `Week ${at}`;
export const toWords = (last: string | number): string => `to ${last}`;
export const thisWasAnEmergency = 'This was an emergency';
export const minutesWords = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;
export const samsungInternet = 'Samsung Internet';
export const unknownBrowser = 'Unknown browser';
export const on = (browser: string | number, system: string | number): string =>
  `${browser} on ${system}`;
export const hospitalEmergencyDepartmentNearMe = 'hospital emergency department near me';
export const dentistNearMe = 'dentist near me';
export const noSuchMessagesSentYetWe =
  'No such messages are sent yet. We keep your wish for later. Codes and mails about your bookings always come.';
export const aMailBeforeVideoCallYou = 'A mail before a video call that you booked.';
export const noNewsletterSentYetWeKeep = 'No newsletter is sent yet. We keep your wish for later.';
export const guidanceOnlyNoDentistHasExamined = (product: string | number): string =>
  `${product}. Guidance only: no dentist has examined this.`;
export const toothPain = 'Tooth pain';
export const spotsAndSores = 'Spots and sores';
export const gapsAndCrookedTeeth = 'Gaps and crooked teeth';
export const looksOfTeeth = 'Looks of teeth';
export const tobaccoAndArecaNut = 'Tobacco and areca nut';
export const atTheDentists = 'At the dentist’s';
export const children = 'Children';
export const pregnancy = 'Pregnancy';
export const notifications = 'Notifications';
export const reminders = 'Reminders';
export const newsletter = 'Newsletter';
export const emergencies = 'Emergencies';
export const gums = 'Gums';
