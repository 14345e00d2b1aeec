import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SANDBOX_PATH } from '../lib/addresses.ts';
import { ownCookie } from '../lib/own-cookie.ts';
import { isSecret } from '../lib/same-secret.ts';
import { outboxPage } from '../services/messages/outbox-page.ts';
import { readSandbox } from '../services/messages/sandbox.ts';
import { keptSecret } from '../services/kept-secret.ts';
import { closedPage } from '../services/sandbox-page.ts';
import type { ServiceDeps } from '../services/deps.ts';

type Query = { readonly to?: string | string[] };

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the key that opens the pages of the sandbox; all processes on one database share it. */
    sandboxKey: () => Promise<string>;
  }
}

const OUTBOX_PATH = `${SANDBOX_PATH}/outbox`;
const HTML = 'text/html; charset=utf-8';

/**
 * Cookie of a browser that was let in, good for thirty days. `lax` lets in a link pressed on another site, such as a
 * terminal on the web.
 */
const COOKIE = { name: 'toothwise-sandbox', keptS: 30 * 24 * 60 * 60, sameSite: 'lax' } as const;

/**
 * Makes the link that the server prints at its start: it gives a browser the sandbox's cookie.
 * @param origin where the server is reached
 */
export const sandboxLink = async (app: FastifyInstance, origin: string): Promise<string> =>
  `${origin}${OUTBOX_PATH}?key=${await app.sandboxKey()}`;

export type SandboxDoor = ReturnType<typeof sandboxDoor>;

type DoorDeps = Omit<ServiceDeps, 'clock'> & { readonly isHttps: boolean };

/**
 * Guards the sandbox's pages: the key alone opens them, since headers and addresses cannot identify a caller behind a
 * proxy. The link with the key gives the browser a cookie and redirects to the address without the key.
 */
export const sandboxDoor = (app: FastifyInstance, deps: DoorDeps) => {
  app.decorate('sandboxKey', keptSecret(deps, 'sandbox'));
  const held = ownCookie(COOKIE, deps.isHttps);
  return {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const key = await app.sandboxKey();
      const [path = '', query] = request.url.split('?', 2);
      const asked = new URLSearchParams(query);
      if (isSecret(asked.get('key') ?? '', key)) {
        held.write(request, reply, key);
        asked.delete('key');
        return reply.redirect(asked.size > 0 ? `${path}?${asked}` : path, 303);
      }
      if (isSecret(held.read(request) ?? '', key)) return undefined;
      return reply.code(403).type(HTML).send(closedPage());
    },
  };
};

const recipientOf = ({ query }: FastifyRequest): string | null => {
  const { to } = query as Query;
  return typeof to === 'string' && to !== '' ? to : null;
};

/**
 * Serves the messages that the sandbox has "sent" in place of the mail and SMS providers, codes among them, to browsers
 * with its key.
 */
export const sandboxRoutes = (
  app: FastifyInstance,
  deps: Pick<ServiceDeps, 'db'>,
  door: SandboxDoor,
): void => {
  app.get(`${OUTBOX_PATH}.json`, door, async (request) => ({
    messages: await readSandbox(deps, recipientOf(request)),
  }));
  app.get(OUTBOX_PATH, door, async (request, reply) => {
    const messages = await readSandbox(deps, recipientOf(request));
    return reply.type(HTML).send(outboxPage(messages));
  });
};
