import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission } from '../../contracts/accounts/permissions.ts';
import type { SecondStep } from '../../contracts/accounts/second-factor.ts';
import { INVALID_TOKEN } from '../../contracts/accounts/invalid-token.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { Problem, sentenceFor } from './problems.ts';
import { texts } from '../texts/speaking.ts';

/** A signed-in account, its session, and the token that was sent. */
export type Caller = {
  readonly id: string;
  readonly sessionId: string;
  readonly token: string;
  /** Step that a session of the staff still needs before it may do anything else; `null` when it is whole. */
  readonly secondStep: SecondStep | null;
  /** The organisation of staff and doctors; `null` for patients. */
  readonly organizationId: string | null;
};

/** A caller whose permissions were asked for: staff, who see what belongs to their organisation. */
export type StaffCaller = Caller & { readonly organizationId: string };

/** Refuses a session of the staff that has shown no passkey. */
const SECOND_FACTOR_WANTED = 'Please log in again, and use your passkey.';

/** Finds the account that a token belongs to; `null` when there is none. Runs before the body is read. */
type Check = (token: string) => Promise<Caller | null>;

/** Checks that are wired in, by the rule of the endpoints that need them. */
export type Checks = {
  readonly patient?: Check;
  /** Reads what a caller may do at this moment, for the endpoints that want a permission. */
  readonly permissions?: (caller: Caller) => Promise<readonly Permission[]>;
  /** Returns true for staff of the house's own organisation. */
  readonly isHouse?: (caller: Caller) => boolean;
  /** Resolves to true when a browser, by its secret name, has signed in to the account of a contact before. */
  readonly knows?: (device: string, contact: string) => Promise<boolean>;
};

declare module 'fastify' {
  interface FastifyInstance {
    checks: Checks;
  }
  interface FastifyRequest {
    /** The account that sends the request; `null` on open endpoints, and on optional ones without a valid token. */
    caller: Caller | null;
  }
}

/** Makes the checks known to every endpoint that is served from then on. */
export const admitCallers = (app: FastifyInstance, checks: Checks): void => {
  app.decorate('checks', checks);
  app.decorateRequest('caller', null);
};

/**
 * Returns the hook that lets callers into one endpoint; `undefined` when the endpoint is open to every caller.
 * @throws Error when the endpoint asks for a check that is not wired in, so that it is never open by mistake
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
  const { isHouse } = endpoint.ofHouse ? app.checks : {};
  if (endpoint.ofHouse && !isHouse) {
    throw new Error(`${call} needs the check "isHouse", which is not wired in`);
  }
  const mayEnter = permissions && insideOf(app, call, permissions.any);
  return async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const caller = token === undefined ? null : await check(token);
    const isHalf = !endpoint.beforeSecondFactor && typeof caller?.secondStep === 'string';
    request.caller = isHalf ? null : caller;
    if (auth === 'optional') return;
    if (token === undefined) throw new Problem(401, sentenceFor(401));
    if (isHalf) throw new Problem(401, SECOND_FACTOR_WANTED, null, 'second_factor_wanted');
    if (request.caller === null) throw new Problem(401, INVALID_TOKEN);
    if (mayEnter && !(await mayEnter(request.caller)))
      throw new Problem(403, texts().REFUSALS.any.notAllowed);
    // Other organisations are answered as if there were no such thing.
    if (isHouse && !isHouse(request.caller)) throw new Problem(404, sentenceFor(404));
  };
};

/**
 * Makes the check that a caller holds one of these permissions. It asks at each call, so that a permission taken from a
 * role is gone at once.
 */
const insideOf = (app: FastifyInstance, call: string, any: readonly Permission[]) => {
  const { permissions } = app.checks;
  if (!permissions) throw new Error(`${call} needs the check "permissions", which is not wired in`);
  return async (caller: Caller): Promise<boolean> => {
    if (caller.organizationId === null) return false;
    const held = await permissions(caller);
    return any.some((permission) => held.includes(permission));
  };
};
