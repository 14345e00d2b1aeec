import type { Sentence } from './clauses.ts';

/** Parts of the mouth and face, and what goes wrong there: words that people use for the matter itself. */
const NAMES_MATTER: ReadonlySet<string> = new Set(
  `@tooth @gum @pain @mouth @face @cheek @jaw @tongue @lip @palate @throat @neck @chin @eye @ear @head @swell @lump @pus
  @ulcer @blister @patch @bleed @cavity @fever @filling @crown @extract @denture @braces @numb @injuryword @smell @stain
  @crooked @breathe @swallow`.split(/\s+/),
);

/** Most words of a sentence that tells of the matter without naming it: "It began three days ago." */
const SHORT = 9;

const namesMatter = ({ clauses }: Sentence): boolean =>
  clauses.some(({ tokens }) =>
    tokens.some(({ keys }) => keys.some((key) => NAMES_MATTER.has(key))),
  );

const isShort = ({ words }: Sentence): boolean => words.split(' ').length <= SHORT;

/**
 * Returns the sentences with which a text opens before it comes to the matter: the long ones before the first that names
 * mouth, face or a complaint. A text that names none has no opening. Linear in the number of words.
 */
export const openingOf = (sentences: readonly Sentence[]): ReadonlySet<Sentence> => {
  const first = Math.max(0, sentences.findIndex(namesMatter));
  return new Set(sentences.slice(0, first).filter((sentence) => !isShort(sentence)));
};
