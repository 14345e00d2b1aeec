/** Actions that a signed-out person was about to take, in the requirements' words (AUTH-19, AUTH-21, AUTH-22, DIAG-28). */
export const INTENDED_ACTIONS = [
  'teleconsultation',
  'pdf-report',
  'xray-analysis',
  'save-result',
] as const;
export type IntendedAction = (typeof INTENDED_ACTIONS)[number];
