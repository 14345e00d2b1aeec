import { isInstruction, splitLabels, withoutQuotes } from './relevance/instructions.ts';
import { hasOtherSense, isTask } from './relevance/senses.ts';
import { namesDentalMatter, sentenceIsDental } from './relevance/sentence.ts';
import { learnedRelevance } from './relevance/learned.ts';
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
 * Returns true when a message is about teeth, gums, mouth, jaw or dental care. Rules of words decide; where examples of
 * such messages say surely otherwise, these do, unless the rules know another sense of a word, an order to the machine or
 * nothing but tasks.
 * They refuse nothing where danger is told. Deterministic, linear in the length of the message, no I/O (INTRO-21, API-06,
 * API-07).
 */
export function isDental(message: string, isDangerTold = false): boolean {
  const { sentences, instructed } = remainderOf(message);
  const isByRules = sentences.some((sentence) => sentenceIsDental(sentence, instructed));
  const isByExamples = learnedRelevance(message, () => sentences.some(namesDentalMatter));
  if (isByExamples === null || isByExamples === isByRules) return isByRules;
  if (isByRules) return isDangerTold;
  return !instructed && sentences.length > 0 && !sentences.some(hasOtherSense);
}
