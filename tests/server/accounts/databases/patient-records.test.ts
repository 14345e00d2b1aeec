import { readOwnHours } from '../../../../contracts/endpoints/own-hours.ts';
import { readDesk } from '../../../../contracts/endpoints/visit-notes.ts';
import { eq, sql as expression } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../../../../contracts/accounts/account.ts';
import type { StaffRole } from '../../../../contracts/accounts/account.ts';
import type { Endpoint } from '../../../../contracts/endpoints/endpoint.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { xraysIn } from '../../../../server/repositories/xrays.ts';
import { accountSessions, recordReads } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { doctorsIn } from '../../../../server/repositories/doctors.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { deleteOld } from '../../../../server/services/retention.ts';
import { addSignedIn, addStaff } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { addSampleDoctors } from '../../../../server/services/appointments/doctors.ts';
import { BOOKING } from '../../../kit/consultation-replies.ts';
import { CALLS } from '../../../kit/endpoints.ts';
import { stepClock } from '../../../kit/server.ts';
import { FRIDAY_ELEVEN, addCall } from '../../appointments/appointments.kit.ts';
import { accountsApp, addressAbout, browserOn, saveResultOf } from '../accounts.kit.ts';
import { addPerson } from '../family.kit.ts';
import type { About } from '../accounts.kit.ts';

const ISSUE = 'the tooth of a person who is looked at';

/** Every call of somebody who is signed in, and those that are there to show a record. */
const SIGNED_IN = CALLS.filter(({ endpoint }) => endpoint.auth === 'patient');
const FOR_DENTISTS = new Set<Endpoint>([readDesk, readOwnHours]);
const SHOWING = SIGNED_IN.filter(({ endpoint }) => endpoint.tag === 'Patient records');

/** An X-ray that lies there and says nothing yet. @returns its id */
const addXray = async (db: Database, ownerId: string, createdAt: Date): Promise<string> => {
  const id = randomIds.row();
  const size = { width: 1, height: 1, bytes: 1 };
  const unread = {
    analyses: 0,
    reading: null,
    refusal: null,
    toldKind: null,
    savedAt: null,
    diagnosisId: null,
  };
  await xraysIn(db.sql).add({ id, ownerId, createdAt, state: 'stored', ...size, ...unread });
  return id;
};

describe.each(DATABASES)("a patient's record on $database", ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asha: Member & About;
  let staff: Readonly<Record<StaffRole, Member>>;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock } = await accountsApp(db));
    const member = await addSignedIn({ db, clock }, 'patient');
    await addSampleDoctors({ db, ids: randomIds });
    const headers = { authorization: `Bearer ${member.token}` };
    const booked = await browserOn(app).post('/api/teleconsultations/book', BOOKING, headers);
    const asked = { sessionId: BOOKING.sessionToken, consultationType: 'dental_consultation' };
    const opened = await browserOn(app).post('/api/payments/create-qr', asked, headers);
    asha = {
      ...member,
      qrId: opened.body.qr_code.id,
      resultId: await saveResultOf(app, member, ISSUE),
      appointmentId: booked.body.appointment.id,
      xrayId: await addXray(db, member.id, clock.now()),
      profileId: await addPerson(app, member),
    };
    staff = await addStaff({ db, clock });
  });

  const ask = async (endpoint: Endpoint, token: string, body: object = {}) => {
    const isPost = endpoint.method === 'POST';
    const reply = await app.inject({
      method: endpoint.method,
      url: addressAbout(endpoint, asha),
      headers: {
        authorization: `Bearer ${token}`,
        ...(isPost && { 'content-type': 'application/json' }),
      },
      ...(isPost && { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, text: reply.body };
  };
  const get = (path: string, token: string) =>
    browserOn(app).get(`/api/staff/patients${path}`, token);
  const reads = () => db.sql.select().from(recordReads).orderBy(recordReads.readAt);
  /** Whether a reply tells anything of her: her name alone is that of everybody here. */
  const tells = (text: string, { id, email, resultId, appointmentId } = asha): boolean =>
    [id, email, resultId, appointmentId, ISSUE].some((each) => text.includes(each));

  it('is found by the exact address, read in a list and read whole, each time with a row', async () => {
    const { token, id: readerId } = staff.admin_dentist;
    const found = await get(`?email=${encodeURIComponent(` ${asha.email.toUpperCase()}`)}`, token);
    expect(found).toEqual({
      status: 200,
      body: { patient: { id: asha.id, firstName: 'Asha', lastName: 'Rao' } },
    });
    clock.advance(1000);
    const record = await get(`/${asha.id}`, token);
    expect(record.body.patient).toEqual({
      id: asha.id,
      email: asha.email,
      phone: null,
      firstName: 'Asha',
      lastName: 'Rao',
      created_at: '2026-01-01T00:00:00.000Z',
    });
    const [line] = record.body.results;
    expect(record.body.results).toHaveLength(1);
    expect(line).toMatchObject({ id: asha.resultId, issue: ISSUE, condition: 'Sensitive teeth' });
    clock.advance(1000);
    const result = await get(`/${asha.id}/results/${asha.resultId}`, token);
    expect(result.body).toMatchObject({ id: asha.resultId, diagnosis: { urgency: 'moderate' } });
    const row = {
      id: expect.any(String),
      patientId: asha.id,
      readerId,
      readerRole: 'admin_dentist',
    };
    const at = (second: number) => new Date(`2026-01-01T00:00:0${second}.000Z`);
    expect(await reads()).toEqual([
      { ...row, what: 'name', resultId: null, readAt: at(0) },
      { ...row, what: 'record', resultId: null, readAt: at(1) },
      { ...row, what: 'result', resultId: asha.resultId, readAt: at(2) },
    ]);
  });

  it('is told to nobody else without a row, whichever call tells it and whoever of the staff asks', async () => {
    expect(SHOWING.length).toBeGreaterThan(2);
    for (const role of STAFF_ROLES) {
      for (const { call, endpoint, body } of SIGNED_IN) {
        const before = (await reads()).length;
        // A call may end the session or the account of who makes it.
        const member = await addSignedIn({ db, clock }, role);
        const { status, text } = await ask(endpoint, member.token, body);
        const isTold = tells(text);
        const isMeant = SHOWING.some((each) => each.call === call) && status !== 403;
        expect(isTold, `${call} for ${role}`).toBe(isMeant);
        const written = (await reads()).slice(before);
        const row = { patientId: asha.id, readerId: member.id, readerRole: role };
        expect(written, `${call} for ${role}`).toEqual(
          isTold ? [expect.objectContaining(row)] : [],
        );
      }
    }
  });

  it('is told to nobody while the row cannot be written', async () => {
    await db.sql.execute(
      expression`alter table record_reads add constraint full_up check (false) not valid`,
    );
    for (const { call, endpoint } of SHOWING) {
      const { status, text } = await ask(endpoint, staff.admin.token);
      expect([status, tells(text)], call).toEqual([500, false]);
    }
    expect(await reads()).toEqual([]);
  });

  it('is not shown to staff who train the engine', async () => {
    for (const { call, endpoint } of SHOWING) {
      const { status, text } = await ask(endpoint, staff.ai_trainer.token);
      expect([status, tells(text)], call).toEqual([403, false]);
    }
    expect(await reads()).toEqual([]);
  });

  it('is her own: reading it herself writes no row, and by the calls of the staff she cannot', async () => {
    for (const { endpoint } of SIGNED_IN.filter(({ endpoint: { method } }) => method === 'GET')) {
      const { status } = await ask(endpoint, asha.token);
      // The desk of a call is its dentist's, and so are hours of one's own: nobody else is told whether they are there.
      const own = FOR_DENTISTS.has(endpoint) ? 404 : 200;
      expect(status).toBe(endpoint.permissions === undefined ? own : 403);
    }
    expect(await reads()).toEqual([]);
  });

  it('is none where there is no patient or the result is not theirs: nothing is told or written', async () => {
    const ravi = await addSignedIn({ db, clock }, 'patient');
    const nobody = { id: randomIds.row(), email: 'nobody@example.com' };
    const { admin_dentist: reader, admin } = staff;
    for (const { id, email } of [nobody, admin]) {
      const found = await get(`?email=${encodeURIComponent(email)}`, reader.token);
      expect(found).toEqual({ status: 200, body: { patient: null } });
      expect((await get(`/${id}`, reader.token)).status).toBe(404);
      expect((await get(`/${id}/results/${asha.resultId}`, reader.token)).status).toBe(404);
    }
    expect((await get(`/${ravi.id}/results/${asha.resultId}`, reader.token)).status).toBe(404);
    expect((await get(`/${asha.id}/results/${nobody.id}`, reader.token)).status).toBe(404);
    expect(await reads()).toEqual([]);
  });

  it('tells her who has read what and when, by role and not by name', async () => {
    await get(`/${asha.id}/results/${asha.resultId}`, staff.admin_dentist.token);
    const { body } = await browserOn(app).get('/api/account/export', asha.token);
    expect(body.data.record_reads).toEqual([
      {
        what: 'result',
        resultId: asha.resultId,
        readerRole: 'admin_dentist',
        readAt: '2026-01-01T00:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(staff.admin_dentist.id);
  });

  it('was read also by somebody who has left since, or has another role', async () => {
    const { admin } = staff;
    await get(`/${asha.id}`, admin.token);
    await accountsIn(db.sql).change(admin.id, { role: 'ai_trainer' });
    const erased = await browserOn(app).post(
      '/api/account/erase',
      { password: null },
      { authorization: `Bearer ${admin.token}` },
    );
    expect(erased.status).toBe(200);
    expect(await reads()).toMatchObject([{ readerId: admin.id, readerRole: 'admin' }]);
    const { body } = await browserOn(app).get('/api/account/export', asha.token);
    expect(body.data.record_reads).toMatchObject([{ readerRole: 'admin' }]);
  });

  it('leaves, when she goes, rows without her for a year after they were written', async () => {
    const ravi = await addSignedIn({ db, clock }, 'patient');
    const [doctor] = await doctorsIn(db.sql).bookable();
    const startsAt = new Date(FRIDAY_ELEVEN);
    await addCall(db, { ownerId: ravi.id, doctorId: doctor?.id ?? '', startsAt });
    const { token, id } = staff.admin;
    await get(`/${asha.id}/results/${asha.resultId}`, token);
    await get(`/${ravi.id}`, token);
    const headers = { authorization: `Bearer ${asha.token}` };
    await browserOn(app).post('/api/account/erase', { password: null }, headers);
    const left = { patientId: null, resultId: null, readerId: id, what: 'result' };
    const ofRavi = { patientId: ravi.id, what: 'record' };
    const kept = async () =>
      (await reads()).toSorted((one, other) => (one.what < other.what ? 1 : -1));
    expect(await kept()).toMatchObject([left, ofRavi]);
    await deleteOld({ db, clock: stepClock('2027-01-01T00:00:00.000Z') });
    expect(await kept()).toMatchObject([left, ofRavi]);
    await deleteOld({ db, clock: stepClock('2027-01-01T00:00:00.001Z') });
    expect(await kept()).toMatchObject([ofRavi]);
  });

  it('is read or gone, and nothing fails, when she goes while it is read', async () => {
    const headers = { authorization: `Bearer ${asha.token}` };
    const going = browserOn(app).post('/api/account/erase', { password: null }, headers);
    const asked = Array.from({ length: 30 }, (_none, index) => {
      const { token } = index % 2 === 0 ? staff.admin : staff.admin_dentist;
      return get(index % 3 === 0 ? `/${asha.id}` : `/${asha.id}/results/${asha.resultId}`, token);
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect((await going).status).toBe(200);
    const rows = await reads();
    expect(rows).toHaveLength(statuses.filter((status) => status === 200).length);
    expect(rows.filter((row) => row.patientId !== null || row.resultId !== null)).toEqual([]);
  });

  it('is not read with the session of a member of the staff whose account is gone', async () => {
    const { token, id } = staff.admin;
    await db.sql.delete(accountSessions).where(eq(accountSessions.accountId, id));
    expect((await get(`/${asha.id}`, token)).status).toBe(401);
    expect(await reads()).toEqual([]);
  });
});
