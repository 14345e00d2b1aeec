import type { CheckInWord, SeenWord } from '../../../assessment/check-in-ids.ts';
import type { AskedLevel } from '../../../rules/check-in.ts';
import { IF_WORSE, WHEN_TO_CALL } from '../when-to-call.ts';

/** Notice that asking was not switched on or off. */
export const NOT_SWITCHED = {
  title: 'Nothing was changed',
  message: 'Our server could not be reached. Please try again.',
};

export const CHECK_IN_TEXTS = {
  today: 'Compared with the day of your result, it is:',
  offer: 'We can ask you how it is.',
  switchOn: 'Ask me how it is',
  switchingOn: 'One moment...',
  howByMail: 'We ask by mail, by day, and you answer here. You can stop it at any time.',
  howHere:
    'We cannot send you a mail: your account has no address, or reminders are off in your profile. The question waits on your home page. You can stop it at any time.',
  next: 'We ask on {day}.',
  nextAgain: 'We ask once more on {day}.',
  noNext: 'We ask no more by ourselves. You can answer here at any time.',
  stop: 'Stop asking',
  saving: 'Saving...',
  signs: 'Is any of this happening now?',
  signsIntro: 'Tick all that apply.',
  goOn: 'Continue',
  none: 'None of these',
  unsure: 'Not sure',
  back: 'Back',
  failed: 'We could not save your answer. Please try again.',
  ifDanger: WHEN_TO_CALL,
  tryAgain: 'Try again',
  answerAgain: 'Answer again',
  findDentist: 'Find My Dentist',
  seeBy: 'See a dentist by {day}.',
  sooner: 'That is sooner than before.',
  keepDay: 'Keep the day: see a dentist by {day}, even if it gets better.',
  pastDay: 'The day to be seen has passed. See a dentist now.',
  wouldChange: 'Come back here if it gets worse or anything new begins.',
  ifWorse: IF_WORSE,
  unsaved: 'We could not save this. That can wait: get help first.',
  stays: 'This stays an emergency even if it eases.',
  seenAsked: 'Have you been seen for this?',
  seenMeans: 'We then ask no more about this result. You cannot undo this.',
  seenConfirmed: 'Yes, I have been seen',
  seenDeclined: 'No, go back',
  seenTitle: 'Good that you have been seen. We ask no more.',
  askWord: 'If you like: what did the dentist say it was?',
  wordNoted: 'You noted: {said}.',
  wordFailed: 'We could not save this. Please try again.',
  gone: 'This result is not in your account any more, so we ask nothing about it.',
} as const;

/** Says when we ask, for each level of urgency. */
export const ASKED_WHEN: Readonly<Record<AskedLevel, string>> = {
  urgent: 'We ask after 1 day and after 3 days.',
  moderate: 'We ask after 3 days and after 10 days.',
  routine: 'We ask once, after 14 days.',
};

export const ANSWER_WORDS: Readonly<Record<CheckInWord, string>> = {
  better: 'Better',
  same: 'The same',
  worse: 'Worse',
  seen: 'I have been seen',
};

export const SEEN_TEXTS: Readonly<Record<SeenWord, string>> = {
  asExpected: 'As your result said',
  somethingElse: 'Something else',
  notSure: 'I am not sure',
};
