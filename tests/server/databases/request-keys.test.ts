import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { claimRequest } from '../../../server/services/request-keys.ts';
import { addOwner } from '../../kit/account-rows.ts';
import { DATABASES } from '../../kit/databases.ts';
import { stepClock } from '../../kit/server.ts';

describe.each(DATABASES)('a key of a request on $database', ({ fresh }) => {
  let db: Database;
  let peer: Database;
  let ownerId: string;
  const clock = stepClock();

  const claim = (where: Database, body: unknown, owner = ownerId, requestKey = 'key-of-one') => {
    const subject = randomIds.row();
    return where
      .transaction((sql) => claimRequest(sql, clock, { ownerId: owner, requestKey, body, subject }))
      .then((claimed) => ({ claimed, subject }));
  };

  beforeEach(async () => {
    ({ db, peer } = await fresh());
    ownerId = await addOwner(db);
  });

  it('lets one of many requests at once create something, in any process, and tells the others what', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, index) => claim(index % 2 === 0 ? db : peer, { a: 1 })),
    );
    const first = all.filter(({ claimed }) => claimed.kind === 'first');
    expect(first).toHaveLength(1);
    const others = all.filter(({ claimed }) => claimed.kind !== 'first');
    for (const { claimed } of others) {
      expect(claimed).toEqual({ kind: 'repeated', subject: first[0]?.subject });
    }
  });

  it('notices that it was used for something else', async () => {
    await claim(db, { a: 1 });
    expect((await claim(db, { a: 2 })).claimed).toEqual({ kind: 'different' });
  });

  it('belongs to one account, and is given back with what was rolled back', async () => {
    await claim(db, { a: 1 });
    expect((await claim(db, { a: 1 }, await addOwner(db))).claimed.kind).toBe('first');
    const failing = db.transaction(async (sql) => {
      const subject = randomIds.row();
      await claimRequest(sql, clock, { ownerId, requestKey: 'key-of-two', body: 1, subject });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await claim(db, 1, ownerId, 'key-of-two')).claimed.kind).toBe('first');
  });
});
