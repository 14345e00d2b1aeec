import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { APP_FOLDER } from '../../contracts/common/paths.ts';
import { SITE_FOLDER } from '../../contracts/site/site.ts';
import { placesIn } from './client-files.ts';

const SELF = "'self'";
const NONE = "'none'";

/** Sources that a page of ours may load. Styles may be inline because the components set them on elements. */
const CONTENT_SECURITY_POLICY = {
  'default-src': [SELF],
  'script-src-attr': [NONE],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'connect-src': [SELF],
  'object-src': [NONE],
  'base-uri': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [SELF],
};

/** Lists the prerendered pages of every language. The scripts in them run before any file of ours is there. */
const prerenderedIn = (client: string): string[] =>
  placesIn(client).flatMap((place) => [
    join(place, START_PAGE),
    ...[APP_FOLDER, SITE_FOLDER].flatMap((folder) => pagesIn(client, join(place, folder))),
  ]);

const START_PAGE = 'landing.html';

/** Beginning of a script that stands inside a page. A `data-` attribute on it may carry what the script is to do. */
const SCRIPT_INSIDE = /<script(?: data-[^<>]*)?>/;

/** Hashes the scripts inside the prerendered pages, as the policy wants them; nothing else inline may run. */
export const inlineScriptHashes = (client: string | null): string[] => {
  const scripts = (client === null ? [] : prerenderedIn(client))
    .map((page) => join(client ?? '', page))
    .filter((page) => existsSync(page))
    .flatMap((page) => readFileSync(page, 'utf8').split(SCRIPT_INSIDE).slice(1));
  const texts = new Set(scripts.map((script) => script.split('</script>', 1)[0] ?? ''));
  return [...texts].map((text) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
};

const pagesIn = (client: string, part: string): string[] => {
  const folder = join(client, part);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.html')).map((name) => join(part, name));
};

/** Sources that the checkout of the payment provider loads, where there is one (https://razorpay.com/docs/payments). */
const CHECKOUT: Partial<Readonly<Record<string, readonly string[]>>> = {
  'script-src': ['https://checkout.razorpay.com'],
  'frame-src': [SELF, 'https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'connect-src': ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  'img-src': ['https://cdn.razorpay.com'],
};

export type Headers = Readonly<Record<string, string>>;

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const policyOf = (scriptHashes: readonly string[], more: typeof CHECKOUT): string => {
  const ours = { ...CONTENT_SECURITY_POLICY, 'script-src': [SELF, ...scriptHashes] };
  const directives = new Set([...Object.keys(ours), ...Object.keys(more)]);
  return [...directives]
    .map((name) =>
      [name, ...((ours as typeof CHECKOUT)[name] ?? []), ...(more[name] ?? [])].join(' '),
    )
    .join(';');
};

const PERMISSIONS = 'usb=(), geolocation=(self), payment=(self)';

/**
 * Headers of the room of a consultation and of its guest's page: the camera works there and nowhere else, and no search
 * engine lists them.
 */
export const ROOM_HEADERS: Headers = {
  'permissions-policy': `camera=(self), microphone=(self), ${PERMISSIONS}`,
  'x-robots-tag': 'noindex',
};

/** Headers of the assessment, where words may be spoken in (NEW-100). */
export const SPOKEN_HEADERS: Headers = {
  'permissions-policy': `camera=(), microphone=(self), ${PERMISSIONS}`,
};

/**
 * Makes the headers of every reply, those included that no route has answered. There are no CORS headers: only our own
 * pages may call us.
 */
export const securityHeaders = (
  scriptHashes: readonly string[],
  { isHttps, hasCheckout }: { readonly isHttps: boolean; readonly hasCheckout: boolean },
): Headers => ({
  'content-security-policy': policyOf(scriptHashes, hasCheckout ? CHECKOUT : {}),
  // Sign-in and payment windows must be able to report back to the page that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': `camera=(), microphone=(), ${PERMISSIONS}`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // Replies to programs hold health data and session tokens.
  'cache-control': 'no-store',
  ...(isHttps && HTTPS_ONLY),
});

/** Puts the headers on every reply that Fastify makes. A file sets its own `cache-control`. */
export const protectReplies = (app: FastifyInstance, headers: Headers): void => {
  const { 'cache-control': notKept, ...always } = headers;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    if (request.protocol === 'https') reply.headers(HTTPS_ONLY);
    done();
  });
  // This hook is not async, and no other one here may be: a refusal is sent in the moment in which it is decided.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', notKept);
    done();
  });
};
