import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { FORM_TIMEOUT_MS } from '../../contracts/xray/xray-files.ts';
import { ONE_CALLER, ONE_NETWORK, rangeOf } from './address-range.ts';

/** Longest times for which a connection may keep the server waiting, in milliseconds. */
export type Patience = {
  /** Time from the opening, or the first byte of a request, to the end of its headers. */
  readonly headers: number;
  /** Time from the same moment to the end of its body, so never less than `headers`. */
  readonly body: number;
  /** Time from a reply to the next request. */
  readonly idle: number;
  /** Time in which nothing moves, as when a client no longer reads. Longer than an answer may take. */
  readonly still: number;
  /** Interval at which the first two are checked. */
  readonly look: number;
};

/**
 * Returns how patient to be. A balancer keeps connections for about a minute and must not find them closed; a browser
 * opens new ones.
 */
export const patienceWith = ({ behindProxy }: { readonly behindProxy: boolean }): Patience => ({
  headers: 10_000,
  // Long enough for a file on a slow network. Anything else is refused after REQUEST_TIMEOUT_MS (`watchRequests`).
  body: FORM_TIMEOUT_MS,
  idle: behindProxy ? 75_000 : 10_000,
  still: 40_000,
  look: 2000,
});

/** Most connections that may be open at once. */
export type Room = {
  readonly inAll: number;
  readonly ofOneCaller: number;
  readonly ofOneNetwork: number;
};

/**
 * Gives one caller a twentieth of all connections and one network a quarter. Behind a proxy every connection is the
 * proxy's, which counts its callers itself.
 */
export const roomFor = (
  inAll: number,
  { behindProxy }: { readonly behindProxy: boolean },
): Room => ({
  inAll,
  ofOneCaller: behindProxy ? inAll : Math.ceil(inAll / 20),
  ofOneNetwork: behindProxy ? inAll : Math.ceil(inAll / 4),
});

/**
 * Closes connections beyond the room unread and unanswered: an answer would cost more than the caller spent. On
 * `localhost` the framework listens at a second address of its own, where nothing is limited.
 */
export const limitConnections = (server: Server, room: Room): void => {
  server.maxConnections = room.inAll;
  const open = new Map<string, number>();
  const add = (range: string, count: number): void => {
    const left = (open.get(range) ?? 0) + count;
    if (left === 0) open.delete(range);
    else open.set(range, left);
  };
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const [caller, network] = [rangeOf(address, ONE_CALLER), rangeOf(address, ONE_NETWORK)];
    const isFull =
      (open.get(caller) ?? 0) >= room.ofOneCaller || (open.get(network) ?? 0) >= room.ofOneNetwork;
    if (isFull) {
      socket.destroy();
      return;
    }
    const ranges = new Set([caller, network]);
    for (const range of ranges) add(range, 1);
    socket.once('close', () => {
      for (const range of ranges) add(range, -1);
    });
  });
};
