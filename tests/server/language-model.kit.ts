import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the model server saw it. */
type Seen = { headers: IncomingMessage['headers']; url: string; body: string };

type Reply = (response: ServerResponse, seen: Seen) => void;

/** A chat completion that carries `content`. */
export const completion =
  (content: unknown, extra: object = {}): Reply =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        choices: [
          { finish_reason: 'stop', message: { role: 'assistant', content: text }, ...extra },
        ],
      }),
    );
  };

export const status =
  (code: number, body = '{"error":"no"}'): Reply =>
  (response) => {
    response.statusCode = code;
    response.end(body);
  };

export const raw =
  (body: string, type = 'application/json'): Reply =>
  (response) => {
    response.setHeader('content-type', type);
    response.end(body);
  };

/** Never answers: the connection stays open until the client or the test ends it. */
export const silence: Reply = () => undefined;

/** Sends headers and the beginning of a body, then nothing. */
export const stall: Reply = (response) => {
  response.setHeader('content-type', 'application/json');
  response.write('{"choices":[');
};

export type ModelServer = {
  readonly baseUrl: string;
  readonly seen: Seen[];
  close(): Promise<void>;
};

/** A local server that gives the replies in order, the last one again and again. */
export function startModelServer(...replies: readonly Reply[]): Promise<ModelServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const entry = { headers: request.headers, url: request.url ?? '', body };
      seen.push(entry);
      (replies[seen.length - 1] ?? replies.at(-1) ?? silence)(response, entry);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        baseUrl: `http://127.0.0.1:${port}/v1`,
        seen,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}
