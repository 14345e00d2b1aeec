import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PRICES } from '../../contracts/payments/products.ts';
import { RATING_PLACE, startPage } from '../../server/routes/start-page.ts';
import type { Rating } from '../../server/services/feedback.ts';
import { UNSAID } from '../kit/operator.ts';

const PLACE = `<p class="rating" ${RATING_PLACE}`;
const rated = (count: number): Rating => ({ average: 4.25, count, newest: '2026-11-20' });

describe('the rating on the start page', () => {
  let folder: string;
  let app: FastifyInstance;
  let rating = vi.fn<() => Promise<Rating>>();
  const warn = vi.fn<(line: object, text: string) => void>();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toothwise-test-'));
    const file = join(folder, 'landing.html');
    writeFileSync(file, `<!doctype html>${PLACE}`);
    rating = vi.fn<() => Promise<Rating>>(async () => rated(0));
    warn.mockClear();
    app = fastify();
    const facts = { publicOrigin: null, operator: UNSAID, prices: DEFAULT_PRICES };
    const deps = { rating: () => rating(), log: { warn }, ...facts };
    app.get('/', startPage(file, deps));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
  });

  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
  /** What is said once the rating was learned, which no visitor waits for. */
  const saidThen = async (): Promise<string> => {
    await ask();
    return /<p[^<>]*>(.*)<\/p>/.exec((await ask()).body)?.[1] ?? '';
  };

  it('[LAND-29] is not there at all until twenty have rated', async () => {
    rating.mockResolvedValue(rated(19));
    expect(await saidThen()).toBe('');
    expect((await ask()).body).toBe(`<!doctype html>${PLACE}`);
  });

  it('[LAND-29] is the real mean from then on, with how many there are and the day of the newest', async () => {
    rating.mockResolvedValue(rated(20));
    expect(await saidThen()).toBe(
      '<strong>4.3/5</strong> from 20 ratings, the newest on 20 November 2026',
    );
    rating.mockResolvedValue({ average: 4, count: 123_456, newest: '2026-11-21' });
    expect(await saidThen()).toBe(
      '<strong>4.0/5</strong> from 1,23,456 ratings, the newest on 21 November 2026',
    );
  });

  it('keeps nobody waiting for the database, and stays what it was while that fails', async () => {
    rating.mockReturnValue(new Promise(() => undefined));
    expect((await ask()).statusCode).toBe(200);
    rating.mockResolvedValue(rated(20));
    const known = await saidThen();
    rating.mockRejectedValue(new Error('The database is gone'));
    expect(await saidThen()).toBe(known);
    expect(warn).toHaveBeenCalledWith(
      { err: new Error('The database is gone') },
      'the rating could not be read for its page',
    );
  });

  it('is sent once while it is the same', async () => {
    const { headers } = await ask();
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await ask(known)).statusCode).toBe(304);
    rating.mockResolvedValue(rated(20));
    await ask();
    expect((await ask(known)).statusCode).toBe(200);
  });

  it('is read anew after the file could not be read', async () => {
    rmSync(join(folder, 'landing.html'));
    expect((await ask()).statusCode).toBe(500);
    writeFileSync(join(folder, 'landing.html'), PLACE);
    expect((await ask()).body).toBe(PLACE);
  });
});
