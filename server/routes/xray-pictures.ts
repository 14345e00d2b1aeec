import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { PICTURE_RATE } from '../../contracts/xray-files.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { limitOfAddress } from '../lib/rate-limits.ts';
import { takingTurns } from '../lib/turns.ts';
import { PICTURE_SIZES } from '../services/xrays/pictures.ts';
import { showPicture } from '../services/xrays/shown-picture.ts';

const Params = z.object({ id: z.uuid(), size: z.enum(PICTURE_SIZES) });
const Query = z.object({
  until: z.string().check(z.regex(/^[1-9]\d{9,15}$/)),
  signature: z.string().check(z.regex(/^[\w-]{20,100}$/)),
});

/** A picture may run nothing and load nothing, whoever opens it by itself; and nobody but its page has it, or keeps it. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline; filename="x-ray.jpg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

const EXPIRED = 'This address of the picture has ended. Please open the X-ray again.';

/** Pictures that are in memory on their way to their callers, however slowly these take them: some 10 MB each at most. */
const SHOWN_AT_ONCE = 16;

/** How many more may be asked for meanwhile: some lists of previews. Whoever comes then is told to come again. */
const MOST_WAITING = 128;

/** When to come again then, in seconds. */
const COME_AGAIN_S = 5;

/** As the limits know it: opened without a token, so it is counted by address alone. */
const SHOWING = {
  method: 'GET',
  path: '/api/xrays/:id/:size',
  tag: 'X-rays',
  summary: 'A picture',
  auth: 'none',
  rate: PICTURE_RATE,
  replies: { 200: z.unknown() },
} as const;

type NotShown = Exclude<Awaited<ReturnType<typeof showPicture>>['kind'], 'shown'>;

const problemOf = (kind: NotShown): Problem => {
  if (kind === 'expired') return new Problem(410, EXPIRED);
  if (kind === 'unknown') return new Problem(404, sentenceFor(404));
  return new Problem(503, sentenceFor(503), COME_AGAIN_S);
};

/**
 * Pictures by the addresses that their owner was given. Who has the address needs no token, for an `<img>` sends none; when
 * the X-ray is deleted the address shows nothing.
 */
export const xrayPictureRoutes = (
  app: FastifyInstance,
  needs: Omit<Parameters<typeof showPicture>[0], 'turns'>,
): void => {
  const turns = takingTurns(SHOWN_AT_ONCE, MOST_WAITING);
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const params = z.safeParse(Params, request.params);
    const query = z.safeParse(Query, request.query);
    if (!params.success || !query.success) throw new Problem(404, sentenceFor(404));
    const { until, signature } = query.data;
    const address = { ...params.data, until: Number(until), signature };
    const shown = await showPicture({ ...needs, turns }, address, request.over);
    if (shown.kind !== 'shown') throw problemOf(shown.kind);
    // Who went away while it was loaded takes nothing any more.
    if (reply.raw.closed) shown.done();
    else reply.raw.once('close', shown.done);
    return reply.type('image/jpeg').headers(PRIVATE).send(shown.picture);
  };
  const onRequest = limitOfAddress(app, SHOWING) ?? [];
  app.get(SHOWING.path, { schema: { hide: true }, onRequest }, show);
};
