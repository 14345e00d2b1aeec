import {
  ALONE,
  AMBIGUOUS_WORK,
  DENTAL_CORE,
  DENTAL_SIGNS,
  DENTAL_WORK,
  LINKS,
  MOUTH_PLACES,
} from '../assessment/dental-vocabulary.ts';

const NAMES: ReadonlySet<string> = new Set([...DENTAL_CORE, ...MOUTH_PLACES]);
const ALONE_WORDS: ReadonlySet<string> = new Set(ALONE);
const PIECES: ReadonlySet<string> = new Set([
  ...NAMES,
  ...DENTAL_SIGNS,
  ...DENTAL_WORK,
  ...AMBIGUOUS_WORK,
  ...LINKS,
]);
const LONG_WORDS: readonly string[] = [
  ...NAMES,
  'sensitivity',
  'extraction',
  'whitening',
  'swelling',
].filter((word) => word.length >= 6);

/** Returns true when two words differ by at most one insertion, deletion, change or swap of neighbours. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Returns true when a run of letters is made only of known pieces, one of them a tooth, gum or mouth word. */
export function isDentalCompound(word: string): boolean {
  // reach[i]: 0 not reachable, 1 reachable, 2 reachable with a naming piece on the way
  const reach = new Array<number>(word.length + 1).fill(0);
  reach[0] = 1;
  for (let end = 2; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - 14); start < end; start += 1) {
      const before = reach[start] ?? 0;
      const piece = word.slice(start, end);
      if (before === 0 || !PIECES.has(piece)) continue;
      reach[end] = Math.max(reach[end] ?? 0, NAMES.has(piece) ? 2 : before);
    }
  }
  return reach[word.length] === 2;
}

/**
 * Returns true when one word is a dental concern by itself ("toothache", "daantdard", "gingivitis") and not keyboard
 * noise. Upper case is allowed; from seven letters on, one typo is forgiven (INTRO-32).
 */
export function isDentalWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length < 3 || plain.length > 40) return false;
  if (NAMES.has(plain) || ALONE_WORDS.has(plain) || isDentalCompound(plain)) return true;
  return plain.length >= 7 && LONG_WORDS.some((known) => isOneTypoApart(known, plain));
}
