import { mayBeStored } from '../../../contracts/rules/consent-by.ts';
import type { AssessmentKey } from '../../../contracts/session-token.ts';
import type { Known } from './known.ts';

/** What is known of an assessment and of the visit's right to the server's copy. */
export type Storable = Pick<Known, 'onServer' | 'sessionToken' | 'chatContext' | 'consentBy'> & {
  /** The chat session's token; null until the server has given one. */
  readonly chatSessionToken: string | null;
};

/**
 * The token with which a result may be stored, or null. While a deletion is owed there is none, so that nothing new
 * is deleted with the old; nor for a child for whom nobody has agreed.
 */
export const rightToStore = (known: Storable): string | null => {
  const { onServer, chatSessionToken, chatContext, consentBy } = known;
  const isAllowed = mayBeStored({ age: chatContext.age, consentBy });
  return onServer === 'deletionOwed' || !isAllowed ? null : chatSessionToken;
};

/** By what the server finds its copy; null when it has none, or when nobody here has a right to it. */
export const keyOfStored = ({
  onServer,
  sessionToken,
  chatSessionToken,
}: Pick<Storable, 'onServer' | 'sessionToken' | 'chatSessionToken'>): AssessmentKey | null =>
  onServer === 'nothing' || chatSessionToken === null ? null : { sessionToken, chatSessionToken };
