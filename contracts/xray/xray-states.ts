/**
 * The states of an X-ray.
 *
 * - storing: its row is there, its picture is on the way to the store
 * - stored: its picture is kept, and no analysis was asked for
 * - analyzing: a job looks at it, whether or not a page is open
 * - analyzed: there is an analysis
 * - refused: it is no X-ray of teeth
 * - failed: it could not be analysed, and can be tried again
 */
export const XRAY_STATES = [
  'storing',
  'stored',
  'analyzing',
  'analyzed',
  'refused',
  'failed',
] as const;
export type XrayState = (typeof XRAY_STATES)[number];
