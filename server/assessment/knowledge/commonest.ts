import type { Category } from '../../../contracts/assessment/chat-context.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';

/**
 * What people with a concern of a category have most often, the commonest first: said where too little was told to tell
 * conditions apart. By hand, since a ranking without evidence is no count of anything; sources in docs/clinical.md.
 */
export const COMMONEST: Readonly<Record<Category, readonly ConditionId[]>> = {
  pain: ['dental_caries', 'reversible_pulpitis', 'dentine_hypersensitivity'],
  gums: ['gingivitis', 'periodontitis', 'gingival_recession'],
  cosmetic: ['extrinsic_staining', 'malocclusion', 'dental_fluorosis'],
  lesion: ['aphthous_ulcer', 'traumatic_ulcer', 'oral_candidiasis'],
  other: ['dental_caries', 'gingivitis', 'temporomandibular_disorder'],
};
