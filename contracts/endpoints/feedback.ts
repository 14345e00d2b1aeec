import * as z from 'zod/mini';
import { Success } from '../common/success.ts';
import { CATEGORIES } from '../assessment/chat-context-ids.ts';
import {
  COMMENT_MAX,
  CUSTOM_FEEDBACK_MAX,
  IMPROVEMENTS,
  SCORE_MAX,
  STARS_MAX,
} from '../assessment/feedback.ts';
import { personText } from '../assessment/person-text.ts';
import { ChatSessionToken } from '../assessment/session-token.ts';
import { endpoint } from './endpoint.ts';
import { SOME_CHAT_SESSION } from './examples.ts';

const tag = 'Feedback';
const perMs = 60_000;

/** Words that may be added to either form. */
const words = {
  comment: z.optional(personText(COMMENT_MAX)),
  improvements: z.optional(z.array(z.enum(IMPROVEMENTS)).check(z.maxLength(IMPROVEMENTS.length))),
  customFeedback: z.optional(personText(CUSTOM_FEEDBACK_MAX)),
};

/** Stars for an assessment, by the token of its chat session (FPOP-23). */
const Stars = z.object({
  sessionToken: ChatSessionToken,
  rating: z.int().check(z.minimum(1), z.maximum(STARS_MAX)),
  ...words,
});

/** A score out of ten (FDLG-11); `sessionId` is the id of an X-ray, or the token of a chat session. */
const Score = z.object({
  sessionId: z.union([ChatSessionToken, z.uuid()]),
  rating: z.int().check(z.minimum(1), z.maximum(SCORE_MAX)),
  ...words,
  symptomCategory: z.enum([...CATEGORIES, 'general']),
  urgencyLevel: z.enum(['emergency', 'urgent', 'moderate', 'routine']),
});

export type Stars = z.infer<typeof Stars>;
export type Score = z.infer<typeof Score>;
/** Either form. */
export type Feedback = Stars | Score;

/**
 * Says whether stars were given for the assessment of a chat session (API-62). A session that the server does not know
 * has none: 200, so that no browser writes down an error about it; a caller takes a 404 for the same (API-63). The
 * token is a right, so it stands in the body and not in the address, which proxies log.
 */
export const checkFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/check',
  tag,
  summary: 'Whether stars were given for an assessment',
  auth: 'none',
  rate: { max: 60, perMs },
  body: z.object({ sessionToken: ChatSessionToken }),
  replies: { 200: z.object({ hasSubmitted: z.boolean() }) },
  example: { body: { sessionToken: SOME_CHAT_SESSION } },
});

/**
 * Keeps feedback, in either form (API-65). The first feedback on a session counts: a later one is answered like it and
 * changes nothing. 404 for a session that the server does not know, and for an X-ray that is not the caller's.
 */
export const submitFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/submit',
  tag,
  summary: 'Give stars for an assessment, or a score for an X-ray',
  auth: 'optional',
  rate: { max: 10, perMs },
  body: z.union([Stars, Score]),
  replies: { 200: Success },
  example: { body: { sessionToken: SOME_CHAT_SESSION, rating: 4, improvements: ['too_long'] } },
});

/**
 * Reads the stars that were given within the last year: their mean to one decimal (null while there are none), how
 * many, and the day of the newest. At most a minute old.
 */
export const readRating = endpoint({
  method: 'GET',
  path: '/api/feedback/rating',
  tag,
  summary: 'The rating by those who used it',
  auth: 'none',
  rate: { max: 60, perMs },
  replies: {
    200: z.object({
      average: z.nullable(z.number()),
      count: z.int(),
      newest: z.nullable(z.iso.date()),
    }),
  },
});
