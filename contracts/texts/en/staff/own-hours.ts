import { SPANS_MAX } from '../../../booking/weekly-hours.ts';
import type { HoursFault } from '../../../rules/weekly-hours.ts';
import type { MoneyAfter } from '../../../payments/products.ts';

export const OWN_HOURS_TEXTS = {
  passkeys: 'My passkeys',
  title: 'My hours and leave',
  offer: 'My hours and leave',
  intro:
    'Patients can book the half hours that lie inside these times, from 9 AM to 5:30 PM but for 1 to 2 PM. All times are India time (IST). Nothing changes before you save.',
  loading: 'Loading your hours...',
  unreachable: 'We could not reach our server',
  tryAgain: 'Try again',
  notFoundTitle: 'This page is for dentists',
  notFound: 'Your account does not consult here, so it has no hours to set.',
  toCalls: 'Back to video calls',
  outdatedTitle: 'Your hours were changed in another tab',
  outdated:
    'What you changed here is not saved. If you keep it and save, it takes the place of the other.',
  keepMine: 'Keep what I changed here',
  loadAgain: 'Take the saved hours',
  week: 'My week',
  none: 'No calls on this day.',
  from: 'From',
  to: 'To',
  addSpan: 'Add a time on {day}',
  removeSpan: 'Remove {time} on {day}',
  leave: 'Leave',
  leaveIntro: 'Nobody can book a call on these days, the first and the last included.',
  firstDay: 'First day',
  lastDay: 'Last day',
  addLeave: 'Add a leave',
  removeLeave: 'Remove leave {number}',
  leaveNumber: 'Leave {number}',
  today: 'Calls on the same day',
  notice: 'Shortest notice',
  noNotice: 'None: the first day is tomorrow',
  hoursBefore: '{count} before the call',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved. Your free times are as you set them.',
  failed:
    'We could not reach our server, so nothing was saved. What you changed still stands here.',
  decidingTitle: 'Calls are booked at these times',
  deciding:
    'Nothing has changed yet. If you go on, these calls are called off. Each patient gets a mail that says so.',
  money: 'What was paid for it',
  held: 'A patient is paying for this time right now.',
  due: 'Nothing was paid for it yet.',
  confirm: 'Call them off and save',
  decline: 'Go back, change nothing',
} as const;

/** What becomes of the money, in words for the dentist. */
export const MONEY_WORDS: Readonly<Record<MoneyAfter, string>> = {
  back: 'Goes back to the patient',
  kept: 'The patient chooses another time, or has it back',
};

/** Weekdays by number; 0 is Sunday. */
export const NAMES_OF_DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** What is wrong with the hours of a day. */
export const HOURS_FAULT_WORDS: Readonly<Record<HoursFault['kind'], string>> = {
  order: 'The end must be later than the start.',
  overlap: 'Two times overlap. Leave them apart or make them one.',
  many: `A day has at most ${SPANS_MAX} times.`,
};

export const LEAVE_FAULT = 'Choose the first and the last day. The last day cannot come first.';
