import { beforeEach, describe, expect, it } from 'vitest';
import { sharedResultOf } from '../../../../contracts/rules/shared-result.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { accounts, roomMessages, rooms } from '../../../../server/db/schema.ts';
import {
  readPersonalData,
  erasePersonalData,
} from '../../../../server/repositories/personal-data.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import type { MessageBody } from '../../../../server/repositories/rooms.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { browserOn, saveResultOf } from '../../accounts/accounts.kit.ts';
import { NO_VISIT, booked, entryOf, textsOf } from '../rooms.kit.ts';
import type { Booked } from '../rooms.kit.ts';

const OFFER = { kind: 'offer', sdp: 'v=0 offer' } as const;
const CANDIDATE = {
  kind: 'candidate',
  candidate: 'candidate:1',
  sdpMid: '0',
  sdpMLineIndex: 0,
} as const;

describe.each(DATABASES)('what is said in a room on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    house.at(0);
  });

  it('is written once for each request, however often it is made', async () => {
    const { patient, dentist } = house;
    const { visit } = await entryOf(patient);
    const first = await patient.write('  Hello  ', 'message-0001');
    expect(first.body.message).toMatchObject({ sequence: 1, from: 'patient', text: 'Hello' });
    expect((await patient.write('  Hello  ', 'message-0001')).body).toEqual(first.body);
    expect((await patient.write('Other words', 'message-0001')).status).toBe(422);
    await dentist.write('Good morning', 'message-0001');
    const again = await entryOf(patient);
    expect(textsOf(again.messages)).toEqual(['Hello', 'Good morning']);
    expect(again.messages.map(({ from }) => from)).toEqual(['patient', 'doctor']);
    expect(again.visit).not.toBe(visit);
    // What an entry tells is no news.
    expect(again.cursor).toBe(2);
  });

  it('goes on in the order in which it came, for fifty at once', async () => {
    const { patient, dentist } = house;
    await entryOf(patient);
    /** A busy machine says to come again; the same request may then be made once more. */
    const write = async (index: number): Promise<void> => {
      const one = index % 2 === 0 ? patient : dentist;
      const { status } = await one.write(`Line ${index}`, `line-${index}-of-50`);
      if (status === 503) return write(index);
      expect(status).toBe(200);
    };
    await Promise.all(Array.from({ length: 50 }, (_each, index) => write(index)));
    const { messages } = await entryOf(dentist);
    expect(messages.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 50 }, (_each, index) => index + 1),
    );
  });

  /** Puts rows into the room as if the patient had said as much. */
  const patientSaid = async (count: number, body: MessageBody): Promise<void> => {
    const [room] = await db.sql.select().from(rooms);
    if (room === undefined) throw new Error('nobody has come in');
    const isTalk = body.kind === 'chat';
    await db.sql.insert(roomMessages).values(
      Array.from({ length: count }, (_each, index) => ({
        id: randomIds.row(),
        appointmentId: house.id,
        sequence: room.lastSequence + 1 + index,
        sender: 'patient' as const,
        kind: body.kind,
        fromVisit: null,
        toVisit: null,
        body,
        createdAt: house.clock.now(),
      })),
    );
    await db.sql.update(rooms).set({
      lastSequence: room.lastSequence + count,
      talkCount: room.talkCount + (isTalk ? count : 0),
      signalCount: room.signalCount + (isTalk ? 0 : count),
    });
  };

  it('is bounded for each of the two: a hundred and fifty messages, two and a half thousand signals', async () => {
    const { patient, dentist } = house;
    const mine = await entryOf(patient);
    const theirs = await entryOf(dentist);
    await patientSaid(149, { kind: 'chat', text: 'Again' });
    await patientSaid(2499, CANDIDATE);
    expect((await patient.write('The last one')).status).toBe(200);
    const more = await patient.write('One more');
    expect([more.status, more.body.message]).toEqual([
      422,
      'Each of you can write at most 150 messages in one room.',
    ]);
    expect((await patient.signal(mine.visit, theirs.visit, [OFFER])).status).toBe(200);
    expect((await patient.signal(mine.visit, theirs.visit, [OFFER])).status).toBe(422);
    // The other one's half is theirs.
    expect((await dentist.write('I see you')).status).toBe(200);
    expect((await dentist.signal(theirs.visit, mine.visit, [OFFER])).status).toBe(200);
  });

  it('is bounded in length for each of the two: a million bytes of signals', async () => {
    const { patient, dentist } = house;
    const mine = await entryOf(patient);
    const theirs = await entryOf(dentist);
    const long = { ...OFFER, sdp: 'x'.repeat(19_900) };
    await patientSaid(50, long);
    expect((await patient.signal(mine.visit, theirs.visit, [long])).status).toBe(422);
    expect((await dentist.signal(theirs.visit, mine.visit, [long])).status).toBe(200);
  });

  it.each([
    { words: 'a text that is too long', body: { kind: 'chat', text: 'x'.repeat(1001) } },
    { words: 'a text of blanks', body: { kind: 'chat', text: '   ' } },
    { words: 'a kind that nobody knows', body: { kind: 'xray', text: 'x' } },
  ])('is refused for $words', async ({ body }) => {
    const { app, asha, id } = house;
    const path = `/api/teleconsultations/${id}/room/messages`;
    const headers = { authorization: `Bearer ${asha.token}` };
    expect((await browserOn(app).post(path, body, headers)).status).toBe(400);
  });

  it('hands signals from the visit that counts to the visit that counts, and to no other', async () => {
    const { patient, dentist } = house;
    const first = await entryOf(patient);
    const theirs = await entryOf(dentist);
    const send = (visit: string, to: string) => patient.signal(visit, to, [OFFER, CANDIDATE]);
    expect((await send(first.visit, theirs.visit)).body).toEqual({ is_current: true });
    const news = (after: number) =>
      dentist.news({ visit: theirs.visit, after, other: first.visit });
    expect((await news(0)).body.news.signals).toEqual([OFFER, CANDIDATE]);
    // For a visit that is over nothing is kept.
    await send(first.visit, NO_VISIT);
    const second = await entryOf(patient);
    expect((await send(first.visit, theirs.visit)).body).toEqual({ is_current: false });
    // What the first visit said leads the second one's connection astray, so nobody is told.
    const told = (await news(0)).body.news;
    expect(told).toMatchObject({ signals: [], other_visit: second.visit });
    await send(second.visit, theirs.visit);
    const later = await dentist.news({
      visit: theirs.visit,
      after: told.cursor,
      other: second.visit,
    });
    expect(later.body.news.signals).toEqual([OFFER, CANDIDATE]);
    // Nobody hears their own.
    expect((await entryOf(patient)).messages).toEqual([]);
  });

  it('shares a result of the patient with what was shown before, and nobody else’s', async () => {
    const { app, patient, dentist, asha, ravi, doctor } = house;
    await entryOf(patient);
    const resultId = await saveResultOf(app, asha, 'cold drinks hurt my tooth');
    const ofRavi = await saveResultOf(app, ravi, 'my tooth is loose');
    const shown = (await browserOn(app).get(`/api/account/results/${resultId}`, asha.token)).body;
    expect((await patient.share(ofRavi)).status).toBe(404);
    expect((await dentist.share(resultId)).status).toBe(404);
    const ofDoctor = await saveResultOf(app, doctor, 'my tooth');
    expect((await dentist.share(ofDoctor)).status).toBe(404);
    expect((await entryOf(dentist)).messages).toEqual([]);
    expect((await patient.share(resultId)).status).toBe(200);
    const [message] = (await entryOf(dentist)).messages;
    expect(message).toMatchObject({
      kind: 'result',
      from: 'patient',
      result: sharedResultOf(shown),
    });
  });

  it('is handed out to the patient, and gone with the account', async () => {
    const { patient, dentist, asha } = house;
    const mine = await entryOf(patient);
    const theirs = await entryOf(dentist);
    await patient.write('My own words');
    await patient.signal(mine.visit, theirs.visit, [CANDIDATE]);
    const account = await accountsIn(db.sql).byId(asha.id);
    if (account === null) throw new Error('Nobody is there');
    const data = await readPersonalData(db.sql, account);
    expect(data['room_messages']).toMatchObject([{ kind: 'chat', body: { text: 'My own words' } }]);
    await db.transaction((sql) => erasePersonalData(sql, account));
    expect(await db.sql.select().from(roomMessages)).toEqual([]);
    expect(await db.sql.select().from(rooms)).toEqual([]);
    expect(await db.sql.select().from(accounts)).toHaveLength(2);
  });
});
