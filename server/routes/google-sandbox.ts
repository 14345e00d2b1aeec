import type { FastifyInstance } from 'fastify';
import { SANDBOX_PATH } from '../lib/addresses.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { chooserFor, returnOf } from '../services/accounts/google-sandbox.ts';
import type { GoogleSandbox } from '../services/accounts/google-sandbox.ts';
import type { SandboxDoor } from './sandbox.ts';

const PATH = `${SANDBOX_PATH}/google`;

/** Makes the refusal of an address that this server has not made. */
const unreadable = (): Problem => new Problem(400, sentenceFor(400));

/** Serves the pages that stand in for Google's, to browsers with the sandbox's key. */
export const googleSandboxRoutes = (
  app: FastifyInstance,
  sandbox: GoogleSandbox,
  door: SandboxDoor,
): void => {
  app.get(`${PATH}/keys`, door, () => sandbox.keySet());
  app.get(`${PATH}/authorize`, door, async ({ query }, reply) => {
    const page = chooserFor(sandbox, query);
    if (page === null) throw unreadable();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(`${PATH}/answer`, door, async ({ query }, reply) => {
    const place = await returnOf(sandbox, query);
    if (place === null) throw unreadable();
    return reply.redirect(place, 303);
  });
};
