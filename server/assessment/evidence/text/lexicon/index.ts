import type { Lexicon } from './lexicon.ts';
import { GUMS } from './gums.ts';
import { HABITS } from './habits.ts';
import { INJURY } from './injury.ts';
import { LESIONS } from './lesions.ts';
import { LOOKS } from './looks.ts';
import { PAIN } from './pain.ts';
import { SWELLING } from './swelling.ts';
import { TEETH } from './teeth.ts';
import { TRIGGERS } from './triggers.ts';

/** All phrases by finding. */
export const LEXICON: Lexicon = {
  ...PAIN,
  ...TRIGGERS,
  ...TEETH,
  ...SWELLING,
  ...INJURY,
  ...GUMS,
  ...LOOKS,
  ...LESIONS,
  ...HABITS,
};
