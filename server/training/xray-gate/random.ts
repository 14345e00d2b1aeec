/** Numbers that look drawn by lot and are the same for the same seed. */
export type Random = {
  /** Returns a number from 0 up to 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Returns a number around 0 with a spread of 1, from the sum of six. */
  readonly bell: () => number;
};

/** A generator of 32 bits (mulberry32). */
export const randomOf = (seed: number): Random => {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    bell: () => (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2,
  };
};
