import { anyOf } from '../evidence/text/any-of.ts';

/**
 * Parts that names of one kind share: endings (WHO stems) and the beginnings that brands borrow from the
 * generic name, so that a name on no list is still understood. Short names are left to the lists.
 */
const PARTS = [
  [
    'nsaid',
    /(?:profen|fenac|oxicam|coxib|fenamic|fenamate|methacin)$|^(?:etori|aceclo|diclof|diclo[a-z]{3}|ibupro|ketorol|ketopro|napro[a-z]{2}|nimesu|piroxi|mefena|indometh|aspirin)/,
  ],
  ['paracetamol', /^(?:paracet|parasit|acetamin|acetomin)/],
  ['chlorhexidine', /^(?:chlorhex|chlorohex|chlorexi|clorhex)/],
  [
    'bleeding',
    /(?:xaban|gatran|grelor|grel|parin|coumarol|coumarin|farin)$|^(?:clopid|clopito|apixa|rivaro|dabiga|warfar|acenoc|ticagr|prasug)/,
  ],
  ['raas', /(?:sartan|[aeio]pril)$|^(?:telmis|telmik|olmesa|losart|ramipr|enalap|candesa|valsar)/],
  ['diuretic', /(?:thiazide|thalidone|semide|pamide)$|^(?:furose|frusem|torsem|spirono|chlorthal)/],
  [
    'immune',
    /(?:limus|mab|tinib|rcept|platin|taxel|rubicin|nisolone|nisone)$|^(?:predni|methylpred|tacrol|cyclospo|ciclospo|azathio|mycophen|methotr|deflaza|dexameth)/,
  ],
  ['lithium', /^(?:lithos|lithoc)/],
  ['ssri', /(?:oxetine|traline|citalopram)$/],
] as const;

export type NamePartTopic = (typeof PARTS)[number][0];

const LEAST_LETTERS = 6;

const ANY_PART = anyOf(PARTS.map(([, part]) => part));

/** Returns the topic that a part of a medicine's name tells; null for an ordinary word. */
export const topicOfNamePart = (word: string): NamePartTopic | null => {
  if (word.length < LEAST_LETTERS || !ANY_PART.test(word)) return null;
  return PARTS.find(([, part]) => part.test(word))?.[0] ?? null;
};
