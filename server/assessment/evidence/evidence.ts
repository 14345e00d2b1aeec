import type { FindingId } from '../knowledge/findings.ts';

/**
 * Source of a piece of evidence: a follow-up answer, a danger sign that was asked back, history, allergies and X-ray
 * findings, or the concern's own words, which raise questions and settle nothing.
 */
export type EvidenceSource = 'answer' | 'sign' | 'background' | 'concern';

/** One finding as the patient gave it. `quote` is what was written or chosen, as it reads (DIAG-06). */
export type Observation = {
  readonly finding: FindingId;
  readonly present: boolean;
  readonly source: EvidenceSource;
  readonly quote: string;
  /** The concern's words state it so likely, from 0 to 1; what was answered or ticked is certain and has none. */
  readonly likelihood?: number;
  /** The concern's words say it in so many words: nothing beside them asks, denies, or tells it of another or of the past. */
  readonly isOutright?: boolean;
  /** The question that was answered, when `source` is `answer`. */
  readonly questionId?: string;
  /** The option or box that was chosen; absent when the answer is in the patient's own words. */
  readonly optionId?: string;
};

/** All observations of one patient. Several may name the same finding; a later reader decides between them. */
export type Evidence = readonly Observation[];
