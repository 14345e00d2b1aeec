import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/connect.ts';
import { DATABASES } from '../kit/databases.ts';
import { testApp } from '../kit/server.ts';

describe.each(DATABASES)('health on $database', ({ fresh }) => {
  let db: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ db, remove } = await fresh());
  });
  afterAll(() => remove());

  it('/healthz answers as long as the process lives, /readyz as long as the database answers too', async () => {
    const well = await testApp({ db });
    const unwell = await testApp();
    const statuses = async (url: string) => [
      (await well.inject({ url })).statusCode,
      (await unwell.inject({ url })).statusCode,
    ];
    expect(await statuses('/healthz')).toEqual([200, 200]);
    expect(await statuses('/readyz')).toEqual([200, 503]);
    const refused = await unwell.inject({ url: '/readyz' });
    expect(refused.json().message).toBe('The database does not answer.');
    await well.close();
    await unwell.close();
  });
});
