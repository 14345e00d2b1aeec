import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Prescribed, PrescribingConflict } from '../booking/prescription.ts';
import { VISIT_VERSIONS_MAX, VisitNote } from '../booking/visit-note.ts';
import { VISIT_NOTE } from '../forms/visit-note.ts';
import { textOf } from '../forms/schema.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';
import { SharedResult } from './room.ts';
import { Still } from './stills.ts';

const tag = 'Visit notes';
const perMs = 60_000;

/** Tells the dentist of an appointment whom they see, what the patient told and shared, and the note so far. */
export const Desk = z.object({
  patient_name: z.string(),
  /** The person who answers for a child; null where the patient answers for themself. */
  guardian: z._default(z.nullable(z.string()), null),
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
  /**
   * It tells if this dentist can prescribe. `unqualified`: their registration number or qualification is not known here. `over`: the call was
   * too long ago. A server of
   * the release before does not send it.
   */
  prescribing: z._default(z.enum(['off', 'unqualified', 'over', 'on']), 'off'),
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
 * read, 0 for none. A prescription is of this version alone: where the version before had one and this has none, it is withdrawn.
 * 409: another version was closed meanwhile. 422: the call has not begun, there is no such condition, or a medicine cannot be
 * prescribed so; the sentence says why.
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
    prescription: z.nullish(Prescribed),
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

/**
 * Tells what speaks against medicines, before they are prescribed: by what the patient told the dentist, and shared. Nothing is
 * kept of it. 404 as for the desk.
 */
export const checkPrescription = endpoint({
  ...ofVisit,
  method: 'POST',
  path: '/api/teleconsultations/:id/prescription-check',
  summary: 'What speaks against medicines before they are prescribed',
  rate: { max: 60, perMs },
  body: Prescribed,
  replies: { 200: z.object({ conflicts: z.array(PrescribingConflict) }) },
  example: {
    params: { id: SOME_ID },
    body: {
      told: {
        age: 34,
        answers: {
          pregnancy: 'no',
          weight: 'no',
          stomach: 'no',
          kidney_or_liver: 'no',
          heart_or_blood: 'no',
          reaction: 'no',
          taken: 'no',
          fever: 'no',
        },
        history: 'None',
      },
      lines: [
        {
          medicine: 'paracetamol',
          strength: '500 mg',
          dose: 1,
          times: 3,
          days: 3,
          food: 'any',
          note: '',
          reasons: {},
        },
      ],
    },
  },
});
