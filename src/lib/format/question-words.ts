import type { AnyWords } from '../../../contracts/questions/question-bank.ts';
import { QUESTIONS } from '../../../contracts/texts/en/questions/index.ts';

const WORDS: Readonly<Record<string, AnyWords | undefined>> = QUESTIONS;

const NO_WORDS: AnyWords = { question: '', options: {} };

/** Returns the texts of a question of the bank. */
export const questionWords = (questionId: string): AnyWords => WORDS[questionId] ?? NO_WORDS;
