import { AIRWAY } from './airway.ts';
import { BLEEDING } from './bleeding.ts';
import { BODY } from './body.ts';
import { CHILD } from './child.ts';
import { HEART_AND_BRAIN } from './heart-and-brain.ts';
import { INFECTION } from './infection.ts';
import { INJURY } from './injury.ts';
import { POISON_AND_OVERDOSE } from './poison-and-overdose.ts';
import type { Subject } from './subject.ts';
import { SWALLOWING } from './swallowing.ts';
import { SWELLING } from './swelling.ts';

/** All that is known of how people tell of danger, by subject. */
export const SUBJECTS: readonly Subject[] = [
  AIRWAY,
  SWALLOWING,
  SWELLING,
  INFECTION,
  BLEEDING,
  INJURY,
  HEART_AND_BRAIN,
  POISON_AND_OVERDOSE,
  CHILD,
  BODY,
];
