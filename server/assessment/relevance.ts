import type { EngineEmergency } from '../../contracts/diagnosis.ts';
import { withMemory } from './evidence/text/memory.ts';
import { emergencyInText } from './relevance/emergencies.ts';
import { isInstruction, splitLabels, withoutQuotes } from './relevance/instructions.ts';
import { isTask } from './relevance/senses.ts';
import { sentenceIsDental } from './relevance/sentence.ts';
import { clausesOf, plainText, sentencesOf } from './relevance/tokens.ts';
import { emergencyTold } from './told-emergency.ts';

/** Reply of the relevance check; `emergency` is set when the text itself calls for help now (API-07). */
export type Relevance = { isDentalRelated: boolean; emergency: EngineEmergency | null };

type Remainder = { sentences: string[]; instructed: boolean };

/** The message without instructions to the machine and without tasks. */
function remainderOf(message: string): Remainder {
  const plain = splitLabels(plainText(message));
  const instructed = isInstruction(plain) || sentencesOf(plain).some(isInstruction);
  const sentences: string[] = [];
  for (const sentence of new Set(sentencesOf(instructed ? withoutQuotes(plain) : plain))) {
    const clauses = clausesOf(sentence);
    const kept = clauses.filter(
      (clause) => !(instructed && isInstruction(clause)) && !isTask(clause),
    );
    // a whole sentence stays as it was written, for figures of speech run over its joints
    if (kept.length === clauses.length) sentences.push(sentence);
    else if (kept.length > 0) sentences.push(kept.join(' , '));
  }
  return { sentences, instructed };
}

function isDental(message: string): boolean {
  const { sentences, instructed } = remainderOf(message);
  return sentences.some((sentence) => sentenceIsDental(sentence, instructed));
}

/**
 * Whether a message is about teeth, gums, mouth, jaw or dental care, and whether it calls for help
 * now. Deterministic, linear in the length of the message, no I/O (INTRO-21, API-06, API-07).
 */
export function checkRelevance(message: string): Relevance {
  return withMemory(() => {
    const isDentalRelated = isDental(message);
    // The same reading as the result's, so that the first screen does not alarm where the last one does not.
    const emergency = isDentalRelated ? emergencyTold(message) : emergencyInText(message, false);
    return { isDentalRelated, emergency };
  });
}
