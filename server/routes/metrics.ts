import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { METRICS_PATH } from '../lib/addresses.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { isSecret } from '../lib/same-secret.ts';

type Deps = {
  readonly metrics: Registry;
  /** Token that a reader has to send; `null` refuses every reader. */
  readonly token: string | null;
};

/**
 * Serves the figures of this process in Prometheus' text format. A caller without the token gets 404, as if nothing
 * were there.
 */
export const metricsRoutes = (app: FastifyInstance, { metrics, token }: Deps): void => {
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const shown = request.headers.authorization ?? '';
    if (token === null || !isSecret(shown, `Bearer ${token}`))
      throw new Problem(404, sentenceFor(404));
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};
