import type { CheckInWord } from '../../assessment/check-in-ids.ts';

/** The answers as a dated line has them. */
export const LINE_WORDS: Readonly<Record<CheckInWord, string>> = {
  better: 'better',
  same: 'the same',
  worse: 'worse',
  seen: 'seen by a dentist',
};

/** Dated lines of what somebody told since their result, alike on the page, on paper and at the dentist's desk. */
export const CHECK_IN_LINES = {
  told: 'What you told us',
  line: '{day}: {answer}.',
  lineBy: '{day}: {answer}. See a dentist by {by}.',
  lineDanger: '{day}: {answer}, with a danger sign. Get help at once.',
  /** The dentist reads these lines, the patient does not. */
  since: 'Told after this assessment',
  signs: '{day}: {answer}. Signs: {signs}.',
  danger: '{day}: {answer}. Danger signs: {signs}.',
  unsure: '{day}: {answer}. Not sure about danger signs.',
} as const;
