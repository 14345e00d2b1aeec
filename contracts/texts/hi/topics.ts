import type { Translated } from '../catalogue.ts';
import type * as english from '../en/topics.ts';

/** The quick choices as they are read (INTRO-06..10). */
export const TOPIC_LABELS: Translated<typeof english.TOPIC_LABELS> = {
  pain: 'दाँत में दर्द',
  gums: 'मसूड़ों से ख़ून',
  cosmetic: 'दाँतों की सुंदरता',
  lesion: 'छाला या दाग़',
  other: 'पता नहीं',
};
