import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { METRICS_PATH } from '../lib/addresses.ts';
import { isFromHere } from '../lib/from-here.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';

type Needs = {
  readonly metrics: Registry;
  /** What a reader has to show; `null` lets in who asks from this machine itself. */
  readonly token: string | null;
};

/** The figures of this process in Prometheus' text format. Who may not read them finds nothing there. */
export const metricsRoutes = (app: FastifyInstance, { metrics, token }: Needs): void => {
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const mayRead = token === null ? isFromHere(request) : shows(request, token);
    if (!mayRead) throw new Problem(404, sentenceFor(404));
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for every wrong token. */
const shows = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
