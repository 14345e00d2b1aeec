import type { Condition } from './condition.ts';
import { COLOUR_POSITION_CONDITIONS } from './conditions/colour-position.ts';
import { FACE_CONDITIONS } from './conditions/face.ts';
import { GUM_CONDITIONS } from './conditions/gums.ts';
import { INJURY_CONDITIONS } from './conditions/injury.ts';
import { MOUTH_CONDITIONS } from './conditions/mouth.ts';
import { PATCH_CONDITIONS } from './conditions/patches.ts';
import { PULP_CONDITIONS } from './conditions/pulp.ts';
import { SORE_CONDITIONS } from './conditions/sores.ts';
import { TOOTH_CONDITIONS } from './conditions/tooth.ts';

/** All conditions the engine knows, by theme. */
export const CONDITIONS: readonly Condition[] = [
  ...PULP_CONDITIONS,
  ...TOOTH_CONDITIONS,
  ...FACE_CONDITIONS,
  ...INJURY_CONDITIONS,
  ...GUM_CONDITIONS,
  ...COLOUR_POSITION_CONDITIONS,
  ...SORE_CONDITIONS,
  ...PATCH_CONDITIONS,
  ...MOUTH_CONDITIONS,
];
