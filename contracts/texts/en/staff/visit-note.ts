import type { FinalWordKind } from '../../../forms/visit-note.ts';
import { PRESCRIBING_HOURS } from '../../../rules/prescribing.ts';

/** The choices of a final word, as a dentist reads them. */
export const FINAL_WORD_TEXTS: Readonly<Record<FinalWordKind, string>> = {
  condition: 'One of the app’s conditions',
  other: 'Something else',
  cannotSay: 'I can’t say by video',
};

/** What to do about what is missing. */
export const LACK_TEXTS = {
  findings: 'Write what you found.',
  final: 'Choose your conclusion.',
  condition: 'Choose the condition.',
  otherWords: 'Write your conclusion.',
  advice: 'Write your advice.',
  age: 'Write the patient’s age.',
  answers: 'Answer each question of the prescription.',
  history:
    'Write which allergies, illnesses and medicines the patient has, or that there are none.',
  medicines: 'Fill in each medicine, or remove it.',
};

export const VISIT_NOTE_TEXTS = {
  title: 'Visit note',
  guardian: 'Parent or guardian',
  loading: 'Loading the visit...',
  unreachable: 'We could not reach our server',
  kept: 'What you wrote is kept in this tab.',
  tryAgain: 'Try again',
  notFoundTitle: 'We can’t find this visit',
  notFound: 'Only the dentist of a call can open its visit note.',
  earlyTitle: 'The call hasn’t started yet',
  early: 'You can write the visit note once you and your patient have met in the call.',
  look: 'Check again',
  logged: 'Opening this page is logged. The patient can see that you did.',
  notes: 'Written at booking',
  nothingShared:
    'The patient didn’t share an assessment. Ask about allergies, pregnancy, illnesses and medicines.',
  shared: 'Shared assessment',
  noteTitle: 'Your note',
  readByPatient: 'The patient reads this in their account. Use plain words.',
  findings: 'What you found',
  final: 'Your conclusion',
  chooseFinal: 'Choose one',
  condition: 'Condition',
  chooseCondition: 'Choose a condition',
  otherWords: 'Your conclusion in your own words',
  advice: 'Your advice',
  nextVisit: 'Next visit',
  nextVisitHint: 'When, where and what for. Leave it empty if none is needed.',
  close: 'Finish the note',
  closing: 'Finishing...',
  cannotBeChanged:
    'A finished note can’t be changed. You can write a correction, and the patient sees that it is one.',
  failed: 'We could not reach our server. Your text is kept: please try again.',
  closedTitle: 'The patient can read this now',
  correct: 'Write a correction',
  discard: 'Discard my changes',
  outrunTitle: 'This note was finished in another tab',
  outrun: 'Your text here is based on an earlier version. This is the newest one:',
  goOn: 'Use my text as a correction',
  throwAway: 'Discard my text',
  toCalls: 'My video calls',
  offer: 'Write the visit note',
  offerClosed: 'Open the visit note',
  prescription: 'Prescription',
  prescriptionIntro:
    'Generic names, from a short list. It is checked against what you enter here and what the patient shared.',
  unqualified:
    'You can’t prescribe here yet: your registration number or your degrees are missing. Ask whoever runs this site.',
  prescribingOver: `The time to prescribe is over: ${PRESCRIBING_HOURS} hours after the call.`,
  withdraws: 'This version withdraws the prescription.',
  addMedicine: 'Add a medicine',
  removeMedicine: 'Remove medicine {number}',
  medicineNumber: 'Medicine {number}',
  askTitle: 'Ask the patient',
  choose: 'Choose',
  ageLabel: 'Age in years',
  history: 'Allergies, illnesses and medicines',
  historyHint: 'In the patient’s words. Write “none” if there are none.',
  medicine: 'Medicine',
  strength: 'Strength',
  dose: 'At a time',
  times: 'Times a day',
  days: 'Days',
  food: 'Food',
  note: 'Note for the patient',
  checking: 'Checking the medicines...',
  checked: 'Nothing that we know speaks against it.',
  checkFailed:
    'The medicines could not be checked. They are checked again when you finish the note.',
  checkAgain: 'Check the medicines',
  refused: 'Not possible: ',
  needsReason: 'Needs a reason: ',
} as const;
