import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = "'self'";
const NONE = "'none'";

/** What a page of ours may load. Styles may be inline because the components set them on elements. */
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

/** Hashes of the scripts inside the built start page, as the policy wants them; nothing else inline may run. */
export const inlineScriptHashes = (client: string | null): string[] => {
  const page = client === null ? null : join(client, 'landing.html');
  if (page === null || !existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
};

/** Security headers on every reply. There are no CORS headers: only our own pages may call us. */
export const protectReplies = async (
  app: FastifyInstance,
  scriptHashes: readonly string[],
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, 'script-src': [SELF, ...scriptHashes] },
    },
    // Sign-in and payment windows must be able to report back to the page that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), usb=(), geolocation=(self), payment=(self)',
    );
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
  // Replies to programs hold health data and session tokens; files say themselves how long they stay.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store');
  });
};
