/** Places that words without one are asked for; `elsewhere` is none of ours. */
export const ASKED_PLACES = ['tooth', 'gum', 'jaw', 'elsewhere'] as const;
export type AskedPlace = (typeof ASKED_PLACES)[number];

/** What words without a place tell: a pain, or another complaint or a call for help. */
export const UNPLACED = ['pain', 'matter'] as const;
export type Unplaced = (typeof UNPLACED)[number];

/** Words of a place as they join the patient's own, in the language that the server reads. */
const WORDS: Readonly<Record<Exclude<AskedPlace, 'elsewhere'>, string>> = {
  tooth: 'tooth',
  gum: 'gum',
  jaw: 'jaw or face',
};

/** Returns the patient's words with the place that was asked for. */
export const placedConcern = (words: string, place: AskedPlace): string =>
  place === 'elsewhere' ? words : `${words.trim()} (${WORDS[place]})`;
