import type { Category } from './chat-context.ts';

export type Topic = { readonly label: string; readonly category: Category };

/** The quick choices of INTRO (INTRO-06..10). */
export const TOPICS: readonly Topic[] = [
  { label: 'Tooth Pain', category: 'pain' },
  { label: 'Bleeding Gums', category: 'gums' },
  { label: 'Cosmetic Concern', category: 'cosmetic' },
  { label: 'Spots/Lesion', category: 'lesion' },
  { label: 'Not Sure', category: 'other' },
];

/** Returns the concern that a quick choice stands for; it keeps the label as shown (INTRO-12). */
export const concernOfTopic = (topic: Topic): string => `I have a ${topic.label} concern`;

/** Returns the quick choice whose concern this is word for word; null when the words are a person's own. */
export const topicOf = (concern: string): Topic | null =>
  TOPICS.find((topic) => concernOfTopic(topic) === concern.trim()) ?? null;
