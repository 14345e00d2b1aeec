import * as z from 'zod/mini';
import { ForPerson } from '../accounts/family.ts';
import { Moment } from '../common/moment.ts';
import { Email } from '../accounts/account.ts';
import { endpoint } from './endpoint.ts';
import { SOME_EMAIL, SOME_ID } from './examples.ts';
import { OwnLine, WholeResult } from './saved-results.ts';

/**
 * Common part of the calls that show staff a patient's record. Each of them writes down who was shown what, or shows
 * nothing.
 */
const call = {
  method: 'GET',
  tag: 'Patient records',
  auth: 'patient',
  permissions: { any: ['read_patient_records'] },
} as const;
const perMs = 60_000;

/** A patient as staff know them. */
const PatientRecord = z.object({
  id: z.uuid(),
  /** Null where a phone alone was verified. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  created_at: Moment,
});

/** Finds the patient with exactly this e-mail address; null where it is no patient's. */
export const findPatient = endpoint({
  ...call,
  path: '/api/staff/patients',
  summary: 'Find one patient by e-mail address',
  rate: { max: 30, perMs },
  query: z.object({ email: Email }),
  replies: {
    200: z.object({
      patient: z.nullable(z.pick(PatientRecord, { id: true, firstName: true, lastName: true })),
    }),
  },
  example: { query: { email: SOME_EMAIL } },
});

/** A patient's details and saved results, the newest first; 404 where it is no patient. */
export const readPatient = endpoint({
  ...call,
  path: '/api/staff/patients/:id',
  summary: "A patient's details and saved results",
  rate: { max: 60, perMs },
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({ patient: PatientRecord, results: z.array(OwnLine) }) },
  example: { params: { id: SOME_ID } },
});

/** One saved result of a patient with all its parts; 404 where it is not that patient's. */
export const readPatientResult = endpoint({
  ...call,
  path: '/api/staff/patients/:id/results/:resultId',
  summary: 'A saved result of a patient',
  rate: { max: 60, perMs },
  params: z.object({ id: z.uuid(), resultId: z.uuid() }),
  replies: { 200: z.extend(WholeResult, { person: ForPerson }) },
  example: { params: { id: SOME_ID, resultId: SOME_ID } },
});
