import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endProcesses, startFile } from '../../kit/processes.ts';
import { stepClock, testApp } from '../../kit/server.ts';

let app: FastifyInstance;
let clock: ReturnType<typeof stepClock>;
let port: number;

beforeEach(async () => {
  clock = stepClock();
  app = await testApp({ clock });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  await endProcesses();
});

/** @returns how many of a thousand callers of another process got which status, or which error */
const askedByThousand = async (path: string): Promise<unknown> => {
  const callers = startFile('tests/server/fixtures/sends-large-bodies.ts', [String(port), path]);
  const [said] = await callers.says(/\{.*\}/);
  return JSON.parse(said);
};

describe('a body over its limit', () => {
  it.each(['/api/analytics/events', '/llm/login-otp/verify'])(
    'is refused in words to each of a thousand callers of %s, and none is cut off unheard',
    async (path) => expect(await askedByThousand(path)).toEqual({ 413: 1000 }),
    60_000,
  );

  /** A caller who never hears that nobody wants the rest. @returns what they have sent, once they are cut off */
  const sendOn = (pieces: { readonly bytes: number; readonly waitMs: number }) => {
    const sent = { bytes: 0 };
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(
        'POST /api/analytics/events HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000000\r\n\r\n',
      );
      const more = (): void => {
        if (socket.destroyed || sent.bytes > 60_000_000) return;
        sent.bytes += pieces.bytes;
        socket.write(Buffer.alloc(pieces.bytes, 'x'), () => setTimeout(more, pieces.waitMs));
      };
      more();
    });
    socket.on('error', () => undefined);
    socket.resume();
    const over = new Promise<typeof sent>((resolve) => {
      socket.on('close', () => resolve(sent));
    });
    return { socket, over };
  };

  it('is read on for two seconds', async () => {
    const { socket, over } = sendOn({ bytes: 1, waitMs: 5 });
    await expect.poll(() => clock.waits()).toContain(50);
    for (let look = 1; look < 40; look += 1) {
      clock.advance(50);
      await new Promise((resolve) => {
        setTimeout(resolve, 2);
      });
      expect(socket.destroyed).toBe(false);
    }
    clock.advance(50);
    expect((await over).bytes).toBeLessThan(4_000_000);
  });

  it('is read on for four megabytes', async () => {
    const { over } = sendOn({ bytes: 100_000, waitMs: 0 });
    const looking = setInterval(() => clock.advance(50), 20);
    // What the system keeps for both ends comes on top.
    expect((await over).bytes).toBeLessThan(30_000_000);
    clearInterval(looking);
  });
});
