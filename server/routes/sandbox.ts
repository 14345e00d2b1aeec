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
    /** What opens the pages of the sandbox; the same for all processes of a database. */
    sandboxKey: () => Promise<string>;
  }
}

const OUTBOX_PATH = `${SANDBOX_PATH}/outbox`;
const HTML = 'text/html; charset=utf-8';

/** A browser that was let in stays so for thirty days. A link that is pressed elsewhere, as in a terminal on the web, lets in as well. */
const COOKIE = { name: 'toothwise-sandbox', keptS: 30 * 24 * 60 * 60, sameSite: 'lax' } as const;

/** What the server prints at its start: whoever opens it has the sandbox from then on. @param origin where it is reached */
export const sandboxLink = async (app: FastifyInstance, origin: string): Promise<string> =>
  `${origin}${OUTBOX_PATH}?key=${await app.sandboxKey()}`;

/** Options of a route of the sandbox. */
export type SandboxDoor = ReturnType<typeof sandboxDoor>;

type DoorDeps = Omit<ServiceDeps, 'clock'> & { readonly isHttps: boolean };

/**
 * The door of the sandbox's pages: the key alone opens it, since headers and addresses say nothing of who asks behind a proxy.
 * The link with the key gives the browser a cookie and leads on to the address without the key.
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

/** What the sandbox has "sent" in place of the mail and SMS providers, codes among it: for whoever has its key. */
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
