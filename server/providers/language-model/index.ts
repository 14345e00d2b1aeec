import type { Clock } from '../../lib/clock.ts';
import { openAiCompatible } from './openai-compatible.ts';
import type { LanguageModel, LanguageModelSettings } from './port.ts';

/** The language model the operator has set up, or `null` when there is none (the default). */
export const languageModelFor = (
  settings: LanguageModelSettings | null,
  knows: { readonly conditionIds: readonly string[]; readonly clock: Clock },
): LanguageModel | null => (settings ? openAiCompatible({ ...settings, ...knows }) : null);
