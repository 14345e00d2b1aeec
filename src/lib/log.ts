import type { Failure } from '../../machines/kit/failure.ts';

/** Writes a failure where developers look; never the patient's words (INTRO-24, CONS-09). */
export const logFailure = ({ kind, status, message }: Failure): void => {
  // oxlint-disable-next-line no-console -- the one place that logs in the browser
  console.error(`Call failed: ${kind}${status === undefined ? '' : ` (${status})`}: ${message}`);
};
