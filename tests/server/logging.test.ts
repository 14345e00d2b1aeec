import { describe, expect, it } from 'vitest';
import { describeError } from '../../server/lib/logging.ts';
import { post, stubEngine, testApp, testEnv } from '../kit/server.ts';

type Line = { readonly level: number; readonly msg: string; readonly statusCode?: number };

const VALIDATE = '/chat_bot/chat/validate';
const linesOf = (logs: readonly string[]): Line[] => logs.map((line) => JSON.parse(line) as Line);

describe('the line of a finished request', () => {
  it('is an error from status 500 on', async () => {
    const logs: string[] = [];
    const app = await testApp({
      logs,
      env: testEnv({ LOG_LEVEL: 'debug' }),
      engine: { ...stubEngine, readConcern: () => Promise.reject(new Error('broken')) },
    });
    expect((await post(app, VALIDATE, { message: 'tooth' })).statusCode).toBe(500);
    expect((await post(app, VALIDATE, {})).statusCode).toBe(400);
    await app.inject('/healthz');
    await app.close();
    const requests = linesOf(logs).filter(({ msg }) => msg.startsWith('request '));
    expect(requests.map(({ level, msg, statusCode }) => [level, msg, statusCode])).toEqual([
      [50, 'request failed', 500],
      [30, 'request completed', 400],
      [20, 'request completed', 200],
    ]);
  });
});

describe('what is kept of an error', () => {
  it('is its name and its places, and none of its words', () => {
    const own = new TypeError('my tooth hurts\n    at home since Monday');
    const { type, message, stack } = describeError(own);
    expect([type, message]).toEqual(['TypeError', '']);
    expect(stack).not.toMatch(/tooth|Monday/);
    const places = stack.split('\n');
    expect(places.length).toBeGreaterThan(1);
    expect(places.every((place) => /^\s+at .*:\d+:\d+\)?$/.test(place))).toBe(true);
  });

  it('names the code alone, whoever threw it', () => {
    const coded = (code: string, message: string): string =>
      describeError(Object.assign(new Error(message), { code })).message;
    expect(coded('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.7')).toBe('ECONNREFUSED');
    expect(coded('23505', 'Failed query: tooth')).toBe('23505');
    expect(coded('S3 PUT 403 AccessDenied', 'x')).toBe('S3 PUT 403 AccessDenied');
    expect(coded('FST_ERR_REP_ALREADY_SENT', '"/api/reports/token" (GET)')).toBe(
      'FST_ERR_REP_ALREADY_SENT',
    );
    expect(coded('GET /api/reports/token', 'x')).toBe('');
  });

  it('is told of a value that is no error', () => {
    expect(describeError('my tooth hurts')).toMatchObject({ type: 'Error', message: '' });
  });
});

describe('a line that somebody else writes', () => {
  it('keeps no address, no header and no words of an error', async () => {
    const logs: string[] = [];
    const app = await testApp({ logs, env: testEnv({ LOG_LEVEL: 'trace' }) });
    const error = Object.assign(new Error('no /api/reports/token'), { code: 'EIO' });
    logs.length = 0;
    app.log.warn({ err: error });
    app.log.warn(error);
    app.log.warn(error, error.message);
    app.log.trace({ busboyOptions: { headers: { authorization: 'Bearer token' } } }, 'options');
    app.log.warn('Reply was already sent in the "/api/reports/token" (GET) route?');
    app.log.info('Route GET:/chat?query=token not found');
    await app.close();
    const lines = logs.map((line) => JSON.parse(line) as { msg: string; err?: object });
    expect(logs.join()).not.toContain('token');
    expect(lines.map(({ msg }) => msg)).toEqual([
      '',
      '',
      '',
      'options',
      'Reply was already sent in the … (GET) route?',
      'Route … not found',
    ]);
    const told = { type: 'Error', message: 'EIO' };
    expect(lines.slice(0, 3)).toEqual(
      Array(3).fill(expect.objectContaining({ err: expect.objectContaining(told) })),
    );
  });
});
