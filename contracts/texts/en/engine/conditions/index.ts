import { COLOUR_POSITION_WORDS } from './colour-position.ts';
import { FACE_WORDS } from './face.ts';
import { GUM_WORDS } from './gums.ts';
import { INJURY_WORDS } from './injury.ts';
import { MOUTH_WORDS } from './mouth.ts';
import { PATCH_WORDS } from './patches.ts';
import { PULP_WORDS } from './pulp.ts';
import { SORE_WORDS } from './sores.ts';
import { TOOTH_WORDS } from './tooth.ts';
import type { ConditionWords } from './words.ts';

const WORDS = {
  ...PULP_WORDS,
  ...TOOTH_WORDS,
  ...FACE_WORDS,
  ...INJURY_WORDS,
  ...GUM_WORDS,
  ...COLOUR_POSITION_WORDS,
  ...SORE_WORDS,
  ...PATCH_WORDS,
  ...MOUTH_WORDS,
};

export type ConditionId = keyof typeof WORDS;

/** Texts of the conditions. Names are those of docs/clinical.md. */
export const CONDITION_WORDS: Readonly<Record<ConditionId, ConditionWords>> = WORDS;

/** Returns true when an id from outside names a condition. */
export const isConditionId = (id: string): id is ConditionId => Object.hasOwn(WORDS, id);
