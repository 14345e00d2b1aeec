import type { AssessmentKey } from '../../../contracts/session-token.ts';
import type { Known } from './known.ts';

/** What is known of an assessment and of the visit's right to the server's copy. */
export type Storable = Pick<Known, 'onServer' | 'sessionToken'> & {
  /** The chat session's token; null until the server has given one. */
  readonly chatSessionToken: string | null;
};

/**
 * The token with which a result may be stored, or null. While a deletion is owed there is none, so that nothing new
 * is deleted with the old.
 */
export const rightToStore = ({ onServer, chatSessionToken }: Storable): string | null =>
  onServer === 'deletionOwed' ? null : chatSessionToken;

/** By what the server finds its copy; null when it has none, or when nobody here has a right to it. */
export const keyOfStored = ({
  onServer,
  sessionToken,
  chatSessionToken,
}: Storable): AssessmentKey | null =>
  onServer === 'nothing' || chatSessionToken === null ? null : { sessionToken, chatSessionToken };
