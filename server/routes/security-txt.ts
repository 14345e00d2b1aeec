import type { FastifyInstance } from 'fastify';
import type { Clock } from '../lib/clock.ts';
import { isMailAddress } from '../lib/mail-address.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import type { SiteFacts } from '../lib/site-facts.ts';

/** Time for which a reader may rely on it, in milliseconds: RFC 9116 asks for less than a year. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

type Deps = SiteFacts & { readonly clock: Clock };

/** Serves the contact for reports of security holes (RFC 9116): the operator's support address; 404 without one. */
export const securityTxtRoute = (
  app: FastifyInstance,
  { operator, publicOrigin, clock }: Deps,
): void => {
  const address = operator.support?.split(',').map((part) => part.trim());
  const mailbox = address?.find(isMailAddress);
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    if (mailbox === undefined) throw new Problem(404, sentenceFor(404));
    const lines = [
      `Contact: mailto:${mailbox}`,
      `Expires: ${new Date(clock.now().getTime() + KEPT_MS).toISOString()}`,
      'Preferred-Languages: en, hi',
      ...(publicOrigin === null ? [] : [`Canonical: ${publicOrigin}/.well-known/security.txt`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
