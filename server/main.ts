import closeWithGrace from 'close-with-grace';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { PRODUCT_NAME } from '../contracts/common/product.ts';
import { connect } from './db/connect.ts';
import { followingClock, systemClock } from './lib/clock.ts';
import { randomIds } from './lib/ids.ts';
import { passwords } from './lib/password.ts';
import { watchEventLoop } from './metrics/event-loop.ts';
import { countsIn } from './metrics/counts.ts';
import { showWorkers } from './metrics/workers.ts';
import { both } from './observation/observer.ts';
import { filesFor } from './providers/files/index.ts';
import { googleFor } from './providers/google/index.ts';
import { languageModelFor } from './providers/language-model/index.ts';
import { paymentsFor } from './providers/payments/index.ts';
import { staffIssuerFor } from './providers/staff-issuer/index.ts';
import { mailFor } from './providers/mail/index.ts';
import { radiographModelFor } from './providers/radiograph/index.ts';
import { smsFor } from './providers/sms/index.ts';
import { serverTime } from './repositories/server-time.ts';
import { CONDITION_IDS, embeddedEngine } from './services/engine.ts';
import { decodingPool } from './services/xrays/decoding-pool.ts';
import { xrayReader } from './services/xrays/reader.ts';
import { runProgram } from './program.ts';
import { startServer } from './start.ts';
import { startWorkers } from './workers/pool.ts';

/** A stop that takes longer than the drain and the requests in flight may is cut short, in milliseconds. */
const STOP_MS = 15_000;

await runProgram(async (env) => {
  const { clock, follow } = followingClock(systemClock);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const counts = countsIn(metrics);
  // Loaded only where it is wanted.
  const traces = env.traces && (await import('./traces/traces.ts')).startTraces(env.traces, clock);
  const observer = traces ? both(counts, traces.observer) : counts;
  const workers = startWorkers({
    threads: env.workerThreads,
    clock,
    onTaskEnd: observer.onTask,
  });
  showWorkers(metrics, workers.stats);
  const radiographModel = await radiographModelFor(env.radiographModel, {
    analyze: (raster, signal) => workers.run('analyzeRadiograph', raster, signal),
    clock,
  });
  const server = await startServer({
    env,
    open: async () => {
      const [db] = await Promise.all([connect(env), workers.ready()]);
      await follow(() => serverTime(db.sql));
      return db;
    },
    clock,
    ids: randomIds,
    engine: embeddedEngine(workers.run),
    writeReport: (report, signal) => workers.run('writeReport', report, signal),
    passwords: passwords(),
    languageModel: languageModelFor(env.languageModel, { conditionIds: CONDITION_IDS, clock }),
    mail: await mailFor(env.mail, clock),
    sms: smsFor(env.sms, clock),
    google: googleFor(env.google, clock),
    staffIssuer: staffIssuerFor(env.staffIssuer, clock),
    payments: paymentsFor(env.payments, clock),
    files: await filesFor(env.bucket, env.dataDir, clock),
    decoding: decodingPool({ clock }),
    xrayReader: xrayReader(workers.run, radiographModel),
    metrics,
    observer,
  });
  traces?.reportTo(server.log);
  watchEventLoop({ clock, log: server.log });
  const delay = env.drainMs + STOP_MS;
  closeWithGrace({ delay, logger: server.log }, async ({ err, signal }) => {
    if (err) server.log.error({ err }, 'stopping after an unexpected error');
    // Nobody balances a server that runs in a terminal or that has broken.
    await server.stop(signal === 'SIGTERM' ? env.drainMs : 0);
    await traces?.close();
    await radiographModel.close();
    await workers.close();
  });
  const sandbox = server.sandboxLink && `What it does not send is kept at ${server.sandboxLink}\n`;
  process.stdout.write(`${PRODUCT_NAME} is running at ${server.address}\n${sandbox ?? ''}`);
});
