import type { LineMeasure } from './teleconsultation.outside.ts';

/**
 * Limits of the line: beyond a `weak` one it does not carry a picture beside the voice; within all `good` ones it may carry
 * it again. Between the two nothing changes, so that a line at the edge does not switch the picture on and off.
 */
export const LINE_LIMITS = {
  /**
   * Bits that can be sent in a second: the voice takes about 50,000 with its headers, and a picture that shows more than
   * patches 100,000 besides. No number is good enough: browsers know of no more while they send no picture.
   */
  bitrate: { weak: 150_000 },
  /** Share of lost packets: the browser hides a lost tenth of the voice, and not more. */
  loss: { weak: 0.1, good: 0.03 },
  /** Time there and back: from a second on two people talk at the same time, because packets pile up before a full line. */
  roundTripMs: { weak: 1000, good: 500 },
} as const;

/** Returns true when one measure is beyond its limit; what a browser does not tell is not held against the line. */
export const isLineWeak = ({ bitrate, loss, roundTripMs }: LineMeasure): boolean =>
  (bitrate ?? Infinity) < LINE_LIMITS.bitrate.weak ||
  (loss ?? 0) > LINE_LIMITS.loss.weak ||
  (roundTripMs ?? 0) > LINE_LIMITS.roundTripMs.weak;

/** Returns true when loss and time are within their limits, as far as the browser tells; one of them it has to tell. */
export const isLineGood = ({ loss, roundTripMs }: LineMeasure): boolean =>
  (loss !== null || roundTripMs !== null) &&
  (loss ?? 0) <= LINE_LIMITS.loss.good &&
  (roundTripMs ?? 0) <= LINE_LIMITS.roundTripMs.good;

/** Time for which a weak line keeps the picture, in milliseconds: a passing lorry or a change of cells is over by then. */
export const WEAK_FOR_MS = 6000;

/** Times for which the line has to be good before the picture is tried again, in milliseconds; longer with each fall. */
const GOOD_FOR_MS = [20_000, 60_000, 180_000] as const;

/** Returns how long the line has to be good before the picture is tried again. */
export const goodForMs = (falls: number): number =>
  GOOD_FOR_MS[Math.max(0, Math.min(falls, GOOD_FOR_MS.length) - 1)] ?? 0;
