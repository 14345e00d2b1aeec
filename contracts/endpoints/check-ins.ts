import * as z from 'zod/mini';
import { CheckIn } from '../assessment/check-in.ts';
import { CHECK_IN_ANSWERS, CHECK_IN_SIGNS, SEEN_WORDS } from '../assessment/check-in-ids.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';

const perMs = 60_000;

const ofResult = {
  method: 'POST',
  tag: 'Results',
  auth: 'patient',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({ check_in: CheckIn }) },
} as const;

/**
 * Switches the question "How is it today?" about one saved result on or off (NEW-43). 404: the account has no such
 * result. 422: it is an emergency, where help stands in its place, or a dentist has seen it.
 */
export const switchCheckIn = endpoint({
  ...ofResult,
  path: '/api/account/results/:id/check-in',
  summary: 'Ask how it is after a result, or stop asking',
  rate: { max: 20, perMs },
  body: z.object({ is_on: z.boolean() }),
  example: { params: { id: SOME_ID }, body: { is_on: true } },
});

/**
 * Answers "How is it today?" (NEW-45). `signs`: the danger signs that are there, after "worse"; `is_sure` is false where
 * the person cannot tell. `said` notes what the dentist said, with "seen" alone, also later. 422: nobody asked to be asked.
 */
export const answerCheckIn = endpoint({
  ...ofResult,
  path: '/api/account/results/:id/check-in/answer',
  summary: 'Say how it is today',
  creates: true,
  rate: { max: 20, perMs, perDay: 100 },
  body: z.object({
    answer: z.enum(CHECK_IN_ANSWERS),
    signs: z.array(z.enum(CHECK_IN_SIGNS)).check(z.maxLength(CHECK_IN_SIGNS.length)),
    is_sure: z.boolean(),
    said: z.nullable(z.enum(SEEN_WORDS)),
  }),
  example: {
    params: { id: SOME_ID },
    body: { answer: 'same', signs: [], is_sure: true, said: null },
  },
});
