import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appointmentOf, messages } from '../../../server/db/schema.ts';
import { DATABASES } from '../../kit/databases.ts';

const ID = '00000000-0000-4000-8000-0000000000a1';

describe.each(DATABASES)('what was sent, on $database', ({ fresh }) => {
  it.each<readonly [string, SQL, string]>([
    ['by whom it went to', inArray(messages.recipient, ['asha@example.com']), 'messages_recipient'],
    [
      'by the appointment that it is about',
      inArray(appointmentOf(messages.values), [ID]),
      'messages_appointment',
    ],
  ])('is found %s without a look at every message', async (_how, which, index) => {
    const { db } = await fresh();
    try {
      const plan = await db.transaction(async (own) => {
        // A small table is read whole, unless that is dear.
        await own.execute(sql`set local enable_seqscan = off`);
        const deletion = own.delete(messages).where(which);
        const { rows } = (await own.execute(sql`explain ${deletion.getSQL()}`)) as {
          rows: readonly Record<string, string>[];
        };
        return rows.map((each) => each['QUERY PLAN']).join('\n');
      });
      expect(plan).toContain(index);
    } finally {
    }
  });
});
