import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_KEPT_DAYS } from '../../contracts/accounts/account.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import type { Ids } from './ids.ts';
import { ownCookie } from './own-cookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    nameDevice: (request: FastifyRequest, reply: FastifyReply) => void;
  }
  interface FastifyRequest {
    /** The secret name of the browser; `null` when the endpoint does not ask for it. */
    device: string | null;
  }
}

/** Time for which a browser keeps its name, in seconds. Each call renews it. */
const KEPT_S = DEVICE_KEPT_DAYS * 24 * 60 * 60;
const COOKIE = { name: 'toothwise-device', keptS: KEPT_S, sameSite: 'strict' } as const;

/** Form of the names that the server makes. */
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

/** Returns the hook that names the browser before one endpoint; `undefined` when the endpoint has no need of it. */
export const deviceOf = (app: FastifyInstance, { device }: Endpoint) =>
  device === undefined
    ? undefined
    : async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
        app.nameDevice(request, reply);
