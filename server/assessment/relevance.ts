import { isInstruction, splitLabels, withoutQuotes } from './relevance/instructions.ts';
import { isTask } from './relevance/senses.ts';
import { sentenceIsDental } from './relevance/sentence.ts';
import { clausesOf, plainText, sentencesOf } from './relevance/tokens.ts';

type Remainder = { sentences: string[]; instructed: boolean };

/** Removes instructions to the machine, and tasks, from the message. */
function remainderOf(message: string): Remainder {
  const plain = splitLabels(plainText(message));
  const instructed = isInstruction(plain) || sentencesOf(plain).some(isInstruction);
  const sentences: string[] = [];
  for (const sentence of new Set(sentencesOf(instructed ? withoutQuotes(plain) : plain))) {
    const clauses = clausesOf(sentence);
    const kept = clauses.filter(
      (clause) => !(instructed && isInstruction(clause)) && !isTask(clause),
    );
    // A whole sentence stays as it was written, for figures of speech run over its joints.
    if (kept.length === clauses.length) sentences.push(sentence);
    else if (kept.length > 0) sentences.push(kept.join(' , '));
  }
  return { sentences, instructed };
}

/**
 * Returns true when a message is about teeth, gums, mouth, jaw or dental care. Deterministic, linear in the length of
 * the message, no I/O (INTRO-21, API-06, API-07).
 */
export function isDental(message: string): boolean {
  const { sentences, instructed } = remainderOf(message);
  return sentences.some((sentence) => sentenceIsDental(sentence, instructed));
}
