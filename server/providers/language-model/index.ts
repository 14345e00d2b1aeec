import type { Clock } from '../../lib/clock.ts';
import { guarded } from './guarded.ts';
import { openAiCompatible } from './openai-compatible.ts';
import type { LanguageModel, LanguageModelSettings } from './port.ts';

/** Connects the language model that the operator has set up; `null` when there is none (the default). */
export const languageModelFor = (
  settings: LanguageModelSettings | null,
  knows: { readonly conditionIds: readonly string[]; readonly clock: Clock },
): LanguageModel | null =>
  settings ? guarded(openAiCompatible({ ...settings, ...knows }), knows.clock) : null;
