/**
 * Endings that generic names of one kind share (WHO stems), so that a name on no list is still understood.
 * Only names of at least seven letters are read in this way.
 */
const ENDINGS = [
  ['nsaid', /(?:profen|fenac|oxicam|coxib|fenamic|fenamate|metacin|methacin)$/],
  ['bleeding', /(?:xaban|gatran|grelor|grel|parin|coumarol|coumarin|farin)$/],
  ['raas', /(?:sartan|april|opril|april)$/],
  ['diuretic', /(?:thiazide|thalidone|semide|pamide)$/],
  [
    'immune',
    /(?:limus|imumab|lizumab|tuximab|ximab|zumab|tinib|citinib|rcept|platin|taxel|rubicin|nisolone|cortisone)$/,
  ],
  ['ssri', /(?:oxetine|traline|citalopram)$/],
] as const;

export type EndingTopic = (typeof ENDINGS)[number][0];

const LEAST_LETTERS = 7;

/** What the ending of a medicine's name tells of it; null for an ordinary word. */
export const topicOfEnding = (word: string): EndingTopic | null => {
  if (word.length < LEAST_LETTERS) return null;
  return ENDINGS.find(([, ending]) => ending.test(word))?.[0] ?? null;
};
