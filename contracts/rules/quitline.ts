import type { DiagnosisItem } from '../assessment/diagnosis.ts';
import { isLessLikely } from './likelihood.ts';

/** The conditions that tobacco or areca nut bring on or keep up, by id. */
const OF_TOBACCO: ReadonlySet<string> = new Set([
  'leukoplakia',
  'erythroplakia',
  'oral_submucous_fibrosis',
  'suspected_oral_cancer',
]);

/** The national tobacco quitline of India, free and for areca too (Ministry of Health and Family Welfare). */
export const QUITLINE = { label: '1800-11-2356', href: 'tel:1800112356' } as const;

/**
 * Returns true when help to stop tobacco and areca matters for what the result names, and more than a little speaks for, unless the
 * patient denied both.
 */
export const isQuitlineDue = ({
  diagnosis,
  tobacco_denied: isDenied = false,
}: {
  readonly diagnosis: readonly Pick<DiagnosisItem, 'id' | 'likelihood'>[];
  readonly tobacco_denied?: boolean | undefined;
}): boolean =>
  !isDenied &&
  diagnosis.some((item) => item.id !== undefined && OF_TOBACCO.has(item.id) && !isLessLikely(item));
