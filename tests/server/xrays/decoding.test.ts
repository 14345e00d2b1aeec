import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../../server/lib/problems.ts';
import { decodingPool } from '../../../server/services/xrays/decoding-pool.ts';
import { decodeHere } from '../../../server/services/xrays/decoding.ts';
import type { Decoding, WorkName } from '../../../server/services/xrays/decoding.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { deferred, stepClock } from '../../kit/server.ts';
import { decodingHere } from '../../kit/xrays.ts';
import { signUpAs } from '../accounts/accounts.kit.ts';
import { RAVI, jpeg, picture, upload, xraysApp } from './xrays.kit.ts';

const HOSTILE = join(import.meta.dirname, '../fixtures/hostile-decoding.ts');

const open: Decoding[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const started = (file?: string) => {
  const clock = stepClock();
  const decoding = decodingPool({ clock, file });
  open.push(decoding);
  return { clock, decoding };
};

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'none',
    (error: unknown) => error,
  );
const NOT_NOW = expect.objectContaining({ statusCode: 503, retryAfter: 5 });

/** Long enough that something would have happened, if it did. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('a process that decodes', () => {
  it('comes to the same as where it is called, of every kind of work', async () => {
    const { decoding } = started();
    const file = await picture(900, 600).png().toBuffer();
    const decoded = await decoding.run('decodeXray', file);
    expect(decoded).toEqual(await decodeHere('decodeXray', file));
    if (decoded.kind !== 'decoded') throw new Error(decoded.kind);
    expect(await decoding.run('decodePhoto', file)).toEqual(decoded);
    for (const name of ['rasterOf', 'forPaper'] as const) {
      expect(await decoding.run(name, decoded.picture)).toEqual(
        await decodeHere(name, decoded.picture),
      );
    }
    expect(await decoding.run('decodeXray', Buffer.from('no picture'))).toEqual({
      kind: 'wrongType',
    });
    await expect(decoding.run('rasterOf', Buffer.from('no picture'))).rejects.toThrow(
      'A picture could not be decoded',
    );
  });

  it('cannot see the settings', async () => {
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret');
    const { decoding } = started(HOSTILE);
    expect(await decoding.run('decodeXray', Buffer.from('every setting'))).toEqual([]);
  });

  it('that is never done is killed after twenty seconds and not before, and others are decoded meanwhile', async () => {
    const { decoding, clock } = started(HOSTILE);
    const file = await jpeg();
    const ended: unknown[] = [];
    const endless = (async () => {
      ended.push(await refusal(decoding.run('decodeXray', Buffer.from('for ever'))));
    })();
    expect((await decoding.run('decodeXray', file)).kind).toBe('decoded');
    clock.advance(19_999);
    await aMoment();
    expect(ended).toEqual([]);
    clock.advance(1);
    await endless;
    expect(ended).toEqual([NOT_NOW]);
    expect(ended[0]).toBeInstanceOf(Problem);
    expect((await decoding.run('decodeXray', file)).kind).toBe('decoded');
  });

  it.each(['break', 'too much', 'holding on'])(
    'fails alone where a file makes it %s',
    async (words) => {
      const { decoding } = started(HOSTILE);
      const failed = refusal(decoding.run('decodeXray', Buffer.from(words)));
      const beside = decoding.run('decodeXray', await jpeg());
      expect((await beside).kind).toBe('decoded');
      expect(await failed).toEqual(NOT_NOW);
      expect((await decoding.run('decodeXray', await jpeg())).kind).toBe('decoded');
    },
  );

  it('ends when it had nothing to do for a minute, and the next one is started when it is needed', async () => {
    const { decoding, clock } = started();
    await decoding.run('decodeXray', await jpeg());
    expect(clock.waits()).toEqual([60_000]);
    clock.advance(60_000);
    expect(clock.armed()).toBe(0);
    expect((await decoding.run('decodeXray', await jpeg())).kind).toBe('decoded');
  });
});

describe('a server with a file that is never done', () => {
  it('ends it two seconds after requests had their time, with the upload refused', async () => {
    const { db } = await freshDatabase();
    const { decoding, clock } = started(HOSTILE);
    const file = Buffer.from('for ever');
    const asked = vi.spyOn(decoding, 'run');
    const { app, asha } = await xraysApp(db, { decoding, clock });
    const hanging = upload(app, asha, file);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 20_000);
    // So that no other timer is due at the same moments.
    clock.advance(3);
    expect(clock.waits()).toContain(19_997);
    const stopped = app.close();
    await vi.waitFor(() => expect(clock.waits()).toContain(2000), 20_000);
    clock.advance(2000);
    await stopped;
    expect((await hanging).status).toBe(503);
  });
});

describe('an account', () => {
  it('has one reading place: what it sends besides waits for it, and nobody else does', async () => {
    const { db } = await freshDatabase();
    const hold = deferred<void>();
    let held = 0;
    const decoding: Decoding = {
      ...decodingHere,
      run: async <Name extends WorkName>(name: Name, bytes: Buffer) => {
        if (bytes.includes('slow')) {
          held += 1;
          await hold.promise;
        }
        return decodeHere(name, bytes);
      },
    };
    const { app, asha } = await xraysApp(db, { decoding });
    const ravi = await signUpAs(app, RAVI);
    const slow = Buffer.concat([await jpeg(), Buffer.from('slow')]);
    const waiting = Array.from({ length: 4 }, () => upload(app, asha, slow));
    await vi.waitFor(() => expect(held).toBe(1), 10_000);
    for (let count = 0; count < 3; count += 1) {
      expect((await upload(app, ravi, await jpeg())).body.success).toBe(true);
    }
    expect(held).toBe(1);
    hold.resolve();
    const replies = await Promise.all(waiting);
    expect(replies.map(({ body }) => body.success)).toEqual([true, true, true, true]);
    expect(held).toBe(4);
  });
});
