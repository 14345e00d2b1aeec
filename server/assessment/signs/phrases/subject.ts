import type { SignId } from '../../../../contracts/signs.ts';

type Phrases = readonly string[];

/**
 * What people write about one subject, in the phrase language of evidence/text/pattern.ts. `says`: told outright
 * where nothing beside it denies or doubts it. `hints`: worth a question, no more. `broad`: two or three ideas anywhere in the message, in any
 * order, worth a question where nothing in it speaks of a matter of long standing. `harmless`: words that only sound
 * like danger; they are taken out before anything is looked for.
 */
export type Subject = {
  readonly says: Readonly<Partial<Record<SignId, Phrases>>>;
  readonly hints: Readonly<Partial<Record<SignId, Phrases>>>;
  readonly broad: Readonly<Partial<Record<SignId, Phrases>>>;
  readonly harmless: Phrases;
};
