import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROLES } from '../../../../contracts/accounts/account.ts';
import { ROOM_TALK_MAX } from '../../../../contracts/booking/room.ts';
import { STILLS_OF_CALL_MAX } from '../../../../contracts/booking/stills.ts';
import type { Database } from '../../../../server/db/connect.ts';
import {
  appointments,
  recordReads,
  roomMessages,
  rooms,
  stills,
} from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { erasePersonalData } from '../../../../server/repositories/personal-data.ts';
import { openSession } from '../../../../server/services/accounts/sessions.ts';
import { tidyUp } from '../../../../server/services/xrays/upkeep.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import type { Decoding } from '../../../../server/services/xrays/decoding.ts';
import { decodingHere, memoryFiles } from '../../../kit/xrays.ts';
import { browserOn } from '../../accounts/accounts.kit.ts';
import { readAs } from '../../appointments/appointments.kit.ts';
import { MINUTE, NO_VISIT, addDoctorWithAccount, booked } from '../../rooms/rooms.kit.ts';
import type { Booked } from '../../rooms/rooms.kit.ts';
import { dicomOf } from '../../xrays/dicom.kit.ts';
import { formOf, jpeg, picture, sendForm } from '../../xrays/xrays.kit.ts';
import { meet, writerOf } from '../visits.kit.ts';

const DAY_MS = 24 * 60 * MINUTE;

describe.each(DATABASES)('a picture of a call on $database', ({ fresh }) => {
  let db: Database;
  let files: ReturnType<typeof memoryFiles>;
  let house: Booked;
  let image: Buffer;
  let decoded: number;

  beforeEach(async () => {
    ({ db } = await fresh());
    files = memoryFiles();
    decoded = 0;
    const decoding: Decoding = {
      ...decodingHere,
      run: (name, bytes) => {
        decoded += 1;
        return decodingHere.run(name, bytes);
      },
    };
    house = await booked(db, {}, { files, decoding });
    image = await jpeg();
  });

  const pathOf = (id = house.id) => `/api/teleconsultations/${id}/stills`;
  type Sending = { readonly key?: string; readonly file?: Buffer; readonly url?: string };
  const send = (
    { token }: Pick<Member, 'token'> = house.asha,
    { key, file = image, url = pathOf() }: Sending = {},
  ) =>
    sendForm(house.app, formOf([{ name: 'picture', value: file, filename: 'x.jpg' }]), {
      token,
      url,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const list = ({ token }: Pick<Member, 'token'> = house.asha) =>
    browserOn(house.app).get(pathOf(), token);
  const remove = ({ token }: Pick<Member, 'token'>, still: string) =>
    browserOn(house.app).post(
      `${pathOf()}/${still}/delete`,
      {},
      { authorization: `Bearer ${token}` },
    );
  const rows = () => db.sql.select().from(stills);
  const looks = () => db.sql.select().from(recordReads);
  const idsIn = ({ body }: { readonly body: { stills: { id: string }[] } }) =>
    body.stills.map(({ id }) => id);
  /** Signs somebody in once more, after their session has run out. */
  const signedInAgain = async (member: Member): Promise<Member> => {
    const account = await accountsIn(db.sql).byId(member.id);
    if (account === null) throw new Error('There is no such account');
    const { clock } = house;
    const opened = await openSession(
      db.sql,
      { clock, ids: randomIds, secondFactor: 'offered' },
      { account, browser: 'Firefox on a test', device: 'of a test' },
    );
    return { ...member, token: opened.access_token };
  };
  const open = (url: string) => house.app.inject({ url });

  it('[NEW-60] is sent by the patient alone, and listed and deleted for nobody else', async () => {
    const { clock, doctor, ravi } = house;
    await meet(house);
    const sent = await send();
    expect(sent.status).toBe(200);
    const others = [ravi, await addDoctorWithAccount({ db, clock }, 'Dr. Other')];
    for (const role of ROLES) others.push(await addSignedIn({ db, clock }, role));
    for (const other of others) {
      const replies = [await send(other), await list(other), await remove(other, NO_VISIT)];
      replies.push(await remove(other, sent.body.still.id));
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    // The dentist sees what the patient sends, and neither sends nor deletes it.
    expect((await send(doctor)).status).toBe(404);
    expect((await remove(doctor, sent.body.still.id)).status).toBe(404);
    expect(idsIn(await list(doctor))).toEqual([sent.body.still.id]);
    expect(await rows()).toHaveLength(1);
    const elsewhere = { url: pathOf(NO_VISIT) };
    expect((await send(house.asha, elsewhere)).status).toBe(404);
  });

  it('[NEW-60] is sent in an open call to which both have come, and otherwise leaves nothing', async () => {
    const { at, patient } = house;
    const refused = async (said: string) => {
      const { status, body } = await send();
      expect([status, body.message]).toEqual([422, said]);
    };
    await refused('This room is not open at the moment.');
    at(MINUTE);
    await patient.enter();
    await refused('A picture can be sent once both of you are in the call.');
    await meet(house);
    expect((await send()).status).toBe(200);
    at(61 * MINUTE);
    await refused('This room is not open at the moment.');
    expect([files.kept.size, (await rows()).length]).toEqual([2, 1]);
  });

  it('[NEW-61] is drawn anew as a JPEG without what else the file said, and opens at its own addresses alone', async () => {
    await meet(house);
    const withPlace = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'Asha Rao' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes('Asha Rao')).toBe(true);
    const { body } = await send(house.asha, { file: withPlace });
    const { url, preview_url, width, height } = body.still;
    expect([width, height]).toEqual([300, 200]);
    for (const each of [url, preview_url]) {
      const reply = await open(each);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(reply.headers['cache-control']).toBe('private, no-store');
      expect(reply.rawPayload.includes('Asha Rao')).toBe(false);
      expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined();
    }
    expect((await open(url.replace('/picture', '/preview'))).statusCode).toBe(404);
    expect((await open(url.replace('/stills/', '/xrays/'))).statusCode).toBe(404);
    house.clock.advance(62 * MINUTE);
    const late = await open(url);
    expect([late.statusCode, late.json().message]).toEqual([
      410,
      'This address of the picture has ended. Please open the page again.',
    ]);
  });

  it.each([
    ['no picture', () => Buffer.from('%PDF-1.4 no picture'), 422],
    ['an empty file', () => Buffer.alloc(0), 422],
    ['half a picture', () => image.subarray(0, 300), 422],
    ['an X-ray of a scanner', () => dicomOf(), 422],
    ['a file of more than ten megabytes', () => Buffer.alloc(10 * 1024 * 1024 + 1), 413],
  ])('[NEW-61] is refused in words where it is %s', async (_what, file, status) => {
    await meet(house);
    const reply = await send(house.asha, { file: file() });
    expect([reply.status, reply.body.message]).toEqual([
      status,
      status === 413
        ? 'This picture is too large. Please take another one.'
        : 'This picture could not be read. Please take another one.',
    ]);
    expect([files.kept.size, await rows()]).toEqual([0, []]);
  });

  it('[NEW-60] is kept once for a key, however often it is sent', async () => {
    await meet(house);
    const key = 'picture-of-a-molar-1';
    const sent = await Promise.all([send(house.asha, { key }), send(house.asha, { key })]);
    const [one, two] = sent.map(({ body }) => body.still.id);
    expect(one).toBe(two);
    // A reply that was lost is asked for again after the room has closed.
    house.at(59 * MINUTE);
    expect((await send(house.asha, { key })).body.still.id).toBe(one);
    expect(
      (await send(house.asha, { key, file: await picture(9, 9).png().toBuffer() })).status,
    ).toBe(422);
    expect([files.kept.size, (await rows()).length]).toEqual([2, 1]);
    const talk = await db.sql.select().from(roomMessages).where(eq(roomMessages.kind, 'chat'));
    expect(talk.map(({ body }) => body)).toEqual([
      { kind: 'chat', text: 'Sent a picture.', still: one },
    ]);
  });

  it('[NEW-60] is one of six at once of a call, also where many come at the same time', async () => {
    await meet(house);
    const many = Array.from({ length: 4 }, () => send());
    const first = (await Promise.all(many)).map(({ status }) => status);
    expect(first).toEqual([200, 200, 200, 200]);
    const more = await Promise.all([send(), send(), send()]);
    const said = more.filter(({ status }) => status !== 200);
    expect(said.map(({ status, body }) => [status, body.message])).toEqual([
      [422, 'You have sent 6 pictures. To send another one, delete one first.'],
    ]);
    const kept = await rows();
    expect([kept.length, files.kept.size]).toEqual([STILLS_OF_CALL_MAX, 12]);
    await remove(house.asha, kept[0]?.id ?? '');
    expect((await send()).status).toBe(200);
  });

  it('[NEW-78] is counted before it is decoded, and found again by its key without', async () => {
    await meet(house);
    const keys = Array.from({ length: STILLS_OF_CALL_MAX }, (_, at) => `picture-number-${at}`);
    for (const key of keys) expect((await send(house.asha, { key })).status).toBe(200);
    expect(decoded).toBe(STILLS_OF_CALL_MAX);
    const more = await Promise.all([send(), send()]);
    expect(more.map(({ status }) => status)).toEqual([422, 422]);
    expect((await send(house.asha, { key: keys.at(-1) ?? '' })).status).toBe(200);
    const other = await picture(9, 9).png().toBuffer();
    expect((await send(house.asha, { key: keys[0] ?? '', file: other })).status).toBe(422);
    const headers = { authorization: `Bearer ${house.asha.token}` };
    const consents = { dataProcessing: false };
    await browserOn(house.app).post('/api/account/consents', { consents }, headers);
    expect((await send()).status).toBe(409);
    expect(decoded).toBe(STILLS_OF_CALL_MAX);
  });

  it('[NEW-78] is refused for the room where the room is full, and not for the pictures', async () => {
    await meet(house);
    await send();
    const [room] = await db.sql.select().from(rooms);
    const said = Array.from({ length: ROOM_TALK_MAX / 2 - 1 }, (_, at) => ({
      id: randomIds.row(),
      appointmentId: house.id,
      sequence: 1000 + at,
      sender: 'patient' as const,
      kind: 'chat' as const,
      fromVisit: null,
      toVisit: null,
      body: { kind: 'chat' as const, text: 'x' },
      createdAt: house.clock.now(),
    }));
    await db.sql.insert(roomMessages).values(said);
    await db.sql.update(rooms).set({ talkCount: (room?.talkCount ?? 0) + said.length });
    const { status, body } = await send();
    expect([status, body.message]).toEqual([
      422,
      'Each of you can write at most 150 messages in one room.',
    ]);
    expect([files.kept.size, decoded]).toEqual([2, 1]);
  });

  it('[NEW-78] leaves no file where its row could not be written, and keeps one whose row was', async () => {
    await meet(house);
    await db.sql.execute(sql`alter table stills add constraint no_more check (false) not valid`);
    expect((await send()).status).toBe(500);
    expect([files.kept.size, await rows()]).toEqual([0, []]);
    await db.sql.execute(sql`alter table stills drop constraint no_more`);
    // The row is there and the reply of the database is lost.
    const transaction = db.transaction.bind(db);
    vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
      const done = await transaction(work);
      const isStill = typeof done === 'object' && done !== null && 'still' in done;
      if (isStill) throw new Error('connection lost');
      return done;
    });
    expect((await send()).status).toBe(500);
    expect([files.kept.size, (await rows()).length]).toEqual([2, 1]);
  });

  it('[NEW-60] comes to the other person with the news of the room', async () => {
    const { app, dentist, id } = house;
    await meet(house);
    const { body: entered } = await dentist.enter();
    const { visit, cursor } = entered.entry;
    const { body } = await send();
    const { news } = (await dentist.news({ visit, after: cursor })).body;
    expect(news.messages).toMatchObject([
      { kind: 'chat', from: 'patient', text: 'Sent a picture.', still: body.still.id },
    ]);
    expect((await writerOf(app, house.doctor, id).desk()).body.desk.stills).toMatchObject([
      { id: body.still.id, width: 400, height: 200 },
    ]);
  });

  it('[NEW-62] has each look of the dentist written down, and none of the patient', async () => {
    await meet(house);
    await list(house.doctor);
    expect(await looks()).toEqual([]);
    await send();
    await list();
    expect(await looks()).toEqual([]);
    await list(house.doctor);
    const { asha, doctor } = house;
    expect(await looks()).toMatchObject([
      { patientId: asha.id, readerId: doctor.id, readerRole: 'dentist', what: 'visit' },
    ]);
  });

  it('[NEW-62] is listed with its appointment until the patient deletes it, and its files go then', async () => {
    const { app, asha, ravi, id } = house;
    await meet(house);
    const { body } = await send();
    // The room goes after thirty days with what was written there; the picture stays with the visit.
    house.at(40 * DAY_MS);
    const again = await signedInAgain(asha);
    expect((await readAs(app, again)).body.with_stills).toEqual([id]);
    expect((await readAs(app, await signedInAgain(ravi))).body.with_stills).toEqual([]);
    expect(idsIn(await list(again))).toEqual([body.still.id]);
    expect((await remove(again, body.still.id)).status).toBe(200);
    expect((await remove(again, body.still.id)).status).toBe(404);
    expect((await readAs(app, again)).body.with_stills).toEqual([]);
    await vi.waitFor(() => expect(files.kept.size).toBe(0), 10_000);
  });

  it('[NEW-62] stands in the export, and goes with the account, its files as well', async () => {
    const { app, asha, id } = house;
    await meet(house);
    const { body } = await send();
    const { data } = (await browserOn(app).get('/api/account/export', asha.token)).body;
    expect(data.stills).toMatchObject([
      { id: body.still.id, appointmentId: id, width: 400, height: 200 },
    ]);
    await db.transaction(async (within) => {
      const account = await accountsIn(within).byId(asha.id);
      if (account !== null) await erasePersonalData(within, account);
    });
    expect([await rows(), await db.sql.select().from(appointments)]).toEqual([[], []]);
    house.clock.advance(MINUTE);
    await vi.waitFor(() => expect(files.kept.size).toBe(0), 10_000);
    expect((await open(body.still.url)).statusCode).toBe(404);
  });

  it('[NEW-62] is no stray while its row is there; one that lost its row to a kill goes after a week', async () => {
    const { clock } = house;
    await meet(house);
    await send();
    await files.put(`${NO_VISIT}.jpg`, image);
    for (let day = 0; day < 9; day += 1) {
      clock.advance(DAY_MS);
      await tidyUp({ db, clock, ids: randomIds, files });
    }
    expect(files.kept.size).toBe(2);
  });
});
