import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthz, readyz } from '../../contracts/endpoints/health.ts';
import { METRICS_PATH } from './addresses.ts';
import { Problem, sentenceFor } from './problems.ts';

/** Methods that change nothing, whoever sends them. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Asked by machines that know the server by its number. */
const FOR_WATCHERS = new Set<string | undefined>([healthz.path, readyz.path, METRICS_PATH]);

/**
 * Refuses requests under a name that is not ours, when we know our name, and requests that change something
 * and that a browser sends from a page of another site.
 *
 * @param publicOrigin where visitors reach us, such as `https://toothwise.example`; `null` takes any name
 */
export const admitOurOrigin = (app: FastifyInstance, publicOrigin: string | null): void => {
  app.addHook('onRequest', async (request) => {
    if (request.host === '' && request.raw.httpVersion === '1.1') {
      throw new Problem(400, 'The request does not say for which host it is.');
    }
    const isWatched = FOR_WATCHERS.has(request.routeOptions.url);
    if (publicOrigin !== null && !isWatched && !isUnder(publicOrigin, request.host)) {
      throw new Problem(421, sentenceFor(421));
    }
    if (!SAFE.has(request.method) && isFromElsewhere(request, publicOrigin)) {
      throw new Problem(403, sentenceFor(403));
    }
  });
};

/**
 * A browser says with each such request where it comes from: all of today by Sec-Fetch-Site, older ones, and
 * any over plain HTTP, by Origin. What says neither is a program. It cannot be led by a strange page, so it
 * passes, unless it carries cookies: then it is a browser all the same, one that tells us nothing.
 */
const isFromElsewhere = (request: FastifyRequest, publicOrigin: string | null): boolean => {
  const { 'sec-fetch-site': site, origin, cookie } = request.headers;
  // `none` is the person, at the address bar.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return cookie !== undefined;
  if (publicOrigin !== null) return origin !== publicOrigin;
  return !URL.canParse(origin) || !isUnder(origin, request.host);
};

/** Whether a host, with or without the usual port, is that of the origin. */
const isUnder = (origin: string, host: string): boolean => {
  const { protocol, host: ours } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return host === ours || (URL.canParse(asked) && new URL(asked).host === ours);
};
