import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { picturesInTurn } from '../../../server/services/xrays/pictures.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { deferred } from '../../kit/server.ts';
import { dial, listen } from '../../kit/sockets.ts';
import { decodingHere } from '../../kit/xrays.ts';
import { ask, jpeg, upload, xraysApp } from './xrays.kit.ts';

/** What is loaded of a picture at once, in bytes. */
const PART = 131_072;

describe('pictures that many look at', () => {
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof xraysApp>>;
  let url: string;
  let loaded: number;

  beforeEach(async () => {
    const database = await freshDatabase();
    made = await xraysApp(database.db);
    ({ app } = made);
    const { body } = await upload(app, made.asha, await jpeg());
    const read = await ask(app, made.asha.token, `/api/account/xrays/${body.fileId}`);
    ({ url } = read.body.xray.picture);
    loaded = 0;
  });

  /** Has the store hold a picture of thirty megabytes, and counts what is loaded of it. */
  const large = (): void => {
    const content = Buffer.alloc(30_000_000, 1);
    made.files.part = async (_name, from, bytes) => {
      const part = content.subarray(from, from + bytes);
      loaded += part.length;
      return part;
    };
  };

  it('hold nothing that others need, however many take them however slowly', async () => {
    large();
    const port = await listen(app);
    const words = `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`;
    const lines = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const line = await dial(port);
        line.socket.pause();
        line.socket.write(words);
        return line;
      }),
    );
    await vi.waitFor(() => expect(loaded).toBeGreaterThan(60 * PART), 10_000);
    // What the machine itself keeps of a connection is some megabytes, and none of it is ours.
    await vi.waitFor(async () => {
      const before = loaded;
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(loaded).toBe(before);
    }, 20_000);
    expect(loaded).toBeLessThan(60 * 15_000_000);
    const next = await app.inject({ url });
    expect([next.statusCode, next.rawPayload.length]).toEqual([200, 30_000_000]);
    for (const { socket } of lines) socket.destroy();
  });

  it('are sent to their last byte, also where they end with a part', async () => {
    const name = [...made.files.kept.keys()].find((each) => !each.includes('preview'));
    for (const length of [1, PART - 1, PART, PART + 1, 3 * PART]) {
      const content = Buffer.alloc(length, length);
      made.files.kept.set(name ?? '', content);
      const { rawPayload } = await app.inject({ url });
      expect(rawPayload.equals(content), String(length)).toBe(true);
    }
  });

  it('that go while they are sent are cut off, and are not taken for whole', async () => {
    made.files.part = async (_name, from) => (from === 0 ? Buffer.alloc(PART) : null);
    const port = await listen(app);
    const cut = fetch(`http://127.0.0.1:${port}${url}`).then((reply) => reply.arrayBuffer());
    await expect(cut).rejects.toThrow('terminated');
  });
});

describe('a picture for paper', () => {
  it('is loaded when it is its turn, four at once, and not at all for who has gone', async () => {
    const of = (ownerId: string) => ({ ownerId, signal: new AbortController().signal });
    const pictures = picturesInTurn(decodingHere);
    const store = deferred<Buffer | null>();
    let loads = 0;
    const load = () => {
      loads += 1;
      return store.promise;
    };
    const leaving = new AbortController();
    const staying = Array.from({ length: 6 }, (_, at) =>
      pictures.forPaper(load, of(`account ${at}`)),
    );
    const left = pictures.forPaper(load, { ownerId: 'another', signal: leaving.signal });
    await vi.waitFor(() => expect(loads).toBe(4));
    leaving.abort();
    expect(await left).toBeNull();
    store.resolve(await jpeg());
    const printed = await Promise.all(staying);
    expect(new Set(printed.map((each) => each?.width))).toEqual(new Set([400]));
    expect(loads).toBe(6);
    expect(await pictures.forPaper(async () => null, of('account 1'))).toBeNull();
  });
});
