import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAMILY_PATH } from '../../contracts/accounts/family-address.ts';
import { SHARED_PATH } from '../../contracts/assessment/shared-address.ts';
import { CHECK_PATH } from '../../contracts/booking/check-address.ts';
import { PASSKEY_PAGES } from '../../contracts/accounts/passkey-address.ts';
import { DESK_PATH } from '../../contracts/booking/desk-address.ts';
import { GUEST_PATH } from '../../contracts/booking/guest-address.ts';
import { HOURS_PATH } from '../../contracts/booking/hours-address.ts';
import { APP_FOLDER, DOCTOR_PATH, PATHS, ROOM_PATH } from '../../contracts/common/paths.ts';
import { SITE_FOLDER, SITE_PATHS } from '../../contracts/site/site.ts';
import type { Agreement } from '../../contracts/texts/en/agreement.ts';
import { API_PREFIXES } from '../lib/addresses.ts';
import { clientFolder, placesIn } from '../lib/client-files.ts';
import { errorReply, sentenceFor } from '../lib/problems.ts';
import { ROOM_HEADERS, SPOKEN_HEADERS } from '../lib/security.ts';
import { hasOwnPrices, withSiteFacts } from '../lib/site-facts.ts';
import type { SiteFacts } from '../lib/site-facts.ts';
import type { Rating } from '../services/feedback.ts';
import { accuracyPage } from './accuracy-page.ts';
import { serveSite, siteFile } from './site.ts';
import { startPage } from './start-page.ts';

/** Addresses for programs, the build's files among them: an unknown one below them is answered in JSON. */
const FOR_PROGRAMS = [...API_PREFIXES, '/assets'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const NOT_BUILT =
  'The pages have not been built yet. Run "npm run build", then start the server again.';
/** A missing page is sent whole and without validators: no browser may be told that it has not changed. */
const WHOLE = { etag: false, lastModified: false, acceptRanges: false };
const YEAR = 'public, max-age=31536000, immutable';

/** A path of this site to return to; the login page itself checks it again. */
const OWN_PLACE = /^\/[A-Za-z][\w\-./?=&%]{0,500}$/;

/** Makes the target of the documents' own sign-in address: the login page, with the way back (CLINIC-03). */
const loginFor = (query: unknown): string => {
  const { return: place } = query as { readonly return?: unknown };
  const isOwn = typeof place === 'string' && OWN_PLACE.test(place);
  return isOwn ? `${PATHS.login}?${new URLSearchParams({ return: place })}` : PATHS.login;
};

type Pages = SiteFacts & {
  /** Returns true when a dentist is listed under the last part of an address. */
  readonly isListed: (slug: string) => Promise<boolean>;
  /** Reads the public rating, at most a minute old. */
  readonly rating: () => Promise<Rating>;
  /** Reads how often dentists agreed with the assessment, at most an hour old. */
  readonly agreement: () => Promise<Agreement>;
  /** Folder of the built client; `null` looks beside the server. */
  readonly staticDir: string | null;
};

/**
 * Serves the built client and answers every address that no other route does: the landing page, the app's pages, and
 * for any other address the app, which shows its not-found page (ROUTE-01..04, ROUTE-45).
 */
export const servePages = async (app: FastifyInstance, pages: Pages): Promise<void> => {
  const folder = clientFolder(pages.staticDir);
  if (folder !== null) await serveFiles(app, folder);
  const sendMissing = folder === null ? refuseUnbuilt : await missingPages(folder, pages);

  /** Sends the page of that name if the build has one, otherwise the app's in the same language. */
  const page = (name = 'index', place = '') => {
    if (folder === null)
      return (_request: FastifyRequest, reply: FastifyReply) => refuseUnbuilt(reply);
    const built = join(folder, place, `${name}.html`);
    return siteFile(existsSync(built) ? built : join(folder, place, 'index.html'), {
      ...pages,
      place,
    });
  };
  const options = { schema: { hide: true } };
  const landing = folder === null ? null : join(folder, 'landing.html');
  const start =
    landing !== null && existsSync(landing)
      ? startPage(landing, { ...pages, log: app.log })
      : page('landing');
  for (const path of ['/', '/home']) app.get(path, options, start);
  if (folder !== null) await serveSites(app, folder, pages);
  for (const place of folder === null ? [''] : placesIn(folder)) {
    const at = (path: string) => place + path;
    // The service worker keeps this page and shows it without a connection.
    app.get(at('/offline'), options, page('offline', place));
    for (const path of [...Object.values(PATHS), CHECK_PATH]) {
      const send = page(`${APP_FOLDER}${path}`, place);
      app.get(at(path), { ...options, onRequest: dropEmptyQuery }, (request, reply) => {
        if (path === PATHS.chat) void reply.headers(SPOKEN_HEADERS);
        return send(request, reply);
      });
    }
    const shell = page('index', place);
    app.get<{ Params: { slug: string } }>(at(DOCTOR_PATH), options, async (request, reply) => {
      if (folder === null || !(await isMissing(pages, request))) return shell(request, reply);
      return sendMissing(reply, request);
    });
    for (const path of [DESK_PATH, FAMILY_PATH, HOURS_PATH, SHARED_PATH, ...PASSKEY_PAGES])
      app.get(at(path), options, shell);
    for (const path of [ROOM_PATH, GUEST_PATH])
      app.get(at(path), options, (request, reply) => {
        void reply.headers(ROOM_HEADERS);
        return shell(request, reply);
      });
  }
  app.get('/api/login', options, ({ query }, reply) => reply.redirect(loginFor(query), 302));

  // The handler returns nothing: Fastify would watch a returned reply once more, for each handler it passes through.
  app.setNotFoundHandler((request, reply) => {
    if (isForPrograms(request)) void refuseInJson(app, request, reply);
    else void sendMissing(reply, request);
  });
};

/** Serves the site in every language; what a language has not is led to English, which has every page. */
const serveSites = async (app: FastifyInstance, folder: string, pages: Pages): Promise<void> => {
  const live = {
    [SITE_PATHS.accuracy]: (file: string) => accuracyPage(file, { ...pages, log: app.log }),
  };
  const english = await serveSite(app, folder, { ...pages, live, place: '' });
  for (const place of placesIn(folder).filter((each) => each !== '')) {
    const options = { schema: { hide: true } };
    // The rating is worded in English, and stands on the English start page alone.
    const start = siteFile(join(folder, place, 'landing.html'), { ...pages, place });
    for (const path of [place, `${place}/home`]) app.get(path, options, start);
    const own = await serveSite(app, folder, { ...pages, live: {}, place });
    for (const path of english)
      if (!own.has(path)) app.get(place + path, options, (_request, reply) => reply.redirect(path));
  }
};

/** Sends the app with status 404: the app shows its not-found page, and programs read the status. */
const missingPage = async (
  file: string,
  folder: string,
  pages: Pages,
): Promise<(reply: FastifyReply) => FastifyReply> => {
  if (!hasOwnPrices(pages.prices)) return (reply) => reply.code(404).sendFile(file, WHOLE);
  const text = withSiteFacts(await readFile(join(folder, file), 'utf8'), pages);
  return (reply) =>
    reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text);
};

/** Sends the app with status 404 in the language of the address. */
const missingPages = async (folder: string, pages: Pages) => {
  const english = await missingPage('index.html', folder, pages);
  const others = new Map<string, typeof english>();
  for (const place of placesIn(folder).filter((each) => each !== ''))
    others.set(place, await missingPage(`${place.slice(1)}/index.html`, folder, pages));
  return (reply: FastifyReply, request: FastifyRequest): FastifyReply =>
    (others.get(/^\/\w+/.exec(pathOf(request))?.[0] ?? '') ?? english)(reply);
};

/**
 * Returns true when no dentist is listed at an address. Returns false when the directory cannot be asked: the app asks
 * again.
 */
const isMissing = async (
  { isListed }: Pages,
  { params, log }: FastifyRequest<{ Params: { slug: string } }>,
): Promise<boolean> => {
  try {
    return !(await isListed(params.slug));
  } catch (err) {
    log.warn({ err }, 'the directory could not be asked for a page');
    return false;
  }
};

const serveFiles = (app: FastifyInstance, folder: string) =>
  app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // Pages have their own addresses, and compressed twins are only an encoding of their files.
    allowedPath: (path, _root, request) => request.routeOptions.url !== '/*' || isAsset(path),
    setHeaders: (response, path) => {
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : 'no-cache');
    },
  });

const isAsset = (path: string): boolean =>
  !/\.(html|br|gz)$/i.test(path) && !path.startsWith(`/${SITE_FOLDER}/`);

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

const isForPrograms = (request: FastifyRequest): boolean => {
  const path = pathOf(request);
  return (
    !['GET', 'HEAD'].includes(request.method) ||
    /^\/[a-z]{2,3}\/assets\//.test(path) ||
    FOR_PROGRAMS.some((place) => path === place || path.startsWith(`${place}/`))
  );
};

/** Refuses with 405 and the allowed methods when the address exists for another method; with 404 otherwise. */
const refuseInJson = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => {
  const url = pathOf(request);
  const allowed = METHODS.filter((method) => app.hasRoute({ method, url }));
  if (allowed.length > 0) reply.header('allow', allowed.join(', '));
  const status = allowed.length > 0 ? 405 : 404;
  return reply.code(status).send(errorReply(sentenceFor(status)));
};

const refuseUnbuilt = (reply: FastifyReply) =>
  reply.code(503).header('cache-control', 'no-store').type('text/plain').send(NOT_BUILT);

/** Redirects a search that was sent empty to the address without the empty words (LAND-06). */
const dropEmptyQuery = (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
  const path = pathOf(request);
  const words = new URLSearchParams(request.url.slice(path.length));
  const isEmpty = words.getAll('query').every((word) => word.trim() === '');
  if (!words.has('query') || !isEmpty) return next();
  words.delete('query');
  void reply.redirect(words.size > 0 ? `${path}?${words}` : path, 302);
};
