import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/lib/clock.ts';
import { bucketFiles } from '../../../server/providers/files/bucket.ts';
import { diskFiles } from '../../../server/providers/files/disk.ts';
import { filesFor } from '../../../server/providers/files/index.ts';
import type { FileStore } from '../../../server/providers/files/port.ts';
import { describeError } from '../../../server/lib/logging.ts';
import { tempFolder } from '../../kit/data-dir.ts';
import { s3Server } from '../../kit/s3-server.ts';
import { memoryFiles } from '../../kit/xrays.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const folder = (): string => {
  const made = tempFolder();
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
};
const bucket = async () => {
  const server = await s3Server();
  ends.push(server.close);
  return server;
};

const STORES: readonly { readonly store: string; readonly make: () => Promise<FileStore> }[] = [
  { store: 'the disk', make: () => filesFor(null, folder(), systemClock) },
  { store: 'a bucket', make: async () => filesFor((await bucket()).settings, '', systemClock) },
  {
    store: 'a bucket that says so of what is not there',
    make: async () => {
      const server = await bucket();
      server.behave('strict');
      return bucketFiles(server.settings, systemClock);
    },
  },
  { store: 'memory', make: async () => memoryFiles() },
];

const ONE = '00000000-0000-4000-8000-000000000001.jpg';
const TWO = '00000000-0000-4000-8000-000000000001-preview.jpg';

const namesIn = async (files: FileStore): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of files.list()) names.push(name);
  return names.toSorted();
};

/** What is said of them. */
const NOT_OURS = /name that is not ours/;

/** Names that would lead elsewhere, or that are not ours. */
const BAD_NAMES = [
  '../one.jpg',
  '..',
  '',
  '/etc/passwd',
  'a/b.jpg',
  'a\\b.jpg',
  'A.jpg',
  'a.jpg\n',
  'a.jpg?x=1',
  'a.png',
  `${'a'.repeat(81)}.jpg`,
  '../x.part',
];

describe.each(STORES)('a store of files: $store', ({ make }) => {
  it('gives back what it was given, to the byte, and the newest of a name', async () => {
    const files = await make();
    const content = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) & 255));
    await files.put(ONE, content);
    expect((await files.get(ONE))?.equals(content)).toBe(true);
    expect((await files.part(ONE, 60_000, 20_000))?.equals(content.subarray(60_000))).toBe(true);
    expect((await files.part(ONE, 1000, 7))?.equals(content.subarray(1000, 1007))).toBe(true);
    expect((await files.part(ONE, 70_000, 10))?.length).toBe(0);
    await files.put(ONE, Buffer.from('newer'));
    expect(String(await files.get(ONE))).toBe('newer');
  });

  it('has nothing of what it was not given, and removes it without harm', async () => {
    const files = await make();
    expect(await files.get(ONE)).toBeNull();
    expect(await files.part(ONE, 0, 10)).toBeNull();
    await files.remove(ONE);
    expect(await namesIn(files)).toEqual([]);
    await files.put(ONE, Buffer.from('x'));
    await files.remove(ONE);
    await files.remove(ONE);
    expect(await files.get(ONE)).toBeNull();
  });

  it('lists all of them', async () => {
    const files = await make();
    await files.put(ONE, Buffer.from('x'));
    await files.put(TWO, Buffer.from('y'));
    expect(await namesIn(files)).toEqual([TWO, ONE].toSorted());
  });

  it.each(BAD_NAMES)('takes no name that is not ours: %j', async (name) => {
    const files = await make();
    await expect(async () => files.put(name, Buffer.from('x'))).rejects.toThrow(NOT_OURS);
    await expect(async () => files.get(name)).rejects.toThrow(NOT_OURS);
    await expect(async () => files.part(name, 0, 1)).rejects.toThrow(NOT_OURS);
    if (!name.endsWith('.part'))
      await expect(async () => files.remove(name)).rejects.toThrow(NOT_OURS);
    expect(await namesIn(files)).toEqual([]);
  });
});

describe('the disk', () => {
  const PICTURES = 'pictures';

  it.skipIf(process.platform === 'win32')(
    'keeps them for nobody else’s eyes, and leaves nothing half written',
    async () => {
      const dataDir = folder();
      const files = diskFiles(dataDir);
      await files.put(ONE, Buffer.from('x'));
      const kept = join(dataDir, PICTURES);
      expect(statSync(kept).mode & 0o777).toBe(0o700);
      expect(statSync(join(kept, ONE)).mode & 0o777).toBe(0o600);
      expect(readdirSync(kept)).toEqual([ONE]);
      // A folder stands where the file should: the write fails, and takes its part with it.
      mkdirSync(join(kept, TWO));
      await expect(files.put(TWO, Buffer.from('y'))).rejects.toThrow(
        /^(EISDIR|ENOTEMPTY|EEXIST|EPERM)/,
      );
      expect(readdirSync(kept).toSorted()).toEqual([TWO, ONE].toSorted());
    },
  );

  it('shows what a killed process has left half written, so that it can be removed, and nothing else', async () => {
    const dataDir = folder();
    const files = diskFiles(dataDir);
    await files.put(ONE, Buffer.from('x'));
    const kept = join(dataDir, PICTURES);
    writeFileSync(join(kept, 'half.part'), 'half');
    writeFileSync(join(kept, 'notes.txt'), 'of somebody else');
    expect(await namesIn(files)).toEqual([ONE, 'half.part'].toSorted());
    await files.remove('half.part');
    writeFileSync(join(dataDir, 'outside.part'), 'outside');
    await files.remove('../outside.part');
    expect(readdirSync(dataDir)).toContain('outside.part');
    expect(await namesIn(files)).toEqual([ONE]);
  });

  it.skipIf(process.platform === 'win32')('follows no link out of its folder', async () => {
    const dataDir = folder();
    const files = diskFiles(dataDir);
    await files.put(TWO, Buffer.from('x'));
    const secret = join(dataDir, 'secret');
    writeFileSync(secret, 'not a picture');
    utimesSync(secret, 0, 0);
    symlinkSync(secret, join(dataDir, PICTURES, ONE));
    expect(await files.get(ONE)).toBeNull();
    // Writing takes the place of the link, and does not write through it.
    await files.put(ONE, Buffer.from('y'));
    expect(readFileSync(secret, 'utf8')).toBe('not a picture');
    expect(String(await files.get(ONE))).toBe('y');
  });
});

describe('a bucket', () => {
  it('is asked for under our own folder in it, and for pictures', async () => {
    const { settings, kept, calls } = await bucket();
    kept.set('others/x.jpg', { content: Buffer.from('x'), type: '', changedAt: new Date() });
    kept.set('pictures/deeper/x.jpg', {
      content: Buffer.from(''),
      type: '',
      changedAt: new Date(),
    });
    const files = bucketFiles({ ...settings, endpoint: `${settings.endpoint}/` }, systemClock);
    await files.put(ONE, Buffer.from('x'));
    expect(kept.get(`pictures/${ONE}`)).toMatchObject({ type: 'image/jpeg' });
    expect(calls).toEqual([`PUT /toothwise-pictures/pictures/${ONE}`]);
    expect(await namesIn(files)).toEqual([ONE]);
  });

  it('is read to its last page', async () => {
    const { settings, limitPages } = await bucket();
    limitPages(3);
    const files = bucketFiles(settings, systemClock);
    const names = Array.from({ length: 10 }, (_, at) => `file-${at}.jpg`);
    for (const name of names) await files.put(name, Buffer.from('x'));
    expect(await namesIn(files)).toEqual(names);
  });

  it.each([
    ['with another secret', { secretAccessKey: 'another' }, '403 SignatureDoesNotMatch'],
    ['with another key', { accessKeyId: 'AKIAOTHER' }, '403 InvalidAccessKeyId'],
    ['of another region', { region: 'eu-west-1' }, '403 SignatureDoesNotMatch'],
  ])('refuses who signs %s, and the log says why without a key', async (_how, wrong, why) => {
    const { settings, kept } = await bucket();
    const files = bucketFiles({ ...settings, ...wrong }, systemClock);
    const put = files.put(ONE, Buffer.from('x'));
    await expect(put).rejects.toThrow(`S3 PUT ${why}`);
    await expect(files.get(ONE)).rejects.toThrow(`S3 GET ${why}`);
    await expect(files.remove(ONE)).rejects.toThrow(`S3 DELETE ${why}`);
    await expect(namesIn(files)).rejects.toThrow(`S3 LIST ${why}`);
    expect(kept.size).toBe(0);
    const error: unknown = await put.catch((each: unknown) => each);
    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain(`S3 PUT ${why}`);
    expect(logged).not.toContain(settings.secretAccessKey);
    expect(logged).not.toContain('127.0.0.1');
  });

  it('that is not there, is away or is nowhere fails, and does not look like an empty one', async () => {
    const { settings, behave, close } = await bucket();
    const elsewhere = bucketFiles({ ...settings, bucket: 'another' }, systemClock);
    await expect(namesIn(elsewhere)).rejects.toThrow('S3 LIST 404 NoSuchBucket');
    await expect(elsewhere.put(ONE, Buffer.from('x'))).rejects.toThrow('S3 PUT 404 NoSuchBucket');
    const files = bucketFiles(settings, systemClock);
    behave('away');
    await expect(files.get(ONE)).rejects.toThrow('S3 GET 503 SlowDown');
    await close();
    await expect(files.get(ONE)).rejects.toThrow(
      /^S3 GET (ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)/,
    );
  });
});
