/** Texts that only paper has: the PDF of a result, an X-ray or a visit. What the screen says too stands beside the screen's. */

/** Texts of every paper. */
export const PAPER = {
  /** A moment by the clock of India. */
  moment: '{day}, {time} (India time)',
  page: 'Page {page} of {pages}',
  /** The owner of a paper about somebody else of the account. */
  ownerFor: '{owner} (patient: {patient})',
  /** At the top of each page. */
  dated: '{day} · Account of {owner}',
  /** At the bottom of each page. */
  footer: 'Guidance only. No dentist has examined this.',
  basisTitle: 'Based on',
  made: 'Made on {moment} by {maker}, for the account of {owner}.',
  code: {
    alt: 'QR code that opens this result in your account: {address}',
    text: 'Scan the code or open the address and log in to see it again.',
  },
} as const;

/** Texts of the paper of a result. */
export const RESULT_PAPER = {
  title: '{product} report of {day}',
  subject: 'How urgent it is, what it could be, what to do, and a note for the dentist',
  table: { condition: 'Condition', likelihood: 'How likely', why: 'Why we think so' },
} as const;

/** Texts of the paper of an X-ray. */
export const XRAY_PAPER = {
  title: '{product} X-ray report of {day}',
  subject: 'Your answers and your X-ray, read together, and a note for the dentist',
  /** Title when an emergency was told and it is not kept which one. */
  emergency: 'Get help now',
  answersOf: 'Your answers are of {moment}.',
  pictureTitle: 'What the X-ray may show',
  picture: {
    none: 'Your X-ray. Nothing is marked on it.',
    one: 'Your X-ray with one place marked. What it is stands in the table below.',
    many: 'Your X-ray with {count} places marked. What they are stands in the table below.',
  },
  table: { number: 'No.', what: 'What it may be', where: 'Where', sure: 'How sure' },
  sure: '{confidence} of 100',
} as const;

/** Texts of the paper of a visit. */
export const VISIT_PAPER = {
  subject: 'What a dentist wrote after a video call',
  /** At the top of each page. */
  calledOn: 'Video call on {day}',
  call: 'After a video call that began on {moment}.',
  patient: 'Patient',
  guardian: 'Parent or guardian',
  noPrescription: 'This is what the dentist said by video. It is not a prescription.',
  /** Bottom of each page of a file with a prescription. */
  withPrescription:
    'What the dentist said by video, and the prescription, which has a page of its own.',
} as const;

/** Texts of the page at the address of a paper that has expired, or never existed. */
export const ENDED_PAPER = {
  title: 'Please make the report again',
  text: 'The address of a report is good for {minutes} minutes, and no longer than you are logged in. Your result is safe in your account: open it, and press Download PDF once more.',
  open: 'Open your results',
} as const;
