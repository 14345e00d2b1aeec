import type { CombinedReading } from './combined-reading.ts';
import { texts } from '../texts/speaking.ts';

/** Beginning of what earlier re-analyses said of a picture, as a point of its own or after another. */
const OF_PICTURE = 'The picture may show';

/**
 * Returns a stored re-analysis without what it says of marks that are not told any more. The causes, the first steps
 * and the urgency stay as they were said: nothing becomes less urgent.
 */
export const withoutMarks = (content: CombinedReading): CombinedReading => ({
  ...content,
  diagnosis_a_combined: {
    bullet_points: content.diagnosis_a_combined.bullet_points.flatMap((point) => {
      const [own = ''] = point.split(OF_PICTURE, 1);
      return own.trim() === '' ? [] : [own.trim()];
    }),
  },
  key_differences: texts().DIFFERENCES.withdrawn,
  key_findings: [],
});
