import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_KEPT_DAYS } from '../../contracts/account.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import type { Ids } from './ids.ts';
import { ownCookie } from './own-cookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    nameDevice: (request: FastifyRequest, reply: FastifyReply) => void;
  }
  interface FastifyRequest {
    /** The secret name of the browser; `null` where the endpoint does not ask for it. */
    device: string | null;
  }
}

/** How long a browser keeps its name; it is given anew with each call. */
const KEPT_S = DEVICE_KEPT_DAYS * 24 * 60 * 60;
const COOKIE = { name: 'toothwise-device', keptS: KEPT_S, sameSite: 'strict' } as const;

/** A name that we have made. */
const OURS = /^[A-Za-z0-9_-]{12,64}$/;

type Deps = { readonly ids: Ids; readonly isHttps: boolean };

/** Names browsers by a cookie, for calls whose effect belongs to the browser that began it. */
export const nameDevices = (app: FastifyInstance, { ids, isHttps }: Deps): void => {
  void app.register(cookie);
  const held = ownCookie(COOKIE, isHttps);
  app.decorateRequest('device', null);
  app.decorate('nameDevice', (request: FastifyRequest, reply: FastifyReply) => {
    const known = held.read(request);
    request.device = known !== undefined && OURS.test(known) ? known : ids.token();
    held.write(request, reply, request.device);
  });
};

/** Names the browser before one endpoint, as a hook; `undefined` where it has no need. */
export const deviceOf = (app: FastifyInstance, { device }: Endpoint) =>
  device === undefined
    ? undefined
    : async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
        app.nameDevice(request, reply);
