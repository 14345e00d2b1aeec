import { connect as dial, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * A stretch of network in front of a server, on a real socket, that can be cut in the ways in which
 * networks are cut.
 */
export type CuttableNetwork = {
  /** The server's address with this network in between. */
  readonly url: string;
  /** Nothing arrives any more, and nobody is told; connections of that time stay dead for ever. */
  readonly swallow: () => void;
  /** Nothing arrives for now; it does when the network is whole again. */
  readonly hold: () => void;
  /** Nobody listens: open connections are reset, new ones refused. */
  readonly refuse: () => Promise<void>;
  /** Open connections are reset; new ones are let through. */
  readonly reset: () => void;
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** One connection: what comes in at one end goes out at the other. */
type Line = { readonly ends: readonly [Socket, Socket]; dead: boolean };

/** Puts a network that can be cut in front of the server at an address. */
export const cuttableNetwork = async (target: string): Promise<CuttableNetwork> => {
  const { hostname, port } = new URL(target);
  const lines = new Set<Line>();
  let swallowing = false;
  let holding = false;

  const listener = createServer((near) => {
    const far = dial(Number(port), hostname);
    const line: Line = { ends: [near, far], dead: swallowing };
    lines.add(line);
    carry(near, far, line);
    carry(far, near, line);
    if (holding) line.ends.forEach((end) => end.pause());
  });

  const carry = (from: Socket, to: Socket, line: Line): void => {
    from.on('data', (bytes) => void (line.dead || to.write(bytes)));
    from.on('end', () => void (line.dead || to.end()));
    from.on('error', () => undefined);
    from.on('close', () => {
      lines.delete(line);
      if (!line.dead) to.destroy();
    });
  };
  const reset = () => lines.forEach(({ ends }) => ends.forEach((end) => end.resetAndDestroy()));

  await listen(listener, 0);
  const own = listener.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${own.port}`;

  return {
    url: url.href,
    swallow: () => {
      swallowing = true;
      for (const line of lines) line.dead = true;
    },
    hold: () => {
      holding = true;
      lines.forEach(({ ends }) => ends.forEach((end) => end.pause()));
    },
    refuse: async () => {
      const closed = stopListening(listener);
      reset();
      await closed;
    },
    reset,
    restore: async () => {
      swallowing = false;
      holding = false;
      lines.forEach(({ ends }) => ends.forEach((end) => end.resume()));
      if (!listener.listening) await listen(listener, own.port);
    },
    close: async () => {
      const closed = stopListening(listener);
      reset();
      await closed;
    },
  };
};

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    if (server.listening) server.close(() => resolve());
    else resolve();
  });
