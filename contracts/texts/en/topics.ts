import type { Category } from '../../assessment/chat-context.ts';
import { TOPICS } from '../../assessment/topics.ts';

/** The quick choices as they are read (INTRO-06..10). */
export const TOPIC_LABELS = Object.fromEntries(
  TOPICS.map(({ label, category }) => [category, label]),
) as Readonly<Record<Category, string>>;
