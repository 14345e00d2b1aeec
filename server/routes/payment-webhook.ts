import type { FastifyInstance } from 'fastify';
import { Problem, sentenceFor } from '../lib/problems.ts';
import type { PaymentDeps } from '../services/payments/apply-event.ts';
import { receiveWebhook } from '../services/payments/webhooks.ts';

/** Address that the payment provider sends its webhooks to. */
export const WEBHOOK_PATH = '/api/razorpay/webhook';

const headerOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' && value.length <= 200 ? value : null;

/**
 * Takes the provider's webhooks. The body stays raw, since the signature is over its bytes. Any status but success
 * makes the provider send again, so only two are refused: those that cannot be decided now, and those that it has not
 * signed.
 */
export const paymentWebhookRoute = (app: FastifyInstance, deps: PaymentDeps): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, { schema: { hide: true } }, async ({ body, headers }, reply) => {
      const signature = headerOf(headers['x-razorpay-signature']) ?? '';
      const eventId = headerOf(headers['x-razorpay-event-id']);
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const verdict = await receiveWebhook(deps, { raw, signature, eventId });
      if (verdict === 'forged') throw new Problem(401, 'The signature is not right.');
      if (verdict === 'unavailable') throw new Problem(503, sentenceFor(503));
      return reply.send({ success: true });
    });
  });
};
