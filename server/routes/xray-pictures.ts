import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { PICTURE_RATE } from '../../contracts/xray/xray-files.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { limitOfAddress } from '../lib/rate-limits.ts';
import { SignedQuery } from '../lib/signed-address.ts';
import { PICTURE_SIZES } from '../services/xrays/pictures.ts';
import { PICTURES_OF } from '../services/xrays/reading.ts';
import type { PictureOf } from '../services/xrays/reading.ts';
import { showPicture } from '../services/xrays/shown-picture.ts';

const Params = z.object({ id: z.uuid(), size: z.enum(PICTURE_SIZES) });
/**
 * Headers of a picture: opened by itself it can run and load nothing; other sites cannot show it, and no cache keeps
 * it.
 */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** Name under which a picture is downloaded, and where its address comes from. */
const KINDS = {
  xrays: { name: 'x-ray', from: 'X-ray' },
  stills: { name: 'picture', from: 'page' },
} as const;

/** The route as the rate limits know it: it is opened without a token, so it is counted by address alone. */
const showing = (of: PictureOf) =>
  ({
    method: 'GET',
    path: `/api/${of}/:id/:size`,
    tag: 'X-rays',
    summary: 'A picture',
    auth: 'none',
    rate: PICTURE_RATE,
    replies: { 200: z.unknown() },
  }) as const;

/**
 * Serves pictures at the signed addresses that their owner was given. An address needs no token, for an `<img>` sends
 * none; it shows nothing once the X-ray, or the picture of a call, is deleted.
 */
export const xrayPictureRoutes = (
  app: FastifyInstance,
  deps: Parameters<typeof showPicture>[0],
): void => {
  const show =
    (of: PictureOf) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { name, from } = KINDS[of];
      const params = z.safeParse(Params, request.params);
      const query = z.safeParse(SignedQuery, request.query);
      if (!params.success || !query.success) throw new Problem(404, sentenceFor(404));
      const { until, signature } = query.data;
      const address = { of, ...params.data, until: Number(until), signature };
      const shown = await showPicture(deps, address);
      if (shown.kind === 'expired') {
        const again = `Please open the ${from} again.`;
        throw new Problem(410, `This address of the picture has ended. ${again}`);
      }
      if (shown.kind === 'unknown') throw new Problem(404, sentenceFor(404));
      const named = { 'content-disposition': `inline; filename="${name}.jpg"` };
      const headers = { ...PRIVATE, ...named };
      return reply.type('image/jpeg').headers(headers).send(Readable.from(shown.parts));
    };
  for (const of of PICTURES_OF) {
    const route = showing(of);
    const onRequest = limitOfAddress(app, route) ?? [];
    app.get(route.path, { schema: { hide: true }, onRequest }, show(of));
  }
};
