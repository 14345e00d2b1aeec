import { AGE_BANDS } from '../../../contracts/assessment/chat-context.ts';
import type { AgeBand, Category, Sex } from '../../../contracts/assessment/chat-context.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';
import type { FindingId } from './findings.ts';

/** The engine's own four levels; the screen's three badges are made from them (DIAG-14..17). */
export const LEVELS = ['routine', 'moderate', 'urgent', 'emergency'] as const;
export type Level = (typeof LEVELS)[number];

/** Changes the default level when one of `any` is present. */
export type LevelRule = {
  readonly to: Level;
  readonly any: readonly FindingId[];
};

/**
 * One condition of the knowledge base. `findings` are P(finding | condition), the share of patients with
 * this condition who would report it; a value under the finding's background share speaks against it.
 * Every list in `requires` needs one present finding, else the condition is held back.
 * `suspicion`: it is malignant or can become so, and must be examined. `frequency` and the factors by category, age and sex are relative weights, 1 = average.
 */
export type Condition = {
  readonly id: ConditionId;
  readonly level: Level;
  readonly suspicion?: true;
  readonly levelRules?: readonly LevelRule[];
  readonly categories: readonly Category[];
  readonly frequency?: number;
  /** Factors for the age bands in their order. */
  readonly ages?: readonly [number, number, number, number];
  readonly sexes?: Partial<Record<Sex, number>>;
  readonly requires?: readonly (readonly FindingId[])[];
  readonly findings: Partial<Record<FindingId, number>>;
};

/** Returns the age factor of a condition; 1 when age does not matter. */
export const ageFactor = (condition: Condition, age: AgeBand): number =>
  condition.ages?.[AGE_BANDS.indexOf(age)] ?? 1;
