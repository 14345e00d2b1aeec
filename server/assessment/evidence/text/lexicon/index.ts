import type { FindingId } from '../../../knowledge/findings.ts';
import type { Lexicon } from './lexicon.ts';
import { ALARM } from './alarm.ts';
import { ALARM_INJURY } from './alarm-injury.ts';
import { ALARM_MORE } from './alarm-more.ts';
import { FINER } from './finer.ts';
import { BLEEDING } from './bleeding.ts';
import { DANGER } from './danger.ts';
import { GUMS } from './gums.ts';
import { HABITS } from './habits.ts';
import { IDIOMS } from './idioms.ts';
import { INJURY } from './injury.ts';
import { LESIONS } from './lesions.ts';
import { LOOKS } from './looks.ts';
import { MORE } from './more.ts';
import { PAIN } from './pain.ts';
import { SWELLING } from './swelling.ts';
import { TEETH } from './teeth.ts';
import { TRIGGERS } from './triggers.ts';

const THEMES: readonly Lexicon[] = [
  DANGER,
  ALARM,
  ALARM_INJURY,
  ALARM_MORE,
  BLEEDING,
  PAIN,
  TRIGGERS,
  TEETH,
  SWELLING,
  INJURY,
  GUMS,
  LOOKS,
  LESIONS,
  HABITS,
  FINER,
  MORE,
  IDIOMS,
];

const merge = (themes: readonly Lexicon[]): Lexicon => {
  const merged: Partial<Record<FindingId, readonly string[]>> = {};
  for (const theme of themes) {
    for (const [finding, phrases] of Object.entries(theme) as Array<
      [FindingId, readonly string[]]
    >) {
      merged[finding] = [...(merged[finding] ?? []), ...phrases];
    }
  }
  return merged;
};

/** All phrases by finding; a finding may have phrases in several themes. */
export const LEXICON: Lexicon = merge(THEMES);
