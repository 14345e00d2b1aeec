import * as z from 'zod/mini';
import { ForPerson, profileChoice } from '../accounts/family.ts';
import { Moment } from '../common/moment.ts';
import { Success } from '../common/success.ts';
import { Category } from '../assessment/chat-context.ts';
import { CheckIn } from '../assessment/check-in.ts';
import { Diagnosis } from '../assessment/diagnosis.ts';
import { AssessmentKey } from '../assessment/session-token.ts';
import { DiagnoseRequest, diagnose } from './assessment.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';

const tag = 'Results';
const perMs = 60_000;

/**
 * Saves the result of one assessment to the account (API-10, SAVE-01). `patient_id` must be the account's own. A result
 * that the server keeps already, for this device, becomes the account's; one that it does not keep is judged from the
 * answers and kept: what a client says of a result is never stored. `profile_id`: for whom of the account's people it is; 404 for
 * another account's, 409 where the age that was answered cannot be theirs.
 */
export const saveDiagnosis = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/save_diagnose',
  tag,
  summary: 'Save a result to the account',
  auth: 'patient',
  rate: { max: 10, perMs },
  body: z.extend(DiagnoseRequest, {
    ...AssessmentKey.shape,
    patient_id: z.uuid(),
    profile_id: profileChoice,
  }),
  replies: { 200: z.object({ result: z.literal('saved'), diagnosis_id: z.uuid() }) },
  example: { body: { ...diagnose.example.body, patient_id: SOME_ID } },
});

/** One saved result in a list. */
export const SavedResult = z.object({
  id: z.uuid(),
  created_at: Moment,
  category: Category,
  issue: z.string(),
  urgency: z.string(),
  emergency: z.boolean(),
  /** The likeliest condition, as a neighbour would call it; null where none is named, as beside a suspicion. */
  condition: z.nullable(z.string()),
});

/** One of one's own, with the person it is for. */
export const OwnLine = z.extend(SavedResult, { person: ForPerson });
export type SavedResult = z.infer<typeof OwnLine>;

/** A saved result with all its parts. */
export const WholeResult = z.object({
  id: z.uuid(),
  created_at: Moment,
  category: Category,
  issue: z.string(),
  diagnosis: Diagnosis,
});
export type WholeResult = z.infer<typeof WholeResult>;

/** A saved result as its owner opens it: with its check-in and the X-rays that are kept with it, the newest first. */
export const OwnResult = z.extend(WholeResult, {
  person: ForPerson,
  /** True where a guardian agreed to the assessment: it suggests a child, and decides nothing. */
  told_child: z._default(z.boolean(), false),
  /** Empty where a server of the release before does not send them. */
  xrays: z._default(z.array(z.object({ id: z.uuid(), created_at: Moment })), []),
  /** Null where none is offered: in an emergency, and by a server of the release before. */
  check_in: z._default(z.nullable(CheckIn), null),
});
export type OwnResult = z.infer<typeof OwnResult>;

/** Lists the account's saved results, the newest first. */
export const listResults = endpoint({
  method: 'GET',
  path: '/api/account/results',
  tag,
  summary: "One's saved results",
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: {
    200: z.object({
      results: z.array(OwnLine),
      /** The results about which "How is it today?" waits for an answer. */
      asked: z._default(z.array(z.uuid()), []),
    }),
  },
});

/** One saved result with all its parts; 404 where there is none, or it is another account's. */
export const readResult = endpoint({
  method: 'GET',
  path: '/api/account/results/:id',
  tag,
  summary: 'A saved result',
  auth: 'patient',
  rate: { max: 60, perMs },
  params: z.object({ id: z.uuid() }),
  replies: { 200: OwnResult },
  example: { params: { id: SOME_ID } },
});

/**
 * Deletes one saved result of the account with every re-analysis that it was read in, and takes it out of video calls
 * in which it was shared (India's DPDP Act, section 12). X-rays stay, each with a deletion of its own, and so does what
 * was booked. Asking again answers 404, as for a result of another account.
 */
export const deleteResult = endpoint({
  method: 'POST',
  path: '/api/account/results/:id/delete',
  tag,
  summary: 'Delete a saved result',
  auth: 'patient',
  rate: { max: 30, perMs },
  params: z.object({ id: z.uuid() }),
  body: z.nullish(z.object({})),
  replies: { 200: Success },
  example: { params: { id: SOME_ID }, body: {} },
});
