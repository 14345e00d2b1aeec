import * as z from 'zod/mini';
import { VISIT_VERSIONS_MAX, VisitNote } from '../booking/visit-note.ts';
import { VISIT_NOTE } from '../forms/visit-note.ts';
import { textOf } from '../forms/schema.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';
import { SharedResult } from './room.ts';
import { Still } from './stills.ts';

const tag = 'Visit notes';
const perMs = 60_000;
const Moment = z.iso.datetime({ offset: true });

/** Tells the dentist of an appointment whom they see, what the patient told and shared, and the note so far. */
export const Desk = z.object({
  patient_name: z.string(),
  starts_at: Moment,
  /** Notes that the patient wrote at booking. */
  notes: z.string(),
  /** The saved results that the patient has shared in the room, the newest first. */
  results: z.array(SharedResult),
  /** Pictures that the patient has sent in the call. A server of the release before does not send them. */
  stills: z._default(z.array(Still), []),
  /** False until the call has begun: nothing can be written before. */
  has_begun: z.boolean(),
  /** The newest version; null where nothing was closed yet. */
  note: z.nullable(VisitNote),
  /** Our conditions, by name. */
  conditions: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Desk = z.infer<typeof Desk>;

const ofVisit = { tag, auth: 'patient', params: z.object({ id: z.uuid() }) } as const;

/**
 * Reads an appointment for its dentist, and writes the look down. 404 for everybody but the dentist of that appointment,
 * whatever their role.
 */
export const readDesk = endpoint({
  ...ofVisit,
  method: 'GET',
  path: '/api/teleconsultations/:id/desk',
  summary: 'What the dentist of a call writes the visit note with',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ desk: Desk }) },
  example: { params: { id: SOME_ID } },
});

/**
 * Closes a visit note: a version of its own, which nothing changes later. `after` is the version that the dentist has
 * read, 0 for none. 409: another version was closed meanwhile. 422: the call has not begun, or there is no such condition.
 */
export const closeVisitNote = endpoint({
  ...ofVisit,
  method: 'POST',
  path: '/api/teleconsultations/:id/visit-note',
  summary: 'Close the visit note of a call',
  creates: true,
  rate: { max: 20, perMs },
  body: z.object({
    after: z.int().check(z.minimum(0), z.maximum(VISIT_VERSIONS_MAX)),
    findings: textOf(VISIT_NOTE.findings),
    final_word: z.union([
      z.object({ kind: z.literal('condition'), id: z.string().check(z.maxLength(100)) }),
      z.object({
        kind: z.literal('other'),
        text: textOf({ ...VISIT_NOTE.otherWords, min: 1 }),
      }),
      z.object({ kind: z.literal('cannotSay') }),
    ]),
    advice: textOf(VISIT_NOTE.advice),
    next_visit: textOf(VISIT_NOTE.nextVisit),
  }),
  replies: { 200: z.object({ note: VisitNote }) },
  example: {
    params: { id: SOME_ID },
    body: {
      after: 0,
      findings: 'A dark spot on the lower left molar, seen by camera.',
      final_word: { kind: 'cannotSay' },
      advice: 'Please have it examined in a chair.',
      next_visit: 'Within a week',
    },
  },
});
