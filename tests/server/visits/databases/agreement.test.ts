import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { roomMessages, visitNotes } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { readAgreement } from '../../../../server/services/visits/agreement.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { booked } from '../../rooms/rooms.kit.ts';
import type { Booked } from '../../rooms/rooms.kit.ts';
import { SHARED } from '../../../flows/room-messages/cases.ts';
import { WRITTEN, meet, writerOf } from '../visits.kit.ts';

/** Names in our list of what the dentist's final word is, and of others. */
const FINAL = 'Reversible pulpitis';
const [OTHER, THIRD, FOURTH] = ['Gingivitis', 'Fibroma', 'Bruxism'];

describe.each(DATABASES)('the agreement with dentists on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  let dentist: ReturnType<typeof writerOf>;
  let sequence: number;

  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    dentist = writerOf(house.app, house.doctor, house.id);
    sequence = 100;
    await meet(house);
  });

  const shared = async (...names: string[]): Promise<void> => {
    sequence += 1;
    const likely = names.map((name) => ({ name, likelihood: 30 }));
    await db.sql.insert(roomMessages).values({
      id: randomIds.row(),
      appointmentId: house.id,
      sequence,
      sender: 'patient',
      kind: 'result',
      fromVisit: null,
      toVisit: null,
      body: { kind: 'result', result: { ...SHARED, likely } },
      createdAt: house.clock.now(),
    });
  };
  const close = (after: number, final_word: object = WRITTEN.final_word) =>
    dentist.close({ ...WRITTEN, after, final_word });

  it('[NEW-36] counts nothing without a final word, nor without a shared assessment', async () => {
    const nothing = { cases: 0, first: 0, amongThree: 0, unsaid: 0 };
    await shared(FINAL);
    expect(await readAgreement({ db })).toEqual(nothing);
    await db.sql.delete(roomMessages);
    expect((await close(0)).status).toBe(200);
    expect(await db.sql.select().from(visitNotes)).toHaveLength(1);
    expect(await readAgreement({ db })).toEqual(nothing);
  });

  it.each([
    ['the first cause', [FINAL, OTHER], { first: 1, amongThree: 1 }],
    ['the third', [OTHER, THIRD, FINAL], { first: 0, amongThree: 1 }],
    [
      'the fourth, which nobody was shown',
      [OTHER, THIRD, FOURTH, FINAL],
      { first: 0, amongThree: 0 },
    ],
    ['none of them', [OTHER, THIRD], { first: 0, amongThree: 0 }],
  ] as const)('[NEW-36] finds a final word as %s', async (_place, names, found) => {
    await shared(...names);
    await close(0);
    expect(await readAgreement({ db })).toEqual({ cases: 1, unsaid: 0, ...found });
  });

  it('[NEW-36] takes the newest version of the note, and the newest assessment', async () => {
    await shared(FINAL);
    await shared(OTHER);
    await close(0);
    expect(await readAgreement({ db })).toMatchObject({ cases: 1, first: 0 });
    await shared(FINAL);
    expect(await readAgreement({ db })).toMatchObject({ cases: 1, first: 1 });
    await close(1, { kind: 'other', text: 'A cracked cusp' });
    expect(await readAgreement({ db })).toMatchObject({ cases: 1, first: 0, amongThree: 0 });
    await close(2, { kind: 'cannotSay' });
    expect(await readAgreement({ db })).toEqual({ cases: 0, first: 0, amongThree: 0, unsaid: 1 });
  });
});
