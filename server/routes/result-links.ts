import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import * as endpoints from '../../contracts/endpoints/result-links.ts';
import { PasscodeProblem, Problem } from '../lib/problems.ts';
import { limitOfAddress } from '../lib/rate-limits.ts';
import { serve } from '../lib/serve.ts';
import { SignedQuery } from '../lib/signed-address.ts';
import { endLink, listLinks, makeLink, openLink, readLinkFile } from '../services/result-links.ts';
import { texts } from '../texts/speaking.ts';
import { notAllowed, notFound } from './refusals.ts';

type Deps = Parameters<typeof openLink>[0] & {
  /** Address under which visitors reach the product; `null` uses the name under which they ask. */
  readonly publicOrigin: string | null;
};

const FileParams = z.object({ id: z.uuid(), nth: z.string().check(z.regex(/^[01]$/)) });

/** The route as the rate limits know it: it is opened without a token, so it is counted by address alone. */
const FETCHING = {
  ...endpoints.openResultLink,
  method: 'GET',
  path: endpoints.LINK_FILE_PATH,
  rate: endpoints.LINK_FILE_RATE,
} as const;

/** Headers that keep a file from caches and search engines. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** Serves the links with which a patient shows a result: to the patient, and to whoever has link and passcode. */
export const resultLinkRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, endpoints.listResultLinks, async ({ caller, params }) => {
    const listed = await listLinks(deps, { ownerId: caller.id, ...params });
    if (listed === null) throw notFound();
    return { status: 200, body: listed };
  });
  serve(app, endpoints.makeResultLink, async ({ caller, params, body }) => {
    const made = await makeLink(deps, { ownerId: caller.id, ...params, ...body });
    if (made.kind === 'made') return { status: 200, body: made.link };
    if (made.kind === 'notFound') throw notFound();
    if (made.kind === 'tooMany') throw new Problem(409, texts().REFUSALS.resultLinks.tooMany);
    throw notAllowed(made);
  });
  serve(app, endpoints.endResultLink, async ({ caller, params }) => {
    if (!(await endLink(deps, { ownerId: caller.id, ...params }))) throw notFound();
    return { status: 200, body: { success: true } };
  });
  serve(app, endpoints.openResultLink, async ({ params, body, origin: asked }) => {
    const { embeddedLengthMax: longest = Infinity, ...shown } = body;
    const origin = deps.publicOrigin ?? asked;
    const opened = await openLink(deps, { ...params, ...shown, longest, origin });
    if (opened.kind === 'opened') {
      return { status: 200, body: { status: 'finalized', files: opened.files } };
    }
    const { resultLinks } = texts().REFUSALS;
    if (opened.kind === 'wrongPasscode') {
      throw new PasscodeProblem(resultLinks.wrongPasscode(opened.left), opened.left);
    }
    if (opened.end === null) throw notFound();
    throw new Problem(404, resultLinks[opened.end], null, `link_${opened.end}`);
  });
  const fetch = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const params = z.safeParse(FileParams, request.params);
    const query = z.safeParse(SignedQuery, request.query);
    if (!params.success || !query.success) throw notFound();
    const { id, nth } = params.data;
    const { until, signature } = query.data;
    const address = { id, nth: Number(nth), until: Number(until), signature };
    const file = await readLinkFile(deps, address);
    if (file === null) throw notFound();
    return reply.type('application/jose').headers(PRIVATE).send(file);
  };
  const onRequest = limitOfAddress(app, FETCHING) ?? [];
  app.get(FETCHING.path, { schema: { hide: true }, onRequest }, fetch);
};
