import { describe, expect, it } from 'vitest';
import { knownDevices } from '../../../server/db/schema.ts';
import { knownDevicesIn } from '../../../server/repositories/known-devices.ts';
import { addOwner } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';

const OLD = new Date('2026-01-01T00:00:00Z');
const MOMENT = new Date('2026-06-01T00:00:00Z');
const FRESH = new Date('2026-07-01T00:00:00Z');

describe('a browser that has signed in before', () => {
  it('is forgotten for the account it has not come back to, and known to the other', async () => {
    const { db } = await freshDatabase();
    try {
      const devices = knownDevicesIn(db.sql);
      const [left, visited] = [await addOwner(db), await addOwner(db)];
      await devices.remember({ accountId: left, device: 'a browser', seenAt: OLD });
      await devices.remember({ accountId: visited, device: 'a browser', seenAt: FRESH });
      expect(await devices.deleteSeenBefore(MOMENT)).toBe(1);
      const rows = await db.sql.select().from(knownDevices);
      expect(rows.map(({ accountId }) => accountId)).toEqual([visited]);
    } finally {
    }
  });
});
