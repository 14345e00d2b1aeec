import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { PaidAhead } from '../../../contracts/payments/products.ts';
import type { AppDeps } from '../../../server/areas/area.ts';
import type { Database } from '../../../server/db/connect.ts';
import { appointments } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { appointmentsIn } from '../../../server/repositories/appointments.ts';
import type { Appointment } from '../../../server/repositories/appointments.ts';
import { doctorsIn } from '../../../server/repositories/doctors.ts';
import { paymentsIn } from '../../../server/repositories/payments.ts';
import type { Payment } from '../../../server/repositories/payments.ts';
import { FULL_WEEK, addDoctor } from '../../../server/services/appointments/doctors.ts';
import type { NewDoctor } from '../../../server/services/appointments/doctors.ts';
import { BOOKING } from '../../kit/consultation-replies.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import type { Member } from '../../kit/account-rows.ts';
import { accountsApp, browserOn, messagesTo } from '../accounts/accounts.kit.ts';

/** The first time that can be booked by the tests' clock, and others of the same days. */
export const FRIDAY_TEN = BOOKING.scheduledTime;
export const FRIDAY_ELEVEN = '2026-01-02T11:00:00+05:30';
export const SATURDAY_TEN = '2026-01-03T10:00:00+05:30';

/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;

/** Puts a doctor into a database who consults from Monday to Saturday. @returns the id */
export const addConsultant = async (
  db: Database,
  name: string,
  given: Partial<NewDoctor> = {},
): Promise<string> => {
  const added = await addDoctor(
    { db, ids: randomIds },
    {
      name,
      registration: 'KA-12345',
      languages: ['en'],
      about: 'Consults by video.',
      week: FULL_WEEK,
      email: null,
      ...given,
    },
  );
  expect(added.kind).toBe('added');
  const found = (await doctorsIn(db.sql).bookable()).find((each) => each.name === name);
  return found?.id ?? '';
};

/** The server with one doctor, and two patients who are signed in. */
export const consultations = async (db: Database, given: Partial<AppDeps> = {}) => {
  const { app, clock } = await accountsApp(db, given);
  const doctorId = await addConsultant(db, 'Dr. Meera Iyer');
  const asha = await addSignedIn({ db, clock }, 'patient');
  const ravi = await addSignedIn({ db, clock }, 'patient');
  return { app, clock, doctorId, asha, ravi };
};

/** Calls as somebody; `key` names the request. */
export const callAs = async (
  { app, token }: Pick<Member, 'token'> & { readonly app: FastifyInstance },
  path: string,
  body: object,
  key?: string,
) => {
  const reply = await browserOn(app).post(`/api/teleconsultations${path}`, body, {
    authorization: `Bearer ${token}`,
    ...(key !== undefined && { 'idempotency-key': key }),
  });
  return { status: reply.status, body: reply.body };
};

/** What somebody reads. */
export const readAs = (app: FastifyInstance, { token }: Pick<Member, 'token'>, path = '') =>
  browserOn(app).get(`/api/teleconsultations${path}`, token);

/** A booking of somebody's own address. */
export const bookingOf = ({ email }: Member, changes: object = {}) => ({
  ...BOOKING,
  patientEmail: email,
  ...changes,
});

/** Puts a payment into a database. @returns its id */
export const addPayment = async (
  db: Database,
  { id: ownerId }: Pick<Member, 'id'>,
  {
    state = 'settled',
    product = 'videoCall15',
    amount = 299_00,
    at = new Date('2026-01-01T00:00:00Z'),
  }: { state?: Payment['state']; product?: PaidAhead; amount?: number; at?: Date } = {},
): Promise<string> => {
  const id = randomIds.row();
  await paymentsIn(db.sql).add({
    id,
    ownerId,
    product,
    sessionToken: null,
    amount,
    state,
    provider: 'sandbox',
    providerRef: id,
    code: null,
    createdAt: at,
    expiresAt: at,
    askedAt: null,
  });
  return id;
};

/** Puts a call into a database that somebody has booked. @returns its id */
export const addCall = async (
  db: Database,
  called: Pick<Appointment, 'ownerId' | 'doctorId'> & Partial<Appointment>,
): Promise<string> => {
  const id = randomIds.row();
  await appointmentsIn(db.sql).add({
    id,
    product: 'laterCall30',
    price: 499_00,
    paymentId: null,
    profileId: null,
    guardian: null,
    startsAt: new Date(FRIDAY_TEN),
    minutes: 30,
    state: 'confirmed',
    heldUntil: null,
    patientName: 'Asha Rao',
    patientEmail: '',
    patientPhone: '9876543210',
    notes: '',
    sessionToken: null,
    sequence: 0,
    cancelReason: null,
    patientCameAt: null,
    doctorCameAt: null,
    isElsewhere: false,
    absenceReportedAt: null,
    absenceSettledAt: null,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...called,
  });
  return id;
};

/** The rows, the oldest first. */
export const rowsIn = (db: Database) =>
  db.sql.select().from(appointments).orderBy(appointments.createdAt);

/** Waits until something holds. */
export const soon = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, SOON);

type Brought = { readonly subject: string; readonly text: string; readonly invite: string | null };

/** Waits for so many mails to somebody. @returns them, the oldest first */
export const mailsTo = async (
  app: FastifyInstance,
  { email }: Pick<Member, 'email'>,
  count: number,
): Promise<Brought[]> => {
  const mails = (await messagesTo(app, email, count)) as unknown as Brought[];
  expect(mails).toHaveLength(count);
  return mails.toReversed();
};

/** The lines of an invitation by their names, unfolded. */
export const linesOf = (invite: string | null | undefined): Record<string, string> =>
  Object.fromEntries(
    (invite ?? '')
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.search(/[;:]/)), line.slice(line.indexOf(':') + 1)]),
  );
