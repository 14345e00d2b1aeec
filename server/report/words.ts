/** Texts that only a report has. Texts that the screen shows as well are in contracts/texts. */
export const WORDS = {
  title: '{product} report of {day}',
  subject: 'How urgent it is, what it could be, what to do, and a note for the dentist',
  table: { condition: 'Condition', likelihood: 'How likely', why: 'Why we think so' },
  /** Below the note for the dentist. */
  engine: 'Assessed by the program {engine}.',
  basisTitle: 'Based on',
  basis: {
    made: 'Made on {moment} by {maker}, for the account of {owner}.',
  },
  /** At the bottom of each page of a report. */
  footer: 'Guidance only. No dentist has examined this.',
  /** At the top of each page. */
  dated: '{day} · Account of {owner}',
  code: {
    alt: 'QR code that opens this result in your account: {address}',
    text: 'Scan the code or open the address and log in to see it again.',
  },
  reanalysis: {
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
    noteTitle: 'For your dentist',
    noteIntro: 'A machine has read a picture that the patient uploaded. Nobody has checked it.',
    note: {
      reader: 'Read by',
      trained: '{name} {version}, a trained model',
      untrained:
        '{product}, {name} {version}: rules for very bright areas alone, not a trained model',
      picture: 'Picture',
      projections: { intraoral: 'small film', panoramic: 'panoramic' },
      uploaded: '{projection}, uploaded on {day}',
      toldDental: 'the program could not tell what it shows; the patient said a dental X-ray',
      nobodyTold:
        'neither the program nor the patient could tell whether it shows teeth; nothing was looked for',
      findings: 'Marked',
      nothing: 'nothing',
      urgency: 'Urgency',
    },
  },
  soap: {
    subjective: 'Subjective',
    objective: 'Objective',
    assessment: 'Assessment',
    plan: 'Plan',
  },
} as const;
