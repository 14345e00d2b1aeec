/**
 * The states of an X-ray.
 *
 * - storing: its row is there, its picture is on the way to the store
 * - stored: its picture is kept, and no analysis was asked for
 * - analyzing: a job looks at it, whether or not a page is open
 * - analyzed: there is an analysis
 * - unsure: it is not sure that it shows teeth; the person is asked
 * - refused: it is no X-ray of teeth
 * - failed: it could not be analysed, and can be tried again
 */
export const XRAY_STATES = [
  'storing',
  'stored',
  'analyzing',
  'analyzed',
  'unsure',
  'refused',
  'failed',
] as const;
export type XrayState = (typeof XRAY_STATES)[number];

/** Answers of a person who is asked whether a picture is a dental X-ray, by id. */
export const TOLD_KINDS = ['dental', 'other', 'notSure'] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** What is known of a picture beside its pixels: a person's answer, or that a DICOM file says that it is dental. */
export const KNOWN_KINDS = [...TOLD_KINDS, 'header'] as const;
export type KnownKind = (typeof KNOWN_KINDS)[number];
