import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/result-links.ts';
import { PasscodeProblem, Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { endLink, listLinks, makeLink, openLink } from '../services/result-links.ts';
import { texts } from '../texts/speaking.ts';
import { notAllowed, notFound } from './refusals.ts';

type Deps = Parameters<typeof makeLink>[0];

/** Serves the links with which a patient shows a result: to the patient, and to whoever has link and passcode. */
export const resultLinkRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, endpoints.listResultLinks, async ({ caller, params }) => {
    const links = await listLinks(deps, { ownerId: caller.id, ...params });
    if (links === null) throw notFound();
    return { status: 200, body: { links } };
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
  serve(app, endpoints.openResultLink, async ({ params, body }) => {
    const opened = await openLink(deps, { ...params, ...body });
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
};
