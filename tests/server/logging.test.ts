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
  it('is its name and its places, and its words when they are the system’s', () => {
    const own = new TypeError('my tooth hurts\n    at home since Monday');
    const { type, message, stack } = describeError(own);
    expect([type, message]).toEqual(['TypeError', '']);
    expect(stack).not.toMatch(/tooth|Monday/);
    const places = stack.split('\n');
    expect(places.length).toBeGreaterThan(1);
    expect(places.every((place) => /^\s+at .*:\d+:\d+\)?$/.test(place))).toBe(true);
  });

  it('names the code, and of the system’s own errors the message', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(describeError(refused).message).toBe('ECONNREFUSED: connect ECONNREFUSED');
    const broken = Object.assign(new Error('Failed query: tooth'), { code: '23505' });
    expect(describeError(broken).message).toBe('23505');
  });
});
