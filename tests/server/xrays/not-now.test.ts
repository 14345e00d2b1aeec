import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { xrays } from '../../../server/db/schema.ts';
import { DATABASES } from '../../kit/databases.ts';
import { analyze, jpeg, picture, upload, xraysApp } from './xrays.kit.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(DATABASES)('a good picture on $database', ({ fresh }) => {
  let made: Awaited<ReturnType<typeof xraysApp>>;
  let db: Awaited<ReturnType<typeof fresh>>['db'];
  let remove: () => Promise<void>;

  beforeEach(async () => {
    ({ db, remove } = await fresh());
    made = await xraysApp(db);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await made.app.close();
    await remove();
  });

  /** What the library itself says of a picture that takes longer than it may. */
  const timedOut = async (): Promise<Error> => {
    const slow = picture(3000, 3000).blur(300).timeout({ seconds: 1 });
    return slow.toBuffer().then(
      () => new Error('It was quick'),
      (error: Error) => error,
    );
  };

  it.each(['time', 'memory'])(
    'for which the %s has run out is not called damaged, and can be sent again',
    async (what) => {
      const file = await jpeg();
      const error =
        what === 'time' ? await timedOut() : new Error('out of memory --- size == 40MB');
      vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(error);
      const refused = await upload(made.app, made.asha, file, { key: 'the-same-key' });
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.body.verdict).toBeUndefined();
      expect(await db.sql.select().from(xrays)).toEqual([]);
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
