import type { Category } from './chat-context.ts';

/**
 * One follow-up question (DATA-04). `options` are both what the patient reads and what is stored as the
 * answer. `hint` is one plain sentence of help; `exclusive` lists options of a checkbox question that
 * cannot stand beside others ("None of these", "Not sure").
 */
export type Question = {
  readonly id: string;
  readonly question: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly string[];
  readonly hint?: string;
  readonly exclusive?: readonly string[];
};

/** Ten questions for each category (FUP-12..16). */
export type QuestionBank = Readonly<Record<Category, readonly Question[]>>;
