/** Finds the word that a misspelt one was meant to be. */
export type SlipIndex = {
  readonly add: (word: string) => void;
  /** Returns the nearest word of the same first letter, the shortest and then the oldest of equals; else null. */
  readonly find: (word: string) => string | null;
};

type Entry = { readonly word: string; readonly age: number };
type Near = Entry & { readonly slips: number };

const SHORTEST = 5;
const LONGEST = 20;
/** Length from which a word forgives two slips; a shorter one would be two slips from too many others. */
const TWO_SLIPS_FROM = 8;
/** Letters of a word that are looked up with letters left out; the rest is compared. */
const HEAD = 7;

const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);

/**
 * Returns the beginnings of a word with up to `limit` letters left out, the first one kept. Two words within `limit`
 * slips of each other share one of them, whatever the slips are.
 */
const beginnings = (word: string, limit: number): ReadonlySet<string> => {
  const head = word.slice(0, HEAD);
  const all = new Set([head]);
  for (let i = 1; i < head.length; i += 1) {
    const once = without(head, i);
    all.add(once);
    if (limit > 1) for (let j = i; j < once.length; j += 1) all.add(without(once, j));
  }
  return all;
};

/** Counts the slips between two words (a wrong, missing, extra or swapped letter), `limit + 1` when there are more. */
const slipsBetween = (a: string, b: string, limit: number): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? limit, limit + 1);
};

/** Returns true for words that differ only in their ending: these are different words, not slips. */
const sameBeginning = (a: string, b: string): boolean =>
  a.slice(0, -3) === b.slice(0, a.length - 3);

/**
 * Indexes words by their beginnings with letters left out, so that looking for a slip costs the length of the word and
 * not the size of the dictionary.
 */
export const makeSlipIndex = (): SlipIndex => {
  const byBeginning = new Map<string, Entry[]>();
  let age = 0;
  const add = (word: string): void => {
    if (word.length < SHORTEST) return;
    const entry = { word, age };
    age += 1;
    const limit = word.length >= TWO_SLIPS_FROM - 2 ? 2 : 1;
    for (const key of beginnings(word, limit)) {
      const list = byBeginning.get(key);
      if (list === undefined) byBeginning.set(key, [entry]);
      else list.push(entry);
    }
  };
  const candidates = (word: string, limit: number): ReadonlySet<Entry> => {
    const all = new Set<Entry>();
    for (const key of beginnings(word, limit)) {
      for (const entry of byBeginning.get(key) ?? []) {
        if (Math.abs(entry.word.length - word.length) <= limit) all.add(entry);
      }
    }
    return all;
  };
  const find = (word: string): string | null => {
    if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return null;
    const limit = word.length >= TWO_SLIPS_FROM ? 2 : 1;
    let best: Near | null = null;
    for (const entry of candidates(word, limit)) {
      const near = { ...entry, slips: slipsBetween(word, entry.word, limit) };
      if (isSlip(word, near, limit) && (best === null || isBefore(near, best))) best = near;
    }
    return best?.word ?? null;
  };
  return { add, find };
};

const isSlip = (word: string, { word: meant, slips }: Near, limit: number): boolean =>
  slips <= limit && !(slips === 2 && sameBeginning(word, meant));

const isBefore = (a: Near, b: Near): boolean =>
  a.slips < b.slips ||
  (a.slips === b.slips && (a.word.length - b.word.length || a.age - b.age) < 0);
