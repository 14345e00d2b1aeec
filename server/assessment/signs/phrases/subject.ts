import type { SignId } from '../../../../contracts/signs.ts';

type Phrases = readonly string[];

/**
 * What people write about one subject, in the phrase language of evidence/text/pattern.ts. `says`: told outright
 * where nothing beside it denies or doubts it. `hints`: worth a question, no more. `harmless`: words that only sound
 * like danger; they are taken out before anything is looked for.
 */
export type Subject = {
  readonly says: Readonly<Partial<Record<SignId, Phrases>>>;
  readonly hints: Readonly<Partial<Record<SignId, Phrases>>>;
  readonly harmless: Phrases;
};
