import { toLatin } from '../evidence/text/scripts.ts';
import {
  BLOOD_THINNERS,
  CHLORHEXIDINES,
  HEART_MEDICINES,
  IMMUNE_MEDICINES,
  NSAIDS,
  PARACETAMOLS,
} from './lexicon/brands.ts';
import { PRESCRIBED_KINDS } from './lexicon/prescribed.ts';

const LEAST_CONSONANTS = 4;

/** Kinds whose names are medicines alone, and no word of every day. */
const SPELT_KINDS = ['penicillin', 'cephalosporin', 'nitroimidazole', 'macrolide'] as const;

/** Writes a name by its consonants as they sound: "crocin", क्रोसिन and "krosin" are all `krsn`. */
const soundOf = (name: string): string =>
  name
    .replace(/ph/g, 'f')
    .replace(/sh/g, 'S')
    .replace(/ch(?=[lr])|ck|q/g, 'k')
    .replace(/ch/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** The medicines that decide about the suggestions and about a prescription, by sound; the first of equal sound stands for all. */
const BY_SOUND: ReadonlyMap<string, string> = new Map(
  [
    NSAIDS,
    PARACETAMOLS,
    CHLORHEXIDINES,
    BLOOD_THINNERS,
    HEART_MEDICINES,
    IMMUNE_MEDICINES,
    ...SPELT_KINDS.flatMap((kind) =>
      PRESCRIBED_KINDS[kind].filter((names) => !names.includes(' ')),
    ),
  ]
    .flatMap((names) => names.split('/'))
    .map((name) => [soundOf(name), name] as const)
    .filter(([sound]) => sound.length >= LEAST_CONSONANTS)
    .toReversed(),
);

/** Words of allergy and of rinses that English lends to Indian scripts. */
const BORROWED: ReadonlyMap<string, string> = new Map([
  ['lrj', 'allergy'],
  ['lrjk', 'allergic'],
  ['rkSn', 'reaction'],
  ['mtvS', 'mouthwash'],
  ['pnklr', 'painkiller'],
]);

const INDIAN_WORD = /[\u0900-\u0963\u0970-\u0d7f]+/g;

/**
 * Spells medicine names in an Indian script as in English (क्रोसिन becomes "crocin"); every other word is kept. Linear
 * in the length.
 */
export const spellMedicines = (text: string): string =>
  text.normalize('NFKC').replace(INDIAN_WORD, (word) => {
    const sound = soundOf(toLatin(word));
    return BY_SOUND.get(sound) ?? BORROWED.get(sound) ?? word;
  });
