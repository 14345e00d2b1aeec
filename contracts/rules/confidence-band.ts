/** Bands of the analyzer's confidence. */
export type ConfidenceBand = 'high' | 'medium' | 'low';

/** Returns the band of a confidence of 0 to 100: from 80 green, from 60 yellow, below red (XRAY-16..18). */
export const bandOf = (confidence: number): ConfidenceBand => {
  if (confidence >= 80) return 'high';
  return confidence >= 60 ? 'medium' : 'low';
};
