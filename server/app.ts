import type { FastifyInstance } from 'fastify';
import { accounts, callerChecks } from './areas/accounts.ts';
import { appointments } from './areas/appointments.ts';
import { whileOpen } from './areas/area.ts';
import type { AppDeps, Area, AreaDeps, AreaJobs } from './areas/area.ts';
import { assessment } from './areas/assessment.ts';
import { messages } from './areas/messages.ts';
import { operations } from './areas/operations.ts';
import { payments } from './areas/payments.ts';
import { site } from './areas/site.ts';
import { staff } from './areas/staff.ts';
import { xrays } from './areas/xrays.ts';
import { countUnknown, startLanes } from './jobs/lanes.ts';
import type { Jobs } from './jobs/runner.ts';
import { relyingPartyOf } from './lib/relying-party.ts';
import { showUnknownJobs } from './metrics/outside.ts';
import { observeOpinions } from './observation/opinions.ts';
import { observeTransactions } from './observation/transactions.ts';
import { rateCountsIn } from './repositories/rate-counts.ts';
import { documentApi } from './routes/api-docs.ts';
import { sandboxDoor } from './routes/sandbox.ts';
import { secondFactorRule } from './sandbox-rule.ts';
import { endsFor } from './services/ends.ts';
import { picturesInTurn } from './services/xrays/pictures.ts';
import { buildShell, isOverHttps } from './shell.ts';

/** In the order in which the page of the API shows them. */
const AREAS: readonly Area[] = [
  operations,
  assessment,
  accounts,
  staff,
  payments,
  appointments,
  messages,
  xrays,
  site,
];

/** The whole server without a port. Closing it leaves the database open: who opened it closes it. */
export const buildApp = async (given: AppDeps): Promise<FastifyInstance> => {
  const { env, clock, ids, metrics, observer, decoding } = given;
  const { smsRules } = env;
  const db = observeTransactions(given.db, observer);
  const secondFactor = secondFactorRule(env);
  const checks = callerChecks({ db, clock, smsRules, secondFactor });
  const app = buildShell({ ...given, checks, rateCounts: rateCountsIn(db.sql) });
  await documentApi(app, env.staticDir);
  const { log } = app;
  const running: Jobs[] = [];
  const deps: AreaDeps = {
    ...given,
    db,
    languageModel: given.languageModel && observeOpinions(given.languageModel, observer),
    log,
    smsRules,
    secondFactor,
    relyingParty: relyingPartyOf(env.publicOrigin),
    wakeJobs: () => running.forEach(({ look }) => look()),
    ends: endsFor({ db, clock, closing: app.closing }),
    pictures: picturesInTurn(decoding),
    door: sandboxDoor(app, { db, ids, isHttps: isOverHttps(env) }),
  };
  const later: AreaJobs[] = [];
  for (const area of AREAS) later.push((await area(app, deps)) ?? {});
  const lanes = [
    { kinds: later.flatMap(({ jobs = [] }) => jobs) },
    ...later.flatMap(({ lanes: own = [] }) => own),
  ];
  showUnknownJobs(metrics, () => countUnknown({ db, clock }, lanes));
  whileOpen(app, () => {
    running.push(...startLanes({ db, clock, ids, onEnd: observer.onJob, log }, lanes));
    // At the same time: a job may wait for a picture that is never done with.
    return async () =>
      void (await Promise.all([decoding.close(), ...running.map(({ stop }) => stop())]));
  });
  return app;
};
