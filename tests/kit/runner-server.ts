import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { ModelCard } from '../../contracts/xray/model-card.ts';

/** Card of an engine that has been measured. */
export const CARD: ModelCard = {
  name: 'Pano reader',
  version: '2.1',
  licence: 'MIT',
  intended: ['panoramic', 'intraoral'],
  labels: ['Cyst', 'restoration'],
  measured: {
    on: 'panoramic pictures of one clinic',
    pictures: 1200,
    perLabel: { Cyst: { sensitivity: 0.81, precision: 0.749 } },
  },
};

export const BOX = { x: 0.75, y: 0.6, width: 0.1, height: 0.2 };
export const CYST = { label: 'Cyst', confidence: 0.904, box: BOX };

/** One request as the engine saw it. */
type Seen = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

export type RunnerReply = (response: ServerResponse, seen: Seen) => void | Promise<void>;

export const json =
  (body: unknown): RunnerReply =>
  (response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): RunnerReply =>
  (response) => {
    response.writeHead(code, headers).end('no');
  };

/** Never answers. */
export const silence: RunnerReply = () => undefined;

/** Sends the beginning of an answer, and then nothing. */
export const stall: RunnerReply = (response) => {
  response.setHeader('content-type', 'application/json');
  response.write('{"findings":[');
};

/** Marks a cyst on whatever is no even grey, and refuses what is no grey PNG. */
export const goodRead: RunnerReply = async (response, seen) => {
  const stats =
    seen.body.length === 0
      ? null
      : await sharp(seen.body)
          .stats()
          .catch(() => null);
  if (seen.headers['content-type'] !== 'image/png' || stats?.channels.length !== 1) {
    return status(415)(response, seen);
  }
  const isEven = stats.channels.every(({ min, max }) => min === max);
  return json({ findings: isEven ? [] : [CYST] })(response, seen);
};

type Behaviour = {
  card: RunnerReply;
  read: RunnerReply;
  /** Token that a caller has to show. */
  token?: string;
};

/** A small engine on a port of its own, whose behaviour a test may change while it runs. */
export const startRunner = async (over: Partial<Behaviour> = {}) => {
  const behaviour: Behaviour = { card: json(CARD), read: goodRead, ...over };
  const seen: Seen[] = [];
  const answer = ({ method, url, headers }: Seen): RunnerReply => {
    const { token, card, read } = behaviour;
    if (token !== undefined && headers.authorization !== `Bearer ${token}`) return status(401);
    if (`${method} ${url}` === 'GET /xrays/card') return card;
    return `${method} ${url}` === 'POST /xrays/read' ? read : status(404);
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body: Buffer.concat(parts) };
      seen.push(entry);
      void answer(entry)(response, entry);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/xrays`,
    seen,
    behaviour,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
