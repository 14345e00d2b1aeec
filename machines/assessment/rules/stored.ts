import { mayBeStored } from '../../../contracts/rules/consent-by.ts';
import type { AssessmentKey } from '../../../contracts/assessment/session-token.ts';
import type { Known } from './known.ts';

/** Facts of an assessment, and the visit's right to the server's copy, that decide on storing. */
export type Storable = Pick<Known, 'onServer' | 'sessionToken' | 'chatContext' | 'consentBy'> & {
  /** The chat session's token; null until the server has given one. */
  readonly chatSessionToken: string | null;
};

/**
 * Returns the token with which a result may be stored, or null. There is none while a deletion is owed, so that nothing
 * new is deleted with the old; nor for a child for whom nobody has agreed.
 */
export const rightToStore = (known: Storable): string | null => {
  const { onServer, chatSessionToken, chatContext, consentBy } = known;
  const isAllowed = mayBeStored({ age: chatContext.age, consentBy });
  return onServer === 'deletionOwed' || !isAllowed ? null : chatSessionToken;
};

/** Returns the key of the server's copy; null when it has none, or when this visit has no right to it. */
export const keyOfStored = ({
  onServer,
  sessionToken,
  chatSessionToken,
}: Pick<Storable, 'onServer' | 'sessionToken' | 'chatSessionToken'>): AssessmentKey | null =>
  onServer === 'nothing' || chatSessionToken === null ? null : { sessionToken, chatSessionToken };
