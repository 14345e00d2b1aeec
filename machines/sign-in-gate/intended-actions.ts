/** Actions that a signed-out person was about to take, in the requirements' words (AUTH-19..22, DIAG-28). */
export const INTENDED_ACTIONS = [
  'teleconsultation',
  'find-clinic',
  'pdf-report',
  'xray-analysis',
  'save-result',
] as const;
export type IntendedAction = (typeof INTENDED_ACTIONS)[number];
