import type { FastifyInstance } from 'fastify';
import { SANDBOX_PATH } from '../lib/addresses.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import type { ServiceDeps } from '../services/deps.ts';
import { staffChooserFor, staffReturnOf } from '../services/accounts/staff-sandbox.ts';
import type { StaffSandbox } from '../services/accounts/staff-sandbox.ts';
import type { SandboxDoor } from './sandbox.ts';

const PATH = `${SANDBOX_PATH}/staff-issuer`;

/** Makes the refusal of an address that this server has not made. */
const unreadable = (): Problem => new Problem(400, sentenceFor(400));

/** Serves the pages that stand in for those of the staff's issuer, to browsers with the sandbox's key. */
export const staffSandboxRoutes = (
  app: FastifyInstance,
  deps: Pick<ServiceDeps, 'db'>,
  { sandbox, door }: { readonly sandbox: StaffSandbox; readonly door: SandboxDoor },
): void => {
  app.get(`${PATH}/authorize`, door, async ({ query }, reply) => {
    const page = await staffChooserFor(deps, sandbox, query);
    if (page === null) throw unreadable();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(`${PATH}/answer`, door, async ({ query }, reply) => {
    const place = await staffReturnOf(sandbox, query);
    if (place === null) throw unreadable();
    return reply.redirect(place, 303);
  });
};
