import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SANDBOX_PATH } from '../lib/addresses.ts';
import { isFromHere } from '../lib/from-here.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { outboxPage } from '../services/messages/outbox-page.ts';
import { readSandbox } from '../services/messages/sandbox.ts';

type Needs = Parameters<typeof readSandbox>[0];
type Query = { readonly to?: string | string[] };

const recipientOf = ({ query }: FastifyRequest): string | null => {
  const { to } = query as Query;
  return typeof to === 'string' && to !== '' ? to : null;
};

/** Options of routes that only this machine reaches; for others there is nothing at the address. */
export const onThisMachine = {
  schema: { hide: true },
  onRequest: async (request: FastifyRequest): Promise<void> => {
    if (!isFromHere(request)) throw new Problem(404, sentenceFor(404));
  },
};

/**
 * What the sandbox has "sent" in place of the mail and SMS providers, codes among it: for whoever tries the product out
 * on this machine, and for nobody else.
 */
export const sandboxRoutes = (app: FastifyInstance, needs: Needs): void => {
  app.get(`${SANDBOX_PATH}/outbox.json`, onThisMachine, async (request) => ({
    messages: await readSandbox(needs, recipientOf(request)),
  }));
  app.get(`${SANDBOX_PATH}/outbox`, onThisMachine, async (request, reply) => {
    const messages = await readSandbox(needs, recipientOf(request));
    return reply.type('text/html; charset=utf-8').send(outboxPage(messages));
  });
};
