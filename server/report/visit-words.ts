/** Texts of a visit note on paper, beside those of the page. */
export const VISIT_WORDS = {
  subject: 'What a dentist wrote after a video call',
  /** At the top of each page. */
  calledOn: 'Video call on {day}',
  call: 'After a video call that began on {moment}.',
  patient: 'Patient',
  noPrescription: 'This is what the dentist said by video. It is not a prescription.',
  /** Bottom of each page of a file with a prescription. */
  withPrescription:
    'What the dentist said by video, and the prescription, which has a page of its own.',
  medicine: 'Medicine',
  use: 'How to use it',
  issued: 'Date',
} as const;
