import type { LinkEnd } from '../../../assessment/result-link.ts';

/** Words for somebody, such as a dentist, to whom a patient shows a result by a link. */
export const SHARED_RESULT_TEXTS = {
  page: 'A patient’s result',
  title: 'A patient shows you a result',
  intro: 'Ask the patient for the passcode: it has 6 digits.',
  kept: 'The patient sees the name you write here, and when you opened the result.',
  recipient: 'Your name or clinic',
  passcode: 'Passcode',
  lacksRecipient: 'Write your name or your clinic.',
  lacksPasscode: 'Write the 6 digits of the passcode.',
  open: 'Open the result',
  opening: 'Opening...',
  failed: 'We could not reach our server. Please try again.',
  wrong: (left: number) =>
    left === 1
      ? 'That passcode is not right. You can try once more.'
      : `That passcode is not right. You can try ${left} more times.`,
  endedTitle: 'This link is over',
  askAgain: 'If you still need the result, ask the patient for a new link.',
  unreadableTitle: 'We cannot read this link',
  unreadable:
    'It is not whole, or it is not one of ours. Scan the code again, or ask for the link.',
  shownTitle: 'A patient’s result',
  notExamined: 'No dentist has examined the patient for this',
  byPatient:
    'The patient answered questions, and our program wrote it. We cannot check who sent it.',
  visitTitle: 'What a dentist wrote after a video call',
  visitFrom: (day: string) =>
    `The patient has chosen to show it, as it was when the link was made. The call was on ${day}. We cannot check that nobody has changed it.`,
  checkCode: 'Check if the prescription still holds',
  resultTitle: 'The result that the patient brought to the call',
  print: 'Print',
  keeps: 'Your browser reads it here. It is gone when you close this page.',
} as const;

export const LINK_END_TEXTS: Readonly<Record<LinkEnd | 'unknown', string>> = {
  revoked: 'The patient has ended it.',
  passcodes: 'A wrong passcode was tried too often.',
  usedUp: 'It was opened as often as a link can be.',
  expired: 'Its days have passed.',
  unknown: 'There is nothing behind it any more.',
};
