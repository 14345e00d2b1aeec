import { beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { xrays } from '../../../server/db/schema.ts';
import { Problem } from '../../../server/lib/problems.ts';
import type { Decoding } from '../../../server/services/xrays/decoding.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { decodingHere } from '../../kit/xrays.ts';
import { analyze, jpeg, upload, xraysApp } from './xrays.kit.ts';

/** What the library says of the memory, and what is said of a process that took too long. */
const OUT_OF_MEMORY = new Error('out of memory --- size == 40MB');
const LATE = new Problem(503, 'The service is not available at the moment.', 5);

describe('a good picture', () => {
  let made: Awaited<ReturnType<typeof xraysApp>>;
  let isLate: boolean;
  let db: Awaited<ReturnType<typeof freshDatabase>>['db'];

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    isLate = false;
    const run: Decoding['run'] = (name, bytes) =>
      isLate ? Promise.reject(LATE) : decodingHere.run(name, bytes);
    made = await xraysApp(db, { decoding: { ...decodingHere, run } });
  });

  it.each(['time', 'memory'])(
    'for which the %s has run out is not called damaged, and can be sent again',
    async (what) => {
      const file = await jpeg();
      if (what === 'time') isLate = true;
      else vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(OUT_OF_MEMORY);
      const refused = await upload(made.app, made.asha, file, { key: 'the-same-key' });
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.body.verdict).toBeUndefined();
      expect(await db.sql.select().from(xrays)).toEqual([]);
      isLate = false;
      const again = await upload(made.app, made.asha, file, { key: 'the-same-key' });
      expect(again.body.success).toBe(true);
    },
  );

  it('[XRAY-12] that is not in the store any more is said to be gone, and nothing else', async () => {
    const { body } = await upload(made.app, made.asha, await jpeg());
    made.files.kept.clear();
    const { body: done } = await analyze(made.app, made.asha, body.fileId);
    expect([done.xray.state, done.xray.message]).toEqual([
      'failed',
      'The picture is not there any more. Please add it again.',
    ]);
  });
});
