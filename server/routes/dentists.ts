import type { FastifyInstance } from 'fastify';
import { listCities, readDentist, searchDentists } from '../../contracts/endpoints/dentists.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as directory from '../services/dentists/directory.ts';
import type { ServiceDeps } from '../services/deps.ts';

export const dentistRoutes = (app: FastifyInstance, deps: ServiceDeps): void => {
  serve(app, searchDentists, async ({ query }) => ({
    status: 200,
    body: await directory.searchDentists(deps, query),
  }));
  serve(app, readDentist, async ({ params }) => {
    const found = await directory.readDentist(deps, params.slug);
    if (found === null) throw new Problem(404, 'We do not list a dentist under this name.');
    return { status: 200, body: found };
  });
  serve(app, listCities, async () => ({
    status: 200,
    body: { cities: await directory.listCities(deps) },
  }));
};
