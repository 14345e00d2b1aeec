import type { HashedWeights } from '../assessment/learned/hashed.ts';
import { PLACES } from '../assessment/learned/hashed.ts';
import { descend } from './descent.ts';
import type { Row } from './descent.ts';

export type Judged = Row & {
  readonly isTrue: boolean;
  /** The row counts as much as this; most count 1. */
  readonly say: number;
};

const DESCENT = { epochs: 12, decay: 0.00002, sayOf: ({ say }: Judged) => say };
/** Largest number of a signed byte. */
const BYTE = 127;

/** Learns weights of hashed features, and keeps each in one byte. */
export const learnHashed = (rows: readonly Judged[]): HashedWeights => {
  const { weights, bias } = descend(rows, PLACES, ({ isTrue }) => isTrue, DESCENT);
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / BYTE;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return {
    bias: Number(bias.toFixed(3)),
    step: Number(step.toPrecision(4)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
};
