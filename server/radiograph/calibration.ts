import type { DetectionId } from '../../contracts/xray/xray.ts';
import learned from './learned/calibration.json' with { type: 'json' };

/** Confidence that is shown from each likelihood on, the lowest first. */
export type Steps = readonly (readonly [likelihood: number, confidence: number])[];
export type Calibration = Readonly<Record<DetectionId, Steps>>;

/** Highest confidence of the embedded analyzer. Made-up pictures prove no more, so it never reads as near certain. */
export const MOST_CONFIDENCE = 75;

/** Lowest confidence that is shown. */
export const LEAST_CONFIDENCE = 50;

/**
 * Returns how often finds of this likelihood were right on pictures made up to measure it: a whole percentage, 0 to 75.
 */
export const confidenceOf = (
  likelihood: number,
  detection: DetectionId,
  calibration: Calibration = learned as unknown as Calibration,
): number => {
  const step = calibration[detection].findLast(([from]) => likelihood >= from);
  return Math.min(MOST_CONFIDENCE, step?.[1] ?? 0);
};
