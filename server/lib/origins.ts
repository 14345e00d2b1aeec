import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { healthz, readyz } from '../../contracts/endpoints/health.ts';
import { LINK_FILE_PATH, openResultLink } from '../../contracts/endpoints/result-links.ts';
import { METRICS_PATH } from './addresses.ts';
import { Problem, sentenceFor } from './problems.ts';

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Routes for health checks and metrics, whose callers know the server by its IP address. */
const FOR_WATCHERS = new Set<string | undefined>([healthz.path, readyz.path, METRICS_PATH]);

/**
 * The routes that a page of any site may call, since the programs of other dentists read links (SMART Health Links). The
 * caller's cookies mean nothing to them, and a secret in the address is the right.
 */
const FOR_ANY_SITE = new Set<string | undefined>([openResultLink.path, LINK_FILE_PATH]);

/**
 * Refuses requests under a host name that is not ours, when ours is known, and requests that change something and that
 * a browser sends from a page of another site.
 *
 * @param publicOrigin where visitors reach us, such as `https://toothwise.example`; `null` accepts any name
 */
export const admitOurOrigin = (app: FastifyInstance, publicOrigin: string | null): void => {
  app.options(openResultLink.path, async (_request, reply) => allowed(reply));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.host === '' && request.raw.httpVersion === '1.1') {
      throw new Problem(400, 'The request does not say for which host it is.');
    }
    const isWatched = FOR_WATCHERS.has(request.routeOptions.url);
    if (publicOrigin !== null && !isWatched && !isUnder(publicOrigin, request.host)) {
      throw new Problem(421, sentenceFor(421));
    }
    if (FOR_ANY_SITE.has(request.routeOptions.url)) {
      reply.header('access-control-allow-origin', '*');
    } else if (!SAFE.has(request.method) && isFromElsewhere(request, publicOrigin)) {
      throw new Problem(403, sentenceFor(403));
    }
    done();
  });
};

/** Answers a browser that asks, before such a call, what the page may send. */
const allowed = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    })
    .send();

/**
 * Returns true when a browser sends the request from a page of another site. All browsers of today say that by
 * Sec-Fetch-Site; older ones, and any over plain HTTP, by Origin. A request with neither comes from a program, which no
 * strange page can lead, so it passes unless it carries cookies: then it is a browser all the same, one that says
 * nothing.
 */
const isFromElsewhere = (request: FastifyRequest, publicOrigin: string | null): boolean => {
  const { 'sec-fetch-site': site, origin, cookie } = request.headers;
  // `none`: the person entered the address.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return cookie !== undefined;
  if (publicOrigin !== null) return origin !== publicOrigin;
  return !URL.canParse(origin) || !isUnder(origin, request.host);
};

/** Returns true when a host, with or without the usual port, is that of the origin. */
const isUnder = (origin: string, host: string): boolean => {
  const { protocol, host: ours } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return host === ours || (URL.canParse(asked) && new URL(asked).host === ours);
};
