import type { Feedback } from '../../contracts/endpoints/feedback.ts';
import { SCORE_MAX, STARS_MAX } from '../../contracts/assessment/feedback.ts';
import type { Database } from '../db/connect.ts';
import { sharedReading } from '../lib/shared-reading.ts';
import { chatSessionsIn } from '../repositories/chat-sessions.ts';
import { feedbackIn, hasResult } from '../repositories/feedback.ts';
import { xraysIn } from '../repositories/xrays.ts';
import { withdrawnFor } from './accounts/consent-rule.ts';
import type { ConsentWithdrawn } from './accounts/consent-rule.ts';
import type { ServiceDeps } from './deps.ts';

/** Longest age of the public figure, in milliseconds. */
const RATING_KEPT_MS = 60_000;

/** Nothing is kept about a session that the server does not know, or about another patient's X-ray. */
type Submitted = { readonly kind: 'kept' | 'unknownSession' } | ConsentWithdrawn;

/**
 * Finds what was rated: an assessment, whose feedback has no owner here, or an X-ray of the caller; `null` when it is
 * unknown or another patient's. The public figure counts only assessments with a result: anyone can open any number of
 * chat sessions.
 */
const rated = async (
  { sql }: Database,
  session: string,
  callerId: string | null,
): Promise<{ readonly ownerId: string | null; readonly isCounted: boolean } | null> => {
  if (session.startsWith('chat-')) {
    if (!(await chatSessionsIn(sql).has(session))) return null;
    return { ownerId: null, isCounted: await hasResult(sql, session) };
  }
  const xray = callerId === null ? null : await xraysIn(sql).byIdOf(callerId, session);
  return xray && { ownerId: xray.ownerId, isCounted: false };
};

/** Turns an empty text into `null`. */
const textOf = (text = ''): string | null => text.trim() || null;

/** Keeps the first feedback about a session (API-65, FDLG-11). */
export const submitFeedback = async (
  { db, clock, ids }: ServiceDeps,
  said: Feedback,
  callerId: string | null,
): Promise<Submitted> => {
  const isScore = 'sessionId' in said;
  const sessionToken = isScore ? said.sessionId : said.sessionToken;
  const found = await rated(db, sessionToken, callerId);
  if (found === null) return { kind: 'unknownSession' };
  // Feedback on an X-ray is kept under its owner, with the urgency and the category of the result, so it needs consent.
  const withdrawn =
    found.ownerId === null ? null : await withdrawnFor(db.sql, found.ownerId, 'keeping');
  if (withdrawn !== null) return withdrawn;
  await feedbackIn(db.sql).add({
    id: ids.row(),
    sessionToken,
    ownerId: found.ownerId,
    rating: said.rating,
    isCounted: found.isCounted,
    scale: isScore ? SCORE_MAX : STARS_MAX,
    comment: textOf(said.comment),
    improvements: [...new Set(said.improvements)],
    customFeedback: textOf(said.customFeedback),
    symptomCategory: isScore ? said.symptomCategory : null,
    urgencyLevel: isScore ? said.urgencyLevel : null,
    createdAt: clock.now(),
  });
  return { kind: 'kept' };
};

/** Returns true when stars were given for the assessment of a chat session (API-62). */
export const hasSubmitted = (
  { db }: Pick<ServiceDeps, 'db'>,
  sessionToken: string,
): Promise<boolean> => feedbackIn(db.sql).has({ sessionToken, scale: STARS_MAX });

export type Rating = {
  readonly average: number | null;
  readonly count: number;
  readonly newest: string | null;
};

/** Reads the mean of the stars to one decimal, their number, and the day of the newest (UTC). */
export const readRating = async ({ db }: Pick<ServiceDeps, 'db'>): Promise<Rating> => {
  const { average, count, newest } = await feedbackIn(db.sql).figuresOf(STARS_MAX);
  return {
    average: average === null ? null : Math.round(average * 10) / 10,
    count,
    newest: newest === null ? null : newest.toISOString().slice(0, 10),
  };
};

/** Shares one reading among all callers, at most one a minute. */
export const ratingOfTheMinute = (
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
): (() => Promise<Rating>) => sharedReading(deps, RATING_KEPT_MS, () => readRating(deps));
