import type { FindingId } from '../../../knowledge/findings.ts';

/**
 * Phrases by finding, in the small language of pattern.ts. A phrase that starts with `~` says that the
 * finding is absent although it holds no denial ("can swallow", "gums are healthy").
 */
export type Lexicon = Readonly<Partial<Record<FindingId, readonly string[]>>>;
