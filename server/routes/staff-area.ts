import type { FastifyInstance } from 'fastify';
import * as area from '../../contracts/endpoints/staff-area.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { exported } from '../services/staff-area/export.ts';
import { overview, statistics } from '../services/staff-area/figures.ts';
import { dayList, payments, redFlags, refunds } from '../services/staff-area/lists.ts';
import { system } from '../services/staff-area/system.ts';
import type { ServiceDeps } from '../services/deps.ts';
import { accountGone } from './refusals.ts';

export const staffAreaRoutes = (app: FastifyInstance, deps: ServiceDeps): void => {
  serve(app, area.readOverview, async ({ caller }) => ({
    status: 200,
    body: await overview({ ...deps, scope: caller }),
  }));
  serve(app, area.readStatistics, async ({ caller, query }) => ({
    status: 200,
    body: await statistics({ ...deps, scope: caller }, query),
  }));
  serve(app, area.readSystem, async () => ({ status: 200, body: await system(deps) }));
  serve(app, area.listDay, async ({ caller, query }) => {
    const found = await dayList(deps, { reader: caller, day: query.day });
    if (found.kind !== 'shown') throw accountGone();
    return { status: 200, body: found.value };
  });
  serve(app, area.listPayments, async ({ caller, query }) => {
    const { rows, ...list } = await payments({ ...deps, scope: caller }, query);
    return { status: 200, body: { ...list, payments: rows } };
  });
  serve(app, area.listRefunds, async ({ caller, query }) => {
    const { rows, ...list } = await refunds({ ...deps, scope: caller }, query);
    return { status: 200, body: { ...list, refunds: rows } };
  });
  serve(app, area.listRedFlags, async ({ caller, query }) => {
    const { rows, ...list } = await redFlags({ ...deps, scope: caller }, query);
    return { status: 200, body: { ...list, red_flags: rows } };
  });
  serve(app, area.exportList, async ({ caller, query }) => {
    const file = await exported({ ...deps, scope: caller }, query);
    if (file === null) throw new Problem(404, sentenceFor(404));
    return { status: 200, body: file };
  });
};
