import type { Category } from '../assessment/chat-context.ts';

/** Keywords by category, in order of precedence (INTRO-33..40): "sore" alone is therefore pain. */
const KEYWORDS: ReadonlyArray<readonly [Category, readonly string[]]> = [
  ['pain', ['pain', 'hurt', 'ache', 'sensitive', 'throb', 'sharp', 'sore']],
  ['gums', ['gum', 'bleed', 'swollen']],
  [
    'cosmetic',
    ['white', 'yellow', 'stain', 'crooked', 'straight', 'smile', 'appearance', 'color', 'gap'],
  ],
  ['lesion', ['spot', 'bump', 'lesion', 'sore', 'growth', 'lump']],
];

/** Words for a look and a place that together may mean a lesion, whatever else the words say. */
const LESION_LOOK = /white|yellow|sore/;
const LESION_PLACE = /\b(?:patch|spot|cheek|tongue|gum|lip|palate)/;

/** Counts the keywords of each category, each keyword only for the first category that has it. */
const countKeywords = (text: string): ReadonlyMap<Category, number> => {
  const taken = new Set<string>();
  const counts = KEYWORDS.map(([category, words]): [Category, number] => {
    const own = words.filter((word) => text.includes(word) && !taken.has(word));
    for (const word of own) taken.add(word);
    return [category, own.length];
  });
  return new Map(counts.filter(([, count]) => count > 0));
};

/**
 * Returns the categories that a concern's keywords name, the best first: the one that more words name, then the order
 * of precedence (INTRO-33..41). A possible lesion stands before all.
 */
export const fittingByKeywords = (concern: string): readonly Category[] => {
  const text = concern.toLowerCase();
  const counts = countKeywords(text);
  const isLesionLike = LESION_LOOK.test(text) && LESION_PLACE.test(text);
  const named = [...counts.keys()].toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  return isLesionLike ? ['lesion', ...named.filter((each) => each !== 'lesion')] : named;
};
