import { Agent, createServer, get, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Backend = { readonly port: number; readonly agent: Agent; isReady: boolean };

export type Balancer = {
  readonly origin: string;
  /** How many of its servers say that they are ready. */
  readonly ready: () => number;
  readonly close: () => Promise<void>;
};

/** How often each server is asked whether it is ready, in milliseconds. */
const LOOK_MS = 50;

/**
 * A small balancer: sends requests in turn to the servers that were ready when it last looked, keeps its
 * connections to them, and tries nothing twice.
 */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const backends: Backend[] = ports.map((port) => ({
    port,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }));
  const look = (backend: Backend): void => {
    get({ host: '127.0.0.1', port: backend.port, path: '/readyz', agent: false }, (reply) => {
      backend.isReady = reply.statusCode === 200;
      reply.resume();
    }).on('error', () => {
      backend.isReady = false;
    });
  };
  let turn = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const ready = backends.filter(({ isReady }) => isReady);
    turn += 1;
    const backend = ready[turn % Math.max(1, ready.length)];
    if (!backend) return void outgoing.writeHead(503).end();
    const { method, url: path, headers } = incoming;
    const { port, agent } = backend;
    const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, (reply) => {
      const { connection: _hop, ...kept } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, kept);
      reply.pipe(outgoing);
    });
    asked.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(asked);
  };
  const server = createServer(pass);
  const looking = setInterval(() => backends.forEach(look), LOOK_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => backends.filter(({ isReady }) => isReady).length,
    close: async () => {
      clearInterval(looking);
      backends.forEach(({ agent }) => agent.destroy());
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
