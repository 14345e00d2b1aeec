import type { Category } from '../../../contracts/chat-context.ts';

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

/** The category that a concern's keywords name, or null when none does and the person picks one (INTRO-41). */
export const categorise = (concern: string): Category | null => {
  const text = concern.toLowerCase();
  const match = KEYWORDS.find(([, words]) => words.some((word) => text.includes(word)));
  return match?.[0] ?? null;
};
