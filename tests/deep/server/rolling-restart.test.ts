import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startBalancer } from '../../kit/balancer.ts';
import { freshDataDir } from '../../kit/data-dir.ts';
import { freePort } from '../../kit/free-port.ts';
import { startFile, startMain } from '../../kit/processes.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** One server of the two: its own process, on its own data, always at the same port. */
const server = async () => {
  const [dataDir, port] = [await freshDataDir(), await freePort()];
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
  let running: ReturnType<typeof startFile>;
  const start = async (): Promise<void> => {
    running = startMain({
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '1',
      },
    });
    const { child } = running;
    undo.push(() => child.kill('SIGKILL'));
    await running.says(/running/);
  };
  const restart = async (): Promise<void> => {
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    await start();
  };
  await start();
  return { port, restart };
};

/** Calls again and again on a connection of its own. @returns the outcomes, one for each call */
const visitor = async (origin: string, isOver: () => boolean): Promise<string[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = () =>
    new Promise<string>((resolve) => {
      const asked = request(
        `${origin}/chat_bot/chat/validate`,
        { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
        (reply) => {
          reply.resume().on('end', () => resolve(String(reply.statusCode)));
        },
      );
      asked.on('error', ({ message }) => resolve(message));
      asked.end('{"message":"my tooth hurts"}');
    });
  const outcomes: string[] = [];
  while (!isOver()) {
    outcomes.push(await call());
    await wait(5);
  }
  agent.destroy();
  return outcomes;
};

describe('two servers behind a balancer', () => {
  it('are replaced one after the other, and no visitor notices', async () => {
    const servers = await Promise.all([server(), server()]);
    const balancer = await startBalancer(servers.map(({ port }) => port));
    undo.push(() => balancer.close());
    const bothReady = () => vi.waitFor(() => expect(balancer.ready()).toBe(2), 20_000);
    await bothReady();

    let isOver = false;
    const visits = Array.from({ length: 8 }, () => visitor(balancer.origin, () => isOver));
    for (const { restart } of servers) {
      await restart();
      await bothReady();
    }
    isOver = true;
    const outcomes = (await Promise.all(visits)).flat();
    expect(outcomes.length).toBeGreaterThan(200);
    expect(outcomes.filter((outcome) => outcome !== '200')).toEqual([]);
  });
});
