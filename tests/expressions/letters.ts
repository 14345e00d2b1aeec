/**
 * Letters that stand for all others: Latin, the Indian and Arabic blocks, punctuation, some of each kind beyond.
 * Two letters that every class of an expression treats alike need one proof.
 */
const BLOCKS: ReadonlyArray<readonly [from: number, to: number]> = [
  [0x0000, 0x02ff],
  [0x0300, 0x0310],
  [0x0390, 0x03c0],
  [0x0410, 0x0430],
  [0x0600, 0x06ff],
  [0x0900, 0x0d7f],
  [0x1e00, 0x1e10],
  [0x2000, 0x206f],
  [0x2150, 0x2160],
  [0x3000, 0x3002],
  [0x4e00, 0x4e02],
  [0xfb00, 0xfb06],
  [0xfe00, 0xfe0f],
  [0xff01, 0xff20],
  [0x1f600, 0x1f602],
];

const LETTERS: readonly string[] = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
);

/** A set of letters, one bit for each kind of them. */
export type LetterSet = bigint;

/** The letters that an expression's classes tell apart. */
export type Alphabet = {
  /** One letter of each kind. */
  readonly letters: readonly string[];
  readonly setOf: (source: string) => LetterSet;
  readonly words: LetterSet;
  readonly others: LetterSet;
};

const members = new Map<string, readonly boolean[]>();

const membersOf = (source: string, flags: string): readonly boolean[] => {
  const key = `${flags}/${source}`;
  let known = members.get(key);
  if (known === undefined) {
    const one = new RegExp(`^(?:${source})$`, flags);
    members.set(key, (known = LETTERS.map((letter) => one.test(letter))));
  }
  return known;
};

/** The kinds of letters for these classes, written as in the expression, under its flags. */
export const alphabetOf = (classes: readonly string[], flags: string): Alphabet => {
  const own = flags.replace(/[^iuvs]/g, '');
  const all = [...new Set([...classes, '\\w'])].map(
    (source) => [source, membersOf(source, own)] as const,
  );
  const kinds = new Map<string, number>();
  for (const at of LETTERS.keys()) {
    const kind = all.map(([, each]) => (each[at] === true ? 1 : 0)).join('');
    if (!kinds.has(kind)) kinds.set(kind, at);
  }
  const places = [...kinds.values()];
  const sets = new Map(
    all.map(([source, each]) => [
      source,
      places.reduce((set, at, bit) => (each[at] === true ? set | (1n << BigInt(bit)) : set), 0n),
    ]),
  );
  const setOf = (source: string): LetterSet => sets.get(source) ?? 0n;
  const everything = (1n << BigInt(places.length)) - 1n;
  const words = setOf('\\w');
  return {
    letters: places.map((at) => LETTERS[at] ?? ''),
    setOf,
    words,
    others: everything & ~words,
  };
};

/** The first letter of a set that is not empty. */
export const anyLetterOf = (set: LetterSet, { letters }: Alphabet): string =>
  letters.find((_letter, bit) => ((set >> BigInt(bit)) & 1n) === 1n) ?? '';
