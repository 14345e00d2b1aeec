import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import type { Ids } from './ids.ts';

declare module 'fastify' {
  interface FastifyInstance {
    nameDevice: (request: FastifyRequest, reply: FastifyReply) => void;
  }
  interface FastifyRequest {
    /** The secret name of the browser; `null` where the endpoint does not ask for it. */
    device: string | null;
  }
}

/** Only sent to the calls below it, and no script can read it. */
const NAME = 'toothwise-device';
const PATH = '/llm';

/** How long a browser keeps its name, in seconds; it is given anew with each call. */
const KEPT_S = 24 * 60 * 60;

/** A name that we have made. */
const OURS = /^[A-Za-z0-9_-]{12,64}$/;

type Needs = { readonly ids: Ids; readonly isHttps: boolean };

/** Names browsers by a cookie, for calls whose effect belongs to the browser that began it. */
export const nameDevices = (app: FastifyInstance, { ids, isHttps }: Needs): void => {
  void app.register(cookie);
  app.decorateRequest('device', null);
  app.decorate('nameDevice', (request: FastifyRequest, reply: FastifyReply) => {
    const known = request.cookies[NAME];
    request.device = known !== undefined && OURS.test(known) ? known : ids.token();
    reply.setCookie(NAME, request.device, {
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: isHttps || request.protocol === 'https',
      maxAge: KEPT_S,
    });
  });
};

/** Names the browser before one endpoint, as a hook; `undefined` where it has no need. */
export const deviceOf = (app: FastifyInstance, { device }: Endpoint) =>
  device === undefined
    ? undefined
    : async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
        app.nameDevice(request, reply);
