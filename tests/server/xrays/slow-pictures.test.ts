import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { picturesInTurn } from '../../../server/services/xrays/pictures.ts';
import { DATABASES } from '../../kit/databases.ts';
import { deferred } from '../../kit/server.ts';
import { dial, listen } from '../../kit/sockets.ts';
import { ask, jpeg, upload, xraysApp } from './xrays.kit.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(DATABASES)('pictures that many look at on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof xraysApp>>;
  let remove: () => Promise<void>;
  let url: string;
  let loads: number;

  beforeEach(async () => {
    const database = await fresh();
    remove = database.remove;
    made = await xraysApp(database.db);
    ({ app } = made);
    const { body } = await upload(app, made.asha, await jpeg());
    const read = await ask(app, made.asha.token, `/api/account/xrays/${body.fileId}`);
    ({ url } = read.body.xray.picture);
    loads = 0;
  });
  afterEach(async () => {
    await app.close();
    await remove();
  });

  /** Counts what is loaded, and lets it wait. */
  const holdStore = (until: Promise<void>, content?: Buffer): void => {
    const { get } = made.files;
    made.files.get = async (name) => {
      loads += 1;
      await until;
      return content ?? get(name);
    };
  };

  it('are loaded sixteen at once, 128 more wait, and whoever comes then is told to come again', async () => {
    const store = deferred<void>();
    holdStore(store.promise);
    const ended: (readonly [number, unknown])[] = [];
    const looking = Array.from({ length: 150 }, async () => {
      const { statusCode, headers } = await app.inject({ url });
      ended.push([statusCode, headers['retry-after']]);
      return statusCode;
    });
    await vi.waitFor(() => expect(ended).toHaveLength(6), 20_000);
    expect(ended).toEqual(Array.from({ length: 6 }, () => [503, '5']));
    expect(loads).toBe(16);
    store.resolve();
    const statuses = await Promise.all(looking);
    expect(statuses.filter((status) => status === 200)).toHaveLength(144);
    expect(loads).toBe(144);
    expect((await app.inject({ url })).statusCode).toBe(200);
  });

  it('count until they are taken; who goes makes room', async () => {
    const port = await listen(app);
    holdStore(Promise.resolve(), Buffer.alloc(30_000_000));
    const words = `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`;
    const lines = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const line = await dial(port);
        line.socket.pause();
        line.socket.write(words);
        return line;
      }),
    );
    await vi.waitFor(() => expect(loads).toBe(16), 10_000);
    const next = await dial(port, words);
    // It has had time to be answered, if it were.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect([loads, next.heard()]).toEqual([16, '']);
    lines[0]?.socket.destroy();
    await vi.waitFor(() => expect(next.heard()).toMatch(/^HTTP\/1\.1 200/), 10_000);
    for (const { socket } of [...lines, next]) socket.destroy();
  });
});

describe('a picture for paper', () => {
  it('is loaded when it is its turn, four at once, and not at all for who has gone', async () => {
    const pictures = picturesInTurn();
    const store = deferred<Buffer | null>();
    let loads = 0;
    const load = () => {
      loads += 1;
      return store.promise;
    };
    const leaving = new AbortController();
    const staying = Array.from({ length: 6 }, () =>
      pictures.forPaper(load, new AbortController().signal),
    );
    const left = pictures.forPaper(load, leaving.signal);
    await vi.waitFor(() => expect(loads).toBe(4));
    leaving.abort();
    expect(await left).toBeNull();
    store.resolve(await jpeg());
    const printed = await Promise.all(staying);
    expect(new Set(printed.map((each) => each?.width))).toEqual(new Set([400]));
    expect(loads).toBe(6);
    expect(await pictures.forPaper(async () => null, new AbortController().signal)).toBeNull();
  });
});
