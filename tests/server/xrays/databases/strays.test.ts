import { beforeEach, describe, expect, it } from 'vitest';
import { strayFiles } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { xraysIn } from '../../../../server/repositories/xrays.ts';
import { tidyUp } from '../../../../server/services/xrays/upkeep.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { stepClock } from '../../../kit/server.ts';
import { memoryFiles } from '../../../kit/xrays.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const OWNER = '00000000-0000-4000-8000-000000000001';
const ID = '00000000-0000-4000-8000-00000000abcd';
const NAMES = [`${ID}-preview.jpg`, `${ID}.jpg`];

describe.each(DATABASES)('files without a row on $database', ({ fresh }) => {
  let database: Awaited<ReturnType<typeof fresh>>;
  let clock: ReturnType<typeof stepClock>;
  let files: ReturnType<typeof memoryFiles>;

  beforeEach(async () => {
    database = await fresh();
    clock = stepClock();
    files = memoryFiles();
    for (const name of NAMES) put(name);
  });

  const put = (name: string) => files.kept.set(name, Buffer.from('x'));
  const kept = () => [...files.kept.keys()].toSorted();
  const round = () => tidyUp({ db: database.db, clock, ids: randomIds, files });
  /** The rounds of each day for so long, and says what went in each. */
  const days = async (count: number) => {
    const went: number[] = [];
    for (let day = 0; day < count; day += 1) {
      clock.advance(DAY_MS);
      went.push((await round()).files);
    }
    return went;
  };
  const seen = () => database.db.sql.select().from(strayFiles);

  /** The row as it is in the newest backup. */
  const putRowBack = async () => {
    const { sql } = database.db;
    await accountsIn(sql).add({
      id: OWNER,
      email: 'asha@example.com',
      phone: null,
      passwordHash: null,
      firstName: 'Asha',
      lastName: 'Rao',
      role: 'patient',
      createdAt: clock.now(),
      organizationId: null,
      onboardedAt: null,
      notifications: true,
      reminders: true,
      newsletter: false,
      language: null,
    });
    await xraysIn(sql).add({
      id: ID,
      ownerId: OWNER,
      state: 'stored',
      createdAt: clock.now(),
      width: 1,
      height: 1,
      bytes: 1,
      analyses: 0,
      reading: null,
      refusal: null,
      toldKind: null,
      savedAt: clock.now(),
      diagnosisId: null,
    });
  };

  it('go a week after the round that first found them', async () => {
    expect(await round()).toMatchObject({ files: 0 });
    expect(await days(6)).toEqual([0, 0, 0, 0, 0, 0]);
    clock.advance(DAY_MS - 1);
    put('not-an-id.jpg');
    expect(await round()).toMatchObject({ files: 0 });
    expect(kept()).toEqual([...NAMES, 'not-an-id.jpg']);
    clock.advance(1);
    expect(await round()).toMatchObject({ files: 2 });
    expect(kept()).toEqual(['not-an-id.jpg']);
    expect((await seen()).map(({ name }) => name)).toEqual(['not-an-id.jpg']);
  });

  it('go behind one that the store does not delete, which is tried again', async () => {
    const { remove } = files;
    files.remove = (name) => (name === NAMES[0] ? Promise.reject(new Error('away')) : remove(name));
    await round();
    await expect(days(7)).rejects.toThrow('away');
    expect(kept()).toEqual([NAMES[0]]);
    files.remove = remove;
    expect(await round()).toMatchObject({ files: 1 });
    expect([kept(), await seen()]).toEqual([[], []]);
  });

  it('stay when they have their row again, and have a whole week when they lose it again', async () => {
    await round();
    await putRowBack();
    expect(await days(1)).toEqual([0]);
    expect([kept(), await seen()]).toEqual([NAMES, []]);
    await xraysIn(database.db.sql).delete(ID);
    expect(await days(8)).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
  });

  it('go in time with a day that was missed', async () => {
    await round();
    clock.advance(DAY_MS);
    expect(await days(6)).toEqual([0, 0, 0, 0, 0, 2]);
  });

  it.each([3, 8, 15])(
    'have a whole week with a database that is set by mistake again, %d days later',
    async (later) => {
      await round();
      clock.advance((later - 1) * DAY_MS);
      expect(await days(8)).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
    },
  );
});
