import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission } from '../../contracts/permissions.ts';
import { INVALID_TOKEN } from '../../contracts/invalid-token.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { Problem, sentenceFor } from './problems.ts';

/** Somebody who is signed in: the account, its session, and the token that was sent. */
export type Caller = { readonly id: string; readonly sessionId: string; readonly token: string };

/** Recognises whose token it is; `null` for nobody's. Runs before the body is read. */
type Check = (token: string) => Promise<Caller | null>;

/** What somebody reads who is signed in, but not as one who may do this. */
const NOT_ALLOWED = 'Your account is not allowed to do this.';

/** The checks that are wired in, by the rule of the endpoints that need them. */
export type Checks = {
  readonly patient?: Check;
  /** What a caller may do at this moment, for the endpoints that want a permission. */
  readonly permissions?: (caller: Caller) => Promise<readonly Permission[]>;
  /** Whether a browser, by its secret name, has signed in to the account of a contact before. */
  readonly knows?: (device: string, contact: string) => Promise<boolean>;
};

declare module 'fastify' {
  interface FastifyInstance {
    checks: Checks;
  }
  interface FastifyRequest {
    /** Who sends the request; `null` where everybody may. */
    caller: Caller | null;
  }
}

/** Makes the checks known to every endpoint that is served from then on. */
export const admitCallers = (app: FastifyInstance, checks: Checks): void => {
  app.decorate('checks', checks);
  app.decorateRequest('caller', null);
};

/**
 * The door of one endpoint, as a hook; `undefined` where everybody may come in.
 * @throws Error when the endpoint asks for a check that is not wired in: no such door stays open
 */
export const doorOf = (app: FastifyInstance, endpoint: Endpoint) => {
  const { auth, permissions } = endpoint;
  const call = `${endpoint.method} ${endpoint.path}`;
  if (auth !== 'patient' && permissions) {
    throw new Error(`${call} wants a permission of callers whom nobody knows`);
  }
  if (auth === 'none') return undefined;
  const check = app.checks.patient;
  if (!check) throw new Error(`${call} needs the check "patient", which is not wired in`);
  const mayEnter = permissions && insideOf(app, call, permissions.any);
  return async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    request.caller = token === undefined ? null : await check(token);
    if (auth === 'optional') return;
    if (token === undefined) throw new Problem(401, sentenceFor(401));
    if (request.caller === null) throw new Problem(401, INVALID_TOKEN);
    if (mayEnter && !(await mayEnter(request.caller))) throw new Problem(403, NOT_ALLOWED);
  };
};

/** Whether a caller may do one of these. Asked at each call, so that what is taken from a role is gone at once. */
const insideOf = (app: FastifyInstance, call: string, any: readonly Permission[]) => {
  const { permissions } = app.checks;
  if (!permissions) throw new Error(`${call} needs the check "permissions", which is not wired in`);
  return async (caller: Caller): Promise<boolean> => {
    const held = await permissions(caller);
    return any.some((permission) => held.includes(permission));
  };
};
