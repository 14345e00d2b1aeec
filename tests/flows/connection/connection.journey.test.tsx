// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { healthz } from '../../../contracts/endpoints/health.ts';
import { call } from '../../../src/actors/calls/call.ts';
import { HEALTH_ADDRESS } from '../../../src/actors/page/connection.ts';
import { Connection } from '../../../src/flows/connection/Connection.tsx';
import { SteppingClock } from '../../model/stepping-clock.ts';
import { renderView } from '../../kit/views.tsx';
import { answerWith } from '../../kit/wire.ts';

const OFFLINE = /^You are offline\. What you write stays here\./;
const UNANSWERED = /^No answer from us\. What you write stays here\./;
const WELL = Response.json.bind(null, { status: 'ok' });

/** How often the server was asked for its health. */
const asked = vi.fn<() => void>();
let clock = new SteppingClock();

/** What the server says of its health. */
const serve = (reply: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/healthz');
    asked();
    return reply();
  });
const serveNothing = () => serve(() => Promise.reject(new TypeError('Failed to fetch')));

const onLine = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const tell = (type: 'offline' | 'online') => act(async () => window.dispatchEvent(new Event(type)));
const look = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

const lose = async () => {
  onLine(false);
  serveNothing();
  await tell('offline');
};
const find = async () => {
  onLine(true);
  serve(WELL);
  await tell('online');
};

const open = () => act(async () => renderView(<Connection clock={clock} />));
const pass = (milliseconds: number) => act(async () => clock.advance(milliseconds));
const said = () => screen.getByRole('status').textContent;

/** One call of the app, as the network or the server ends it. */
const endCall = async (how: Error | number) => {
  answerWith((config) =>
    how instanceof Error
      ? Promise.reject(how)
      : Promise.resolve({
          data: { status: 'ok' },
          status: how,
          statusText: '',
          headers: {},
          config,
        }).then((response) =>
          how < 400 ? response : Promise.reject(Object.assign(new Error('No'), { response })),
        ),
  );
  await act(async () => {
    await call(healthz, { signal: new AbortController().signal }).catch(() => undefined);
  });
};
const broken = () => endCall(new Error('Network Error'));

beforeEach(() => {
  clock = new SteppingClock();
  asked.mockClear();
  onLine(true);
  serve(WELL);
});

describe('the banner', () => {
  it('asks at the address of the endpoint', () => {
    expect(HEALTH_ADDRESS).toBe(healthz.path);
  });

  it('says a second after the network has gone what is the case, what is kept and what has to wait', async () => {
    await open();
    expect(said()).toBe('');
    await lose();
    await pass(999);
    expect(said()).toBe('');
    await pass(1);
    expect(said()).toBe(
      'You are offline. What you write stays here. Bookings and new results have to wait.',
    );
  });

  it('says so also when the page was opened without a network', async () => {
    onLine(false);
    serveNothing();
    await open();
    await pass(1000);
    expect(said()).toMatch(OFFLINE);
  });

  it('asks nobody while there is no network, and says for four seconds that it is back', async () => {
    await open();
    await lose();
    await pass(1000);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(600_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await find();
    expect(said()).toMatch(OFFLINE);
    await pass(1000);
    expect(said()).toBe('Connected again.');
    await pass(3999);
    expect(said()).toBe('Connected again.');
    await pass(1);
    expect(said()).toBe('');
  });

  it('says nothing of a network that comes back within the second', async () => {
    await open();
    await lose();
    await pass(500);
    await find();
    await pass(500);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(said()).toBe('');
  });

  it('says so also when an answer that was on its way comes after the network has gone', async () => {
    await open();
    await lose();
    await endCall(200);
    await pass(1000);
    expect(said()).toMatch(OFFLINE);
  });

  it('says so also when the network goes while the server is asked', async () => {
    let answer = (_reply: Response): void => undefined;
    serve(() => new Promise<Response>((resolve) => (answer = resolve)));
    await open();
    await broken();
    await pass(1000);
    await lose();
    answer(Response.json({ status: 'ok' }));
    await pass(1000);
    expect(said()).toMatch(OFFLINE);
  });

  it('notices a network that went while the page slept', async () => {
    await open();
    onLine(false);
    serveNothing();
    await look();
    await pass(1000);
    expect(said()).toMatch(OFFLINE);
  });
});

describe('a call that fails', () => {
  it('leads to a question to the server, and to no word when that answers', async () => {
    await open();
    await broken();
    await pass(1000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(said()).toBe('');
  });

  it.each([
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers for it', () => Response.json({ status: 'ok' }, { status: 502 })],
    ['a network asks to log in', () => new Response('<h1>Welcome to our hotel</h1>')],
    ['the answer is another one', () => Response.json({ status: 'busy' })],
  ])('says that the server does not answer when %s', async (_how, reply) => {
    serve(reply);
    await open();
    await broken();
    await pass(1000);
    expect(said()).toMatch(UNANSWERED);
  });

  it('says so when the server takes longer than eight seconds', async () => {
    serve(() => new Promise(() => undefined));
    await open();
    await endCall(503);
    await pass(8999);
    expect(said()).toBe('');
    await pass(1);
    expect(said()).toMatch(UNANSWERED);
  });

  it('asks less and less often, for four minutes, and then when somebody comes back', async () => {
    serveNothing();
    await open();
    await broken();
    await pass(1000);
    for (const [at, ms] of [2, 4, 8, 16, 32, 60, 60, 60].entries()) {
      await pass(ms * 1000 - 1);
      expect(asked).toHaveBeenCalledTimes(at + 1);
      await pass(1);
      expect(asked).toHaveBeenCalledTimes(at + 2);
    }
    await pass(3_600_000);
    expect(asked).toHaveBeenCalledTimes(9);
    expect(said()).toMatch(UNANSWERED);
    serve(WELL);
    await look();
    expect(said()).toBe('Connected again.');
  });

  it.each([200, 404])('is over as soon as another one is answered, with %i', async (status) => {
    serveNothing();
    await open();
    await broken();
    await pass(1000);
    await endCall(Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' }));
    expect(said()).toMatch(UNANSWERED);
    await endCall(status);
    expect(said()).toBe('Connected again.');
  });

  it.each([200, 401, 422])('asks nobody after an answer of %i', async (status) => {
    await open();
    await endCall(status);
    await pass(1000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks nobody when the flow gave the call up', async () => {
    await open();
    await endCall(Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' }));
    await pass(1000);
    expect(asked).not.toHaveBeenCalled();
  });
});
