import { isIP } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { OPERATOR_FACTS } from '../contracts/site/operator.ts';
import type { OperatorFact } from '../contracts/site/operator.ts';
import { buildApp } from './app.ts';
import type { AppDeps } from './areas/area.ts';
import type { Database } from './db/connect.ts';
import type { Env } from './env.ts';
import { StartError, areMissing } from './lib/start-error.ts';
import { organizationsIn } from './repositories/organizations.ts';
import { sandboxLink } from './routes/sandbox.ts';
import { hasSandbox, isForPeople, passkeyRule, refuseSandbox } from './sandbox-rule.ts';
import { addSampleDoctors } from './services/appointments/doctors.ts';
import { addSamples } from './services/dentists/samples.ts';

export type StartDeps = Omit<AppDeps, 'db'> & {
  /** Opens the database, which is closed again when the server stops or cannot start. */
  readonly open: () => Promise<Database>;
};

/** A server that answers at its address. */
export type Running = {
  readonly address: string;
  /** What opens the sandbox, where there is one. */
  readonly sandboxLink: string | null;
  readonly log: FastifyBaseLogger;
  /**
   * Says that it is not ready and goes on answering for so many milliseconds, in which a balancer notices.
   * Then finishes the requests in flight and closes the data: cleanly, even if the server itself cannot.
   */
  readonly stop: (drainMs: number) => Promise<void>;
};

/**
 * Opens the data and listens. A start that fails leaves nothing open.
 * @throws StartError when the operator can mend it
 */
export const startServer = async ({ open, ...deps }: StartDeps): Promise<Running> => {
  const { env, clock } = deps;
  refuseSandbox(deps);
  refuseUnnamed(env);
  refuseUnbound(env);
  const db = await open();
  let app: FastifyInstance | null = null;
  let link: string | null = null;
  const stop = async (drainMs: number): Promise<void> => {
    try {
      if (app) app.isLeaving = true;
      if (drainMs > 0) await new Promise<void>((resolve) => clock.after(drainMs, resolve));
      await app?.close();
    } finally {
      await db.close();
    }
  };
  try {
    app = await buildApp({ ...deps, db });
    if (passkeyRule(env) === 'offered') app.log.warn(OFFERED);
    // What the operator is called may have changed since the last start.
    const { name } = env.operator;
    const isNamed = name === null || (await organizationsIn(db.sql).nameHouse(name));
    if (!isNamed) app.log.warn(NAME_TAKEN);
    // Samples take nobody's real appointment there.
    if (hasSandbox(deps)) await tryOut({ ...deps, db }, app.log);
    await app.listen({ port: env.port, host: env.host, listenTextResolver: () => 'listening' });
    const origin = env.publicOrigin ?? addressOf(app, env);
    if (hasSandbox(deps)) link = await linkOf(app, origin);
  } catch (error) {
    await stop(0);
    throw listenProblem(error, env);
  }
  return { address: addressOf(app, env), sandboxLink: link, log: app.log, stop };
};

/** What opens the sandbox; `null` where the database does not say. */
const linkOf = async (app: FastifyInstance, origin: string): Promise<string | null> => {
  try {
    return await sandboxLink(app, origin);
  } catch (error) {
    app.log.warn({ err: error }, 'the link of the sandbox could not be made');
    return null;
  }
};

/** What is there to look at where nobody depends on it; a server that lacks it can do all else. */
const tryOut = async (
  { db, clock, ids }: Pick<AppDeps, 'db' | 'clock' | 'ids'>,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    await addSamples({ db, clock, ids });
    await addSampleDoctors({ db, ids });
  } catch (error) {
    log.warn({ err: error }, 'the samples could not be added');
  }
};

/**
 * Whoever handles the data and the money of people has to say who they are, and who answers.
 * @throws StartError that names what is missing
 */
export const refuseUnnamed = (env: Env): void => {
  const unsaid = Object.entries(OPERATOR_FACTS)
    .filter(([fact, it]) => 'isNeeded' in it && env.operator[fact as OperatorFact] === null)
    .map(([, { variable, example }]) => ({ variable, example }));
  if (unsaid.length === 0 || !isForPeople(env)) return;
  throw new StartError(
    [
      `${areMissing(unsaid.map(({ variable }) => variable))}: a server that writes to people or takes their money has to say on its pages who runs it and who answers.`,
      ...unsaid.map(({ variable, example }) => `For example ${variable}=${example}`),
    ].join('\n'),
  );
};

const NAME_TAKEN =
  'OPERATOR_NAME is the name of another organisation: the house’s own keeps the name it had';

/** What the log says where a password alone lets the staff in. */
const OFFERED =
  'STAFF_SECOND_FACTOR is "offered": the staff log in by password alone unless they have added a passkey';

/** Returns what keeps browsers from using a passkey at an address; `null` where nothing does. */
const unboundBy = (publicOrigin: string | null): string | null => {
  if (publicOrigin === null) return 'PUBLIC_URL is missing';
  const { protocol, hostname } = new URL(publicOrigin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0)
    return `PUBLIC_URL is ${publicOrigin}, which has no name`;
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure ? null : `PUBLIC_URL is ${publicOrigin}, without https`;
};

/**
 * A passkey is bound to the address of the site, so that no other site can ask for it, and browsers want a name and https.
 * @throws StartError where the staff need one and the address allows none: nobody of them could log in
 */
export const refuseUnbound = (env: Env): void => {
  const why = unboundBy(env.publicOrigin);
  if (passkeyRule(env) === 'offered' || why === null || !isForPeople(env)) return;
  throw new StartError(
    `${why}: the staff log in with a passkey, which is bound to the address of the site. ` +
      'For example PUBLIC_URL=https://toothwise.example. STAFF_SECOND_FACTOR=offered lets them in by password alone.',
  );
};

const addressOf = (app: FastifyInstance, env: Env): string => {
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : env.port;
  const everywhere = ['localhost', '0.0.0.0', '::'].includes(env.host);
  const host = env.host.includes(':') ? `[${env.host}]` : env.host;
  return `http://${everywhere ? 'localhost' : host}:${port}`;
};

const listenProblem = (error: unknown, { port, host }: Env): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already in use. Set PORT to another number, for example PORT=${port + 1}`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `PORT ${port} needs more rights than this process has. For example PORT=3000`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `HOST "${host}" is not an address of this machine. For example HOST=localhost`,
    );
  }
  return error;
};
