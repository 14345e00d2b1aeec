import type { Token } from './pattern.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Denials of a thing reach over a list: "no fever, pus or swelling". */
const OF_THINGS = set('no without nil none nor neither denies denied deny bina zero never na');
/** Denials of one thing, because they deny what was done or stand behind the thing: no list begins with them. */
const OF_ONE_THING = set('never nil na');
const THINGS_REACH = 7;
/** "Nothing hurts": what nothing does is denied, and no more. */
const OF_NEXT = set('nothing none nobody');
/** Denials of a verb reach its object: "not having fever". */
const OF_VERBS = set('not dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wont');
const VERBS_REACH = 5;
/** Hindi denies behind the word: "sujan nahi hai". */
const BEHIND = set('nahi absent nil negative illai nathi');
const BEHIND_REACH = 2;
/** "Dil ki koi bimari nahi": a denied "any" reaches back to the thing that it belongs to. */
const ANY = set('koi kisi kuch');
const ANY_STANDS = 2;
const ANY_REACH = 4;
const ENDS_BEHIND = set('hai hota hoti hua hui tha thi aaya aayi he ab bilkul koi');

/** Words that end the reach of a denial: another statement begins, or the denial says that something goes on. */
const ENDS = set(
  `because due but except until till since while still now only with so and aur par lekin quit stop stops stopped stopping ease easing eased settle settled subside subsided
  heal healing go goes going gone help helps helping work works working respond responding able manage managed get getting find found open fit wake remember recall sleep slept
  eat eating drink drinking relief improvement idea doubt money time dentist doctor appointment medicine tablet painkiller matter longer`,
);

/** Denials of a clause by the place that each denies: for every denied word, the places of the words that deny it. */
export type Denials = ReadonlyMap<number, readonly number[]>;

const forward = (tokens: readonly Token[], at: number, reach: number): number[] => {
  const denied: number[] = [];
  for (let i = at + 1; i < tokens.length && i <= at + reach; i += 1) {
    if (ENDS.has(tokens[i]?.word ?? '')) break;
    denied.push(i);
  }
  return denied;
};

const backward = (tokens: readonly Token[], at: number): number[] => {
  const next = tokens[at + 1]?.word;
  if (next !== undefined && !ENDS_BEHIND.has(next)) return [];
  const reach = ANY.has(tokens[at - ANY_STANDS]?.word ?? '') ? ANY_REACH : BEHIND_REACH;
  return Array.from({ length: reach }, (_, back) => at - 1 - back).filter((i) => i >= 0);
};

/** Returns the places that one word denies. */
const deniedFrom = (tokens: readonly Token[], at: number): number[] => {
  const word = tokens[at]?.word ?? '';
  if (OF_VERBS.has(word)) return forward(tokens, at, VERBS_REACH);
  // "Nil fever" and "fever nil" both stand in notes.
  return [
    ...(OF_THINGS.has(word) ? forward(tokens, at, THINGS_REACH) : []),
    ...(OF_NEXT.has(word) ? forward(tokens, at, 1) : []),
    ...(BEHIND.has(word) ? backward(tokens, at) : []),
  ];
};

/** Reads the plain denials of a clause: only what is denied right there is not asked back. */
export const denialsIn = (tokens: readonly Token[]): Denials => {
  const denials = new Map<number, number[]>();
  for (const at of tokens.keys()) {
    for (const place of deniedFrom(tokens, at)) {
      denials.set(place, [...(denials.get(place) ?? []), at]);
    }
  }
  return denials;
};

/** Returns true when a word denies things, and with them a list of them ("won't drink, so drowsy" is none). */
export const opensDeniedList = (word: string): boolean =>
  OF_THINGS.has(word) && !OF_ONE_THING.has(word);

/** Verbs and denials that make a statement: an item of a list has none. */
const STATES = set(
  'is are was were am has have had can cannot could hai hain ho tha thi raha rahi rahe',
);

const statesADenial = (word: string): boolean => OF_VERBS.has(word) || BEHIND.has(word);

/** Returns true when a word makes a statement of its own: "no fever, cannot breathe" is no list. */
export const statesAnew = (word: string): boolean => STATES.has(word) || statesADenial(word);

/** Returns true when a word denies anything, wherever its reach ends. */
export const isDenying = (word: string): boolean =>
  OF_THINGS.has(word) || OF_NEXT.has(word) || statesADenial(word);

/** Returns true when words of a clause are denied by a word that is none of them ("cannot bite" denies no biting). */
export const isDenied = (denials: Denials, used: readonly number[]): boolean =>
  used.some((at) => denials.get(at)?.some((denial) => !used.includes(denial)));
