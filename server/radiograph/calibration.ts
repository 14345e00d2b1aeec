import type { DetectionId } from '../../contracts/xray.ts';
import learned from './learned/calibration.json' with { type: 'json' };

/** From which likelihood on how much confidence is shown, the lowest first. */
export type Steps = readonly (readonly [likelihood: number, confidence: number])[];
export type Calibration = Readonly<Record<DetectionId, Steps>>;

/** Made-up pictures prove no more: the embedded analyzer never shows a confidence that reads as near certain. */
export const MOST_CONFIDENCE = 75;

/** What is less likely right than this is not shown. */
export const LEAST_CONFIDENCE = 50;

/** How often what was as likely was right on pictures that were made up to measure it; 0 to 75, whole. */
export const confidenceOf = (
  likelihood: number,
  detection: DetectionId,
  calibration: Calibration = learned as unknown as Calibration,
): number => {
  const step = calibration[detection].findLast(([from]) => likelihood >= from);
  return Math.min(MOST_CONFIDENCE, step?.[1] ?? 0);
};
