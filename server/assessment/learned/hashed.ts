import { probability, scaleOf } from './logistic.ts';

/**
 * Number of places that features share: their names are not kept, so that tens of thousands of them cost 32 kB. Two
 * features in one place blur each other a little.
 */
export const PLACES = 32_768;
/** Bits of a hash that are left out of its place. */
const BITS_LEFT_OUT = 17;

const START = 0x811c9dc5;

/** Goes on with a hash (FNV-1a, 32 bits), the same on every machine. */
const hashedOn = (hash: number, number: number): number => Math.imul(hash ^ number, 0x01000193);

/** Returns the hash of a text. */
export const hashOf = (text: string): number => {
  let hash = START;
  for (let at = 0; at < text.length; at += 1) hash = hashedOn(hash, text.charCodeAt(at));
  return hash;
};

/** Returns the hashes of the letters from a place on, one for each of these numbers of letters, in ascending order. */
export function* hashesFrom(
  text: string,
  from: number,
  counts: readonly number[],
): Generator<number> {
  let hash = START;
  let done = 0;
  for (const count of counts) {
    if (from + count > text.length) return;
    for (; done < count; done += 1) hash = hashedOn(hash, text.charCodeAt(from + done));
    yield hash;
  }
}

/** Makes one hash of several, in this order. */
export const joined = (...hashes: readonly number[]): number => {
  let all = START;
  for (const hash of hashes) all = Math.imul(hashedOn(all, hash) ^ (all >>> 15), 0x2c1b3c6d);
  return all;
};

const placeOf = (hash: number): number => (hash ^ (hash >>> 12)) >>> BITS_LEFT_OUT;

/** What was learned: a weight for each place as one signed byte in base64, in steps of `step`. */
export type HashedWeights = {
  readonly bias: number;
  readonly step: number;
  readonly weights: string;
};

/** Returns the places of features, each once, and their scale. */
export const rowOf = (features: Iterable<number>) => {
  const places = new Set<number>();
  for (const feature of features) places.add(placeOf(feature));
  return { features: Int32Array.from(places), scale: scaleOf(places.size) };
};

/** Makes a logistic regression over hashed features. @returns the likelihood, from 0 to 1, that these features mean yes */
export const makeHashed = ({ bias, step, weights }: HashedWeights) => {
  const of = Int8Array.from(atob(weights), (byte) => byte.charCodeAt(0));
  return (all: Iterable<number>): number => {
    const { features, scale } = rowOf(all);
    let sum = 0;
    for (const place of features) sum += of[place] ?? 0;
    return probability(bias + sum * step * scale);
  };
};
