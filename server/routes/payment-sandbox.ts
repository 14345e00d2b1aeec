import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Problem, sentenceFor } from '../lib/problems.ts';
import {
  checkoutAnswer,
  checkoutPage,
  paidPage,
  payPage,
} from '../services/payments/sandbox/pages.ts';
import {
  WAYS_TO_PAY,
  findPayable,
  payInSandbox,
  signatureOf,
} from '../services/payments/sandbox/payer.ts';
import type { Payable, WayToPay } from '../services/payments/sandbox/payer.ts';
import { CHECKOUT_PATH, PAY_PATH } from '../services/payments/sandbox/provider.ts';
import { ANSWER_SCRIPT, CHECKOUT_SCRIPT } from '../services/payments/sandbox/scripts.ts';
import type { ServiceDeps, WakingDeps } from '../services/deps.ts';
import type { SandboxDoor } from './sandbox.ts';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** A card is declined or charged at once; slow and late money is tried out with QR codes. */
const BY_CARD: readonly WayToPay[] = ['paid', 'declined', 'wrongAmount'];

const How = z.object({ how: z.enum(WAYS_TO_PAY) });
const wayIn = (query: unknown): WayToPay => {
  const read = z.safeParse(How, query);
  if (!read.success) throw new Problem(400, sentenceFor(400));
  return read.data.how;
};

const payableOf = async ({ db }: Pick<ServiceDeps, 'db'>, params: unknown): Promise<Payable> => {
  const { ref } = params as { readonly ref: string };
  const payable = await findPayable(db.sql, ref);
  if (payable === null) throw new Problem(404, sentenceFor(404));
  return payable;
};

/** Serves the pages that stand in for a UPI app and the card checkout, to browsers with the sandbox's key. */
export const paymentSandboxRoutes = (
  app: FastifyInstance,
  deps: WakingDeps,
  door: SandboxDoor,
): void => {
  app.get(`${PAY_PATH}/:ref`, door, async ({ params }, reply) =>
    reply.type(HTML).send(payPage(await payableOf(deps, params), WAYS_TO_PAY)),
  );
  app.get(`${PAY_PATH}/:ref/answer`, door, async ({ params, query }, reply) => {
    const payable = await payableOf(deps, params);
    const how = wayIn(query);
    await payInSandbox(deps, payable, how);
    deps.wakeJobs();
    // The redirect keeps a reload of the next page from paying again.
    return reply.redirect(`${PAY_PATH}/${payable.ref}/done?how=${how}`, 303);
  });
  app.get(`${PAY_PATH}/:ref/done`, door, async ({ query }, reply) =>
    reply.type(HTML).send(paidPage(wayIn(query))),
  );
  // Needs no key: it only opens a page that does.
  app.get(`${CHECKOUT_PATH}/checkout.js`, { schema: door.schema }, async (_request, reply) =>
    reply.type(SCRIPT).send(CHECKOUT_SCRIPT),
  );
  app.get(`${CHECKOUT_PATH}/checkout-answer.js`, door, async (_request, reply) =>
    reply.type(SCRIPT).send(ANSWER_SCRIPT),
  );
  app.get(`${CHECKOUT_PATH}/:ref`, door, async ({ params }, reply) =>
    reply.type(HTML).send(checkoutPage(await payableOf(deps, params), BY_CARD)),
  );
  app.get(`${CHECKOUT_PATH}/:ref/answer`, door, async ({ params, query }, reply) => {
    const { ref, ...payable } = await payableOf(deps, params);
    const how = wayIn(query);
    const [id = ''] = await payInSandbox(deps, { ref, ...payable }, how);
    deps.wakeJobs();
    if (how === 'declined') {
      const error = { source: 'bank', description: 'The bank has declined it.' };
      return reply.type(HTML).send(checkoutAnswer({ kind: 'failed', error }, ref));
    }
    const result = {
      razorpay_order_id: ref,
      razorpay_payment_id: id,
      razorpay_signature: signatureOf(ref, id),
    };
    return reply.type(HTML).send(checkoutAnswer({ kind: 'paid', result }, ref));
  });
};
