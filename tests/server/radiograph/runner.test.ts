import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { radiographModelFor } from '../../../server/providers/radiograph/index.ts';
import type { Raster } from '../../../server/radiograph/raster.ts';
import {
  BOX,
  CARD,
  CYST,
  json,
  silence,
  stall,
  startRunner,
  status,
} from '../../kit/runner-server.ts';
import { stepClock } from '../../kit/server.ts';

const colour = { meanSaturation: 0, colouredShare: 0 };
/** As wide as a panoramic picture, from dark to bright. */
const raster: Raster = {
  width: 128,
  height: 64,
  gray: Uint8Array.from({ length: 128 * 64 }, (_, at) => (at % 128) * 2),
  colour,
};
const small: Raster = { width: 64, height: 64, gray: raster.gray.subarray(0, 64 * 64), colour };
const staying = () => new AbortController().signal;

/** A busy machine may take so long, in milliseconds. */
const SOON = { timeout: 10_000 };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Given = NonNullable<Parameters<typeof startRunner>[0]> & { readonly shown?: string | null };

const connected = async ({ shown = null, ...behaviour }: Given = {}) => {
  const runner = await startRunner(behaviour);
  closing.push(runner.close);
  const clock = stepClock();
  const settings = { kind: 'runner', url: runner.url, token: shown } as const;
  const connect = () =>
    radiographModelFor(settings, { clock, analyze: () => Promise.reject(new Error('not asked')) });
  return { runner, clock, connect };
};

const started = async (given?: Given) => {
  const { runner, clock, connect } = await connected();
  const model = await connect();
  Object.assign(runner.behaviour, given);
  runner.seen.length = 0;
  return { runner, clock, model };
};

describe('an outside engine', () => {
  it('[XRAY-14] finds places on the picture, which are kept with its card', async () => {
    const { runner, connect } = await connected({ token: 'secret', shown: 'secret' });
    runner.behaviour.read = json({
      findings: [{ label: 'restoration', confidence: 0.4, box: BOX, more: 1 }, CYST],
    });
    const { licence, intended, measured } = CARD;
    expect(await (await connect()).find(raster, staying())).toEqual({
      engine: {
        name: 'Pano reader',
        version: '2.1',
        isTrained: true,
        card: { licence, intended, measured },
      },
      findings: [
        {
          detection: 'Cyst',
          confidence: 90,
          box: BOX,
          place: { frame: 'mouth', side: 'left' },
        },
        expect.objectContaining({ detection: 'restoration', confidence: 40 }),
      ],
    });
  });

  it('gets the grey picture and the token, and nothing else', async () => {
    const { runner, model } = await started();
    await model.find(raster, staying());
    expect(runner.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /xrays/card',
      'POST /xrays/read',
    ]);
    const { headers, body } = runner.seen[1] ?? { headers: {}, body: Buffer.alloc(0) };
    const known = new Set([
      'host',
      'connection',
      'accept',
      'accept-language',
      'accept-encoding',
      'sec-fetch-mode',
      'user-agent',
      'content-type',
      'content-length',
      'authorization',
    ]);
    expect(Object.keys(headers).filter((name) => !known.has(name))).toEqual([]);
    expect(headers['content-type']).toBe('image/png');
    expect(headers.authorization).toBeUndefined();
    const { format, width, height, channels, exif, icc, comments } = await sharp(body).metadata();
    expect({ format, width, height, channels, exif, icc, comments }).toEqual({
      format: 'png',
      width: 128,
      height: 64,
      channels: 1,
    });
    expect((await sharp(body).extractChannel(0).raw().toBuffer()).equals(raster.gray)).toBe(true);
  });

  it('is told with the card that it has when it reads', async () => {
    const { runner, model } = await started();
    runner.behaviour.card = json({ ...CARD, version: '3.0', measured: null });
    const { engine } = await model.find(raster, staying());
    expect(engine).toMatchObject({ version: '3.0', card: { measured: null } });
  });

  it('is not sent a picture of a kind that it was not made for', async () => {
    const { runner, model } = await started({ card: json({ ...CARD, intended: ['panoramic'] }) });
    const { engine, findings } = await model.find(small, staying());
    expect([engine.name, findings]).toEqual(['Pano reader', []]);
    expect(runner.seen.map(({ url }) => url)).toEqual(['/xrays/card']);
    expect((await model.find(raster, staying())).findings).toHaveLength(1);
  });
});

describe('the start', () => {
  it.each([
    ['no JSON', json('{"name":'), /it is no JSON/],
    ['no name', json({ ...CARD, name: ' ' }), /: name: /],
    ['a name over two lines', json({ ...CARD, name: 'A\nB' }), /: name: /],
    ['no word on figures', json({ ...CARD, measured: undefined }), /: measured: /],
    [
      'shares in hundreds',
      json({
        ...CARD,
        measured: { ...CARD.measured, perLabel: { Cyst: { sensitivity: 81, precision: 74 } } },
      }),
      /: measured\.perLabel\.Cyst\.sensitivity: /,
    ],
    [
      'figures of another label',
      json({ ...CARD, labels: ['restoration'] }),
      /: measured\.perLabel: /,
    ],
    ['a kind of picture that is none', json({ ...CARD, intended: ['chest'] }), /: intended\.0: /],
    ['a card without an end', json(' '.repeat(65 * 1024)), /it is longer than 65536 bytes/],
    [
      'a page',
      (response) => void response.setHeader('content-type', 'text/html').end('{}'),
      /the content type is not application\/json/,
    ],
    ['a redirect', status(302, { location: 'http://127.0.0.1:1/card' }), /status 302/],
    ['a wrong token', status(401), /status 401/],
  ] as [string, NonNullable<Given['card']>, RegExp][])(
    'stops over %s, with a sentence',
    async (_what, card, words) => {
      const { runner, connect } = await connected({ card });
      const starting = connect();
      await expect(starting).rejects.toHaveProperty('name', 'StartError');
      await expect(starting).rejects.toThrow(words);
      await expect(starting).rejects.toThrow(
        `XRAY_RUNNER_URL is "${runner.url}", whose model card cannot be used`,
      );
    },
  );

  it.each([
    ['answers 503', status(503)],
    ['breaks off', (response) => void response.destroy()],
  ] as [string, NonNullable<Given['card']>][])(
    'goes on while the engine %s, and its card is read before the first picture',
    async (_what, card) => {
      const { runner, connect } = await connected({ card });
      const model = await connect();
      await expect(model.find(raster, staying())).rejects.toHaveProperty('name', 'RunnerFailure');
      runner.behaviour.card = json(CARD);
      expect((await model.find(raster, staying())).engine.name).toBe('Pano reader');
    },
  );

  it('waits five seconds for an engine that is silent', async () => {
    const { runner, clock, connect } = await connected({ card: silence });
    const starting = connect();
    await vi.waitFor(() => expect(runner.seen).toHaveLength(1), SOON);
    clock.advance(5000);
    await (await starting).close();
  });
});

describe('an engine that fails', () => {
  it.each([
    ['answers 500', status(500), 'XRAY_RUNNER unavailable 500'],
    ['declines the picture', status(422), 'XRAY_RUNNER refused 422'],
    ['leads on', status(307, { location: 'http://127.0.0.1:1/read' }), 'XRAY_RUNNER refused 307'],
    ['breaks off', (response) => void response.destroy(), 'XRAY_RUNNER unavailable'],
    [
      'says that it is a page',
      (response) => void response.setHeader('content-type', 'text/html').end('{"findings":[]}'),
      'XRAY_RUNNER wrong',
    ],
    ['answers no JSON', json('found nothing'), 'XRAY_RUNNER wrong'],
    ['answers without end', json(`{"findings":[${' '.repeat(257 * 1024)}]}`), 'XRAY_RUNNER wrong'],
    [
      'answers 201 places',
      json({ findings: Array.from({ length: 201 }, () => CYST) }),
      'XRAY_RUNNER wrong',
    ],
    [
      'marks beside the picture',
      json({ findings: [CYST, { ...CYST, box: { ...BOX, x: 0.95 } }] }),
      'XRAY_RUNNER wrong',
    ],
    [
      'marks in pixels',
      json({ findings: [{ ...CYST, box: { x: 96, y: 38, width: 12, height: 12 } }] }),
      'XRAY_RUNNER wrong',
    ],
    [
      'marks nothing',
      json({ findings: [{ ...CYST, box: { ...BOX, width: 0 } }] }),
      'XRAY_RUNNER wrong',
    ],
    ['is surer than sure', json({ findings: [{ ...CYST, confidence: 90 }] }), 'XRAY_RUNNER wrong'],
    [
      'finds what its card does not name',
      json({ findings: [{ ...CYST, label: 'Fracture' }] }),
      'XRAY_RUNNER wrong',
    ],
  ] as [string, NonNullable<Given['read']>, string][])(
    'as it %s is no reading',
    async (_what, read, code) => {
      const { runner, model } = await started({ read });
      await expect(model.find(raster, staying())).rejects.toMatchObject({ code });
      expect(runner.seen.map(({ url }) => url)).toEqual(['/xrays/card', '/xrays/read']);
    },
  );

  it.each([
    ['never answers', silence],
    ['stops in the middle', stall],
  ])('as it %s is given up after 20 seconds', async (_what, read) => {
    const { runner, clock, model } = await started({ read });
    const failed = model.find(raster, staying()).catch((error: unknown) => error);
    await vi.waitFor(() => expect(runner.seen).toHaveLength(2), SOON);
    clock.advance(19_999);
    const aMoment = new Promise((resolve) => setTimeout(resolve, 20, 'waits'));
    expect(await Promise.race([failed, aMoment])).toBe('waits');
    clock.advance(1);
    expect(await failed).toMatchObject({ code: 'XRAY_RUNNER late' });
  });

  it('five times in a row is left alone for half a minute, and then tried again', async () => {
    const { runner, clock, model } = await started({ read: status(500) });
    const codeOf = () =>
      model.find(raster, staying()).then(
        () => 'read',
        (error: { code: string }) => error.code,
      );
    for (let times = 0; times < 5; times += 1) {
      expect(await codeOf()).toBe('XRAY_RUNNER unavailable 500');
    }
    runner.seen.length = 0;
    runner.behaviour.read = json({ findings: [] });
    expect(await codeOf()).toBe('XRAY_RUNNER breakerOpen');
    clock.advance(29_999);
    expect(await codeOf()).toBe('XRAY_RUNNER breakerOpen');
    expect(runner.seen).toEqual([]);
    clock.advance(1);
    expect([await codeOf(), await codeOf()]).toEqual(['read', 'read']);
  });

  it('by declining one picture after another is asked on', async () => {
    const { runner, model } = await started({ read: status(422) });
    for (let times = 0; times < 6; times += 1) {
      await expect(model.find(raster, staying())).rejects.toThrow('status 422');
    }
    expect(runner.seen).toHaveLength(12);
  });
});
