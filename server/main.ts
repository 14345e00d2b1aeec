import { existsSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '../contracts/product.ts';
import { buildApp } from './app.ts';
import { connect } from './db/connect.ts';
import { readEnv } from './env.ts';
import type { Env } from './env.ts';
import { systemClock } from './lib/clock.ts';
import { randomIds } from './lib/ids.ts';
import { StartError } from './lib/start-error.ts';
import { languageModelFor } from './providers/language-model/index.ts';
import { CONDITION_NAMES, embeddedEngine } from './services/engine.ts';

/** A stop that takes longer than the requests in flight may is cut short, in milliseconds. */
const STOP_MS = 15_000;

const start = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const db = await connect(env);
  const app = await buildApp({
    env,
    db,
    clock: systemClock,
    ids: randomIds,
    engine: embeddedEngine,
    languageModel: languageModelFor(env.languageModel, CONDITION_NAMES),
  });
  closeWithGrace({ delay: STOP_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an unexpected error');
    // The data is closed cleanly even if a connection keeps the server from closing.
    try {
      await app.close();
    } finally {
      await db.close();
    }
  });
  try {
    await app.listen({ port: env.port, host: env.host, listenTextResolver: () => 'listening' });
  } catch (error) {
    await app.close();
    await db.close();
    throw listenProblem(error, env);
  }
  process.stdout.write(`${PRODUCT_NAME} is running at ${addressOf(app, env)}\n`);
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

start().catch((error: unknown) => {
  const text =
    error instanceof StartError
      ? error.message
      : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
