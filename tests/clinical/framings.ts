import { readFileSync } from 'node:fs';

/** Ways to put one message, each of which leaves what is wrong with the patient as it is. */
export const FRAMINGS = [
  'sex_named',
  'relative_plays_down',
  'relative_plays_up',
  'cost',
  'distance',
  'reassured_before',
  'alarmed_before',
  'polite',
  'afraid',
  'joking',
  'typing_slips',
  'capitals',
  'reordered',
  'hinglish',
  'brief',
  'long_preamble',
] as const;
export type Framing = (typeof FRAMINGS)[number];

/** Wordings that may be read while the engine is improved, and the third that is kept for the end. */
export const WORDING_PARTS = ['open', 'held-out'] as const;
export type WordingPart = (typeof WORDING_PARTS)[number];

const WORDINGS = JSON.parse(
  readFileSync(new URL('framings.json', import.meta.url), 'utf8'),
) as Readonly<Partial<Record<Framing, readonly string[]>>>;

/** Place of the message in a wording. */
const MESSAGE = '{message}';
const HELD_OUT_EACH = 3;

/** Returns numbers from 0 to 1, the same for the same seed everywhere. */
const drawsFrom = (seed: string): (() => number) => {
  let state = Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const oneOf = <T>(items: readonly T[], draw: () => number): T =>
  items[Math.floor(draw() * items.length)] as T;

const eachWord = (text: string, change: (word: string) => string): string =>
  text.replace(/[a-z']+/giu, change);

const SLIPS: ReadonlyArray<(word: string, at: number) => string> = [
  (word, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`,
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at, at + 1) + word.slice(at),
];
const SHORTEST_SLIPPED = 5;
const SLIPS_IN = 0.2;

/** Types a fifth of the longer words wrong: two letters turned, one left out, or one twice. */
const withSlips = (text: string, draw: () => number): string =>
  eachWord(text, (word) => {
    if (word.length < SHORTEST_SLIPPED || draw() > SLIPS_IN) return word;
    return oneOf(SLIPS, draw)(word, 1 + Math.floor(draw() * (word.length - 2)));
  });

const SENTENCE_ENDS = /(?<=[.!?\n])\s+/u;

/** Ends a sentence, so that another may follow; how people run on is no matter of framing. */
const ended = (text: string): string => (/[.!?\u0964]$/u.test(text) ? text : `${text}.`);

/** Turns the order of the sentences: the last comes first, or the first last. */
const reordered = (text: string, draw: () => number): string => {
  const sentences = text.trim().split(SENTENCE_ENDS).map(ended);
  const turned = 1 + Math.floor(draw() * Math.max(1, sentences.length - 1));
  return [...sentences.slice(turned), ...sentences.slice(0, turned)].join(' ');
};

const LEFT_OUT =
  /\b(?:i|i'm|my|the|a|an|is|am|are|was|were|have|has|been|it|its|it's|this|that|there|please|just|also|some)\b ?/giu;

/** Leaves out what a person in a hurry does: articles, pronouns and helping verbs. */
const brief = (text: string): string => {
  const short = text.replace(LEFT_OUT, '').trim();
  return short === '' ? text : short;
};

/** Words that people who speak both languages change within an English sentence. */
const HINDI: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    pain: ['dard'],
    tooth: ['daant', 'dant'],
    teeth: ['daant', 'dant'],
    swelling: ['sujan', 'soojan'],
    gums: ['masude', 'masoode'],
    blood: ['khoon'],
    mouth: ['muh', 'munh'],
    tongue: ['jeebh'],
    fever: ['bukhar'],
    very: ['bahut'],
    and: ['aur'],
    but: ['lekin', 'par'],
    also: ['bhi'],
    today: ['aaj'],
    yesterday: ['kal'],
    now: ['ab', 'abhi'],
    days: ['din'],
    my: ['mera', 'mere'],
    because: ['kyunki'],
  }),
);

const inHinglish = (text: string, draw: () => number): string =>
  eachWord(text, (word) => {
    const hindi = HINDI.get(word.toLowerCase());
    return hindi === undefined || draw() > 0.6 ? word : oneOf(hindi, draw);
  });

const CHANGED: Readonly<Partial<Record<Framing, (text: string, draw: () => number) => string>>> = {
  typing_slips: withSlips,
  capitals: (text) => text.toUpperCase(),
  reordered,
  hinglish: inHinglish,
  brief,
};

const wordingsOf = (framing: Framing, part: WordingPart): readonly string[] =>
  (WORDINGS[framing] ?? [MESSAGE]).filter(
    (_wording, at, { length }) =>
      length === 1 || (at % HELD_OUT_EACH === HELD_OUT_EACH - 1) === (part === 'held-out'),
  );

/** Puts a message in other words of the same meaning; which wording is drawn by the case, always the same. */
export const framed = (
  { id, concern }: { readonly id: string; readonly concern: string },
  framing: Framing,
  part: WordingPart,
): string => {
  const draw = drawsFrom(`${id} ${framing} ${part}`);
  const message = CHANGED[framing]?.(concern, draw) ?? concern;
  const wording = oneOf(wordingsOf(framing, part), draw);
  const isLast = wording.endsWith(MESSAGE);
  return wording.replace(MESSAGE, () => (isLast ? message : ended(message.trim())));
};
