import type { FindingId } from '../findings.ts';

/**
 * Phrases that patients write when they mean a finding, by finding. A phrase is written in the small language of
 * `evidence/text/pattern.ts`: words in their order, `a/b` either, `@gum` any word for gums, `+` directly after, `>`
 * further on, `&` both in any order, `!` not with. A phrase is a hint: it suggests an answer and weighs less than one.
 */
export type Phrases = Readonly<Partial<Record<FindingId, readonly string[]>>>;
