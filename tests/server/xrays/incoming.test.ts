import { mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { XRAY_BYTES_MAX } from '../../../contracts/xray/xray-files.ts';
import { clearSpool, spool } from '../../../server/lib/spool.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { tempFolder } from '../../kit/data-dir.ts';
import { deferred } from '../../kit/server.ts';
import { dial, listen } from '../../kit/sockets.ts';
import type { Line } from '../../kit/sockets.ts';
import { signUpAs } from '../accounts/accounts.kit.ts';
import { FORM_TYPE, RAVI, formOf, jpeg, xraysApp } from './xrays.kit.ts';

describe('a file on its way in', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = tempFolder();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const source = async function* (...chunks: Buffer[]) {
    yield* chunks;
  };

  it('has no name, is read whole, and is told by its content', async () => {
    const chunks = [Buffer.from('one'), Buffer.from('two')];
    const taken = await spool(dataDir, source(...chunks), 100);
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
    expect(String(await taken.file.read())).toBe('onetwo');
    expect(String(await taken.file.read())).toBe('onetwo');
    const other = await spool(dataDir, source(Buffer.from('onetwo')), 100);
    if (other.kind !== 'taken') throw new Error(other.kind);
    expect([other.file.bytes, other.file.sha256]).toEqual([6, taken.file.sha256]);
    await Promise.all([taken.drop(), other.drop()]);
  });

  it('is let go where it is too large, or breaks off, and a folder in which somebody tidies up takes it as well', async () => {
    let read = 0;
    const endless = async function* () {
      for (;;) {
        read += 10;
        yield Buffer.alloc(10);
      }
    };
    expect(await spool(dataDir, endless(), 95)).toEqual({ kind: 'tooLarge' });
    expect(read).toBe(100);
    const broken = async function* () {
      yield Buffer.from('x');
      throw new Error('gone');
    };
    await expect(spool(dataDir, broken(), 95)).rejects.toThrow('gone');
    expect(openIn(dataDir)).toEqual([]);
    const tidying = Promise.all(Array.from({ length: 50 }, () => clearSpool(dataDir)));
    const many = Array.from({ length: 50 }, () => spool(dataDir, source(Buffer.from('x')), 9));
    const taken = await Promise.all(many);
    await tidying;
    expect(new Set(taken.map(({ kind }) => kind))).toEqual(new Set(['taken']));
    for (const each of taken) if (each.kind === 'taken') await each.drop();
  });
});

/** Files in a folder that this process holds open, whether or not they still have a name. */
const openIn = (folder: string): string[] => {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      return [];
    }
  });
};

describe('an upload over the network', () => {
  let app: FastifyInstance;
  let asha: { id: string; token: string };
  let dataDir: string;
  let files: Awaited<ReturnType<typeof xraysApp>>['files'];
  let port: number;

  beforeEach(async () => {
    const database = await freshDatabase();
    ({ app, asha, dataDir, files } = await xraysApp(database.db));
    port = await listen(app);
  });
  afterEach(async () => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  const headOf = (token: string, length: number | null, ...more: string[]): string =>
    [
      'POST /xrays/upload-xray HTTP/1.1',
      'host: x',
      `authorization: Bearer ${token}`,
      `content-type: ${FORM_TYPE}`,
      length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`,
      ...more,
      '',
      '',
    ].join('\r\n');
  const formWith = (file: Buffer, { id } = asha): Buffer =>
    formOf([
      { name: 'llm_user_id', value: id },
      { name: 'xray', value: file, filename: 'x.jpg' },
    ]);

  it('[XRAY-08] [CONST-38] that says that it is too large is refused before any of it is read', async () => {
    const line = await dial(port, headOf(asha.token, 2 * XRAY_BYTES_MAX));
    expect(await line.over).toMatch(/^HTTP\/1\.1 413 .*File size must be less than 10MB\./s);
    expect(() => readdirSync(join(dataDir, 'incoming'))).toThrow('ENOENT');
  });

  it('under a name that is none is refused before any of it is read, and leaves no file open', async () => {
    const whole = formWith(await jpeg());
    const line = await dial(port, headOf(asha.token, whole.length, 'idempotency-key: short'));
    line.socket.write(whole.subarray(0, 500));
    expect(await line.over).toMatch(/^HTTP\/1\.1 400 .*The Idempotency-Key must be/s);
    const other = await dial(port, headOf(asha.token, whole.length, 'idempotency-key: short'));
    other.socket.write(whole);
    expect(await other.over).toMatch(/^HTTP\/1\.1 400 /);
    expect(openIn(dataDir)).toEqual([]);
  });

  it.each([
    ['without a token', 401, 'authorization', ''],
    ['with a token of nobody', 401, 'authorization', 'Bearer nobody'],
    ['from a page of another site', 403, 'sec-fetch-site', 'cross-site'],
    ['that is no form', 415, 'content-type', 'text/plain'],
  ])('%s is refused, and nothing more of it is waited for', async (_, status, name, value) => {
    for (const length of [2_000_000, 2000, null]) {
      const [first, ...lines] = headOf(asha.token, length).trimEnd().split('\r\n');
      const others = lines.filter((line) => !line.startsWith(`${name}:`));
      const head = [first, ...others, ...(value === '' ? [] : [`${name}: ${value}`])];
      const { over } = await dial(port, `${head.join('\r\n')}\r\n\r\n1\r\nx\r\n`);
      const heard = await over;
      expect(heard).toContain(`HTTP/1.1 ${status} `);
      expect(heard.toLowerCase()).toContain('connection: close');
    }
    expect(openIn(dataDir)).toEqual([]);
  });

  /** Sends the beginning of a form and then a megabyte after the other, until it is cut off. */
  const sendEndlessly = async (beginning: Buffer): Promise<{ heard: string; sent: number }> => {
    const line = await dial(port, headOf(asha.token, null));
    const chunk = (bytes: Buffer): Buffer =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    line.socket.write(chunk(beginning));
    const megabyte = chunk(Buffer.alloc(1024 * 1024));
    let sent = 0;
    while (!line.socket.destroyed && sent < 60) {
      sent += 1;
      const written = new Promise((resolve) => line.socket.write(megabyte, resolve));
      await Promise.race([written, line.over]);
    }
    if (sent === 60) line.socket.destroy();
    return { heard: await line.over, sent };
  };

  it('[XRAY-08] [CONST-38] that is too large and does not say so is cut off soon after the limit', async () => {
    const whole = formWith(Buffer.from('THE FILE'));
    const { heard, sent } = await sendEndlessly(whole.subarray(0, whole.indexOf('THE FILE')));
    // Who goes on sending may not hear why.
    expect(heard === '' || heard.startsWith('HTTP/1.1 413 ')).toBe(true);
    expect(sent).toBeLessThan(30);
    await vi.waitFor(() => expect(openIn(dataDir)).toEqual([]));
  });

  it.each(['the head of a part', 'what stands before the parts'])(
    'that never ends in %s is cut off without a word',
    async (where) => {
      const whole = formWith(Buffer.from('THE FILE'));
      const beginning =
        where === 'the head of a part'
          ? whole.subarray(0, whole.indexOf('filename='))
          : Buffer.from('nothing\r\n');
      const { sent } = await sendEndlessly(beginning);
      expect(sent).toBeLessThan(30);
      await vi.waitFor(() => expect(openIn(dataDir)).toEqual([]));
    },
  );

  it('that breaks off leaves nothing open, and the server goes on', async () => {
    const whole = formWith(await jpeg());
    const line = await dial(port, headOf(asha.token, whole.length));
    line.socket.write(whole.subarray(0, 500));
    await vi.waitFor(() => expect(openIn(dataDir)).toHaveLength(1));
    line.socket.destroy();
    await vi.waitFor(() => expect(openIn(dataDir)).toEqual([]));
    const next = await dial(port, headOf(asha.token, whole.length));
    next.socket.write(whole);
    await vi.waitFor(() => expect(next.heard()).toMatch(/^HTTP\/1\.1 200 .*fileId/s));
    next.socket.destroy();
  });

  it('is one of four at once for an account; others have room', async () => {
    const whole = formWith(await jpeg());
    const lines: Line[] = [];
    for (let count = 0; count < 4; count += 1) {
      const line = await dial(port, headOf(asha.token, whole.length));
      line.socket.write(whole.subarray(0, 500));
      lines.push(line);
    }
    await vi.waitFor(() => expect(openIn(dataDir)).toHaveLength(4));
    const fifth = await dial(port, headOf(asha.token, whole.length));
    expect(await fifth.over).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5/is);
    const ravi = await signUpAs(app, RAVI);
    const others = formWith(await jpeg(), ravi);
    const other = await dial(port, headOf(ravi.token, others.length));
    other.socket.write(others);
    await vi.waitFor(() => expect(other.heard()).toMatch(/^HTTP\/1\.1 200/));
    lines[0]?.socket.destroy();
    await vi.waitFor(() => expect(openIn(dataDir)).toHaveLength(3));
    const next = await dial(port, headOf(asha.token, whole.length));
    next.socket.write(whole);
    await vi.waitFor(() => expect(next.heard()).toMatch(/^HTTP\/1\.1 200/));
    for (const { socket } of [...lines, other, next]) socket.destroy();
  });

  it('is one of four at once also when it is there and waits to be kept', async () => {
    const { put } = files;
    const store = deferred<void>();
    let waiting = 0;
    files.put = async (name, content) => {
      waiting += 1;
      await store.promise;
      await put(name, content);
    };
    const whole = formWith(await jpeg());
    const send = async (): Promise<Line> => {
      const line = await dial(port, headOf(asha.token, whole.length));
      line.socket.write(whole);
      return line;
    };
    const lines = [await send(), await send(), await send(), await send()];
    // One of an account's is read and kept at a time; the others are there and wait for it.
    await vi.waitFor(() => expect([waiting, openIn(dataDir).length]).toEqual([1, 4]), 10_000);
    const fifth = await send();
    expect(await fifth.over).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5/is);
    store.resolve();
    for (const line of lines) {
      await vi.waitFor(() => expect(line.heard()).toMatch(/^HTTP\/1\.1 200/), 10_000);
    }
    const next = await send();
    await vi.waitFor(() => expect(next.heard()).toMatch(/^HTTP\/1\.1 200/), 10_000);
    for (const { socket } of [...lines, next]) socket.destroy();
  });
});

describe('an upload that waits for its turn', () => {
  it('is answered, also when nothing has moved on its connection for longer than others may be still', async () => {
    const database = await freshDatabase();
    const patience = { headers: 60_000, body: 60_000, idle: 60_000, still: 300, look: 20 };
    const { app, asha, files, dataDir } = await xraysApp(database.db, { patience });
    const port = await listen(app);
    const { put } = files;
    files.put = async (name, content) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await put(name, content);
    };
    const form = new FormData();
    form.set('llm_user_id', asha.id);
    form.set('xray', new Blob([new Uint8Array(await jpeg())]), 'x.jpg');
    const headers = { authorization: `Bearer ${asha.token}` };
    const url = `http://127.0.0.1:${port}/xrays/upload-xray`;
    const reply = await fetch(url, { method: 'POST', headers, body: form });
    expect(await reply.json()).toMatchObject({ success: true });
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('a start', () => {
  it('removes what a killed process has left of files on their way in', async () => {
    const database = await freshDatabase();
    const dataDir = tempFolder();
    mkdirSync(join(dataDir, 'incoming'));
    writeFileSync(join(dataDir, 'incoming/left'), '');
    writeFileSync(join(dataDir, 'beside'), 'stays');
    const { testEnv } = await import('../../kit/server.ts');
    const { app } = await xraysApp(database.db, { env: testEnv({ DATA_DIR: dataDir }) });
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
    expect(readFileSync(join(dataDir, 'beside'), 'utf8')).toBe('stays');
    await app.close();
    rmSync(dataDir, { recursive: true });
  });
});
