import { RESULT_KEPT_DAYS } from '../../contracts/product.ts';
import type { Clock } from '../lib/clock.ts';
import type { Assessments } from '../repositories/assessments.ts';
import type { ChatSessions } from '../repositories/chat-sessions.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

type Needs = {
  readonly assessments: Assessments;
  readonly sessions: ChatSessions;
  readonly clock: Clock;
  readonly log: { info(line: object, text: string): void; error(line: object, text: string): void };
};

/** The moment from which a result of now is no longer kept, unless it belongs to an account by then. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + RESULT_KEPT_DAYS * DAY_MS);

/** Deletes what is kept no longer, at once and once a day. @returns the function that ends it */
export const enforceRetention = (needs: Needs): (() => void) => {
  void deleteOld(needs);
  return needs.clock.every(DAY_MS, () => void deleteOld(needs));
};

/** One round of deleting. A failure is logged and tried again in the next round. */
export const deleteOld = async ({ assessments, sessions, clock, log }: Needs): Promise<void> => {
  const now = clock.now();
  try {
    const results = await assessments.deleteExpired(now);
    const chats = await sessions.deleteCreatedBefore(
      new Date(now.getTime() - RESULT_KEPT_DAYS * DAY_MS),
    );
    if (results + chats > 0) log.info({ results, chats }, 'old records deleted');
  } catch (err) {
    log.error({ err }, 'old records could not be deleted');
  }
};
