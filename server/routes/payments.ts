import type { FastifyInstance } from 'fastify';
import {
  closeQr,
  createOrder,
  createQr,
  listPaid,
  readOpenPayment,
  readPaymentStatus,
  requestRefund,
  verifyPayment,
} from '../../contracts/endpoints/payments.ts';
import { readFormerPrice } from '../../contracts/endpoints/former-price.ts';
import type { PaymentStatus, QrCode } from '../../contracts/endpoints/payments.ts';
import { PATHS } from '../../contracts/common/paths.ts';
import { CHECKOUT_CALLS, CURRENCY, priceOf } from '../../contracts/payments/products.ts';
import { PriceProblem, Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { payerOf, verifyCheckout } from '../services/payments/checkout.ts';
import { pictureOfCode } from '../services/payments/code-picture.ts';
import { DESCRIPTIONS, openPayment } from '../services/payments/opening.ts';
import type { OpeningDeps, PaymentRequest } from '../services/payments/opening.ts';
import {
  endPayment,
  readOpen,
  readPaid,
  readPayment,
  show,
} from '../services/payments/own-payments.ts';
import type { Shown } from '../services/payments/own-payments.ts';
import { requestRefund as askBack } from '../services/payments/refunds.ts';
import { accountGone, notFound } from './refusals.ts';
import { texts } from '../texts/speaking.ts';

/** Time after which many unfinished payments are forgotten, in seconds. */
const MANY_S = 3600;
const OTHER_KEY = 'This Idempotency-Key was used for another request.';

const statusOf = ({ payment, isPaid, refundDue, left }: Shown): PaymentStatus => ({
  id: payment.id,
  product: payment.product,
  is_paid: isPaid,
  state: payment.state,
  amount: payment.amount,
  expires_in_ms: left,
  refund_due: refundDue,
});

const found = (shown: Shown | null): Shown => {
  if (shown === null) throw notFound();
  return shown;
};

/**
 * Returns the verdict, or refuses with 503 when the provider has not answered: money that was paid waits for the next
 * try.
 */
const decided = <T>(verdict: T | 'unavailable'): T => {
  if (verdict === 'unavailable') throw new Problem(503, texts().REFUSALS.payments.unknownYet);
  return verdict;
};

/** Opens a payment at the provider. @throws Problem when it cannot be opened */
const opened = async (deps: OpeningDeps, request: PaymentRequest): Promise<Shown> => {
  const result = await openPayment(deps, request);
  if (result.kind === 'opened') return show(deps, result.payment.id);
  if (result.kind === 'gone') throw accountGone();
  if (result.kind === 'many') throw new Problem(429, texts().REFUSALS.payments.many, MANY_S);
  throw result.kind === 'different'
    ? new Problem(422, OTHER_KEY)
    : new Problem(503, texts().REFUSALS.payments.unavailable);
};

type PaymentRouteDeps = OpeningDeps & {
  /** Page that gives a time to a paid consultation; `null` uses the product's own page. */
  readonly calendarUrl: string | null;
  /** Price of the call of 15 minutes before, in paise; `null` where the operator states none. */
  readonly formerPrice: number | null;
};

export const paymentRoutes = (app: FastifyInstance, deps: PaymentRouteDeps): void => {
  const { provider } = deps;
  const codeOf = ({ payment }: Shown): QrCode | null => {
    if (payment.providerRef === null || payment.code === null) return null;
    const { picture, says } = pictureOfCode(payment.code);
    const page = provider.payPage?.(payment.providerRef) ?? null;
    return { id: payment.providerRef, qr_code_url: picture, upi_url: says, sandbox_url: page };
  };
  const bodyOf = (shown: Shown) => ({ success: true, payment_status: statusOf(shown) }) as const;

  serve(app, createQr, async ({ caller, requestKey, body }) => {
    const shown = await opened(deps, {
      ownerId: caller.id,
      requestKey,
      body,
      product: 'reportAndCall30',
      sessionToken: body.sessionId,
    });
    const code = codeOf(shown);
    if (code === null) throw new Problem(503, texts().REFUSALS.payments.unavailable);
    return { status: 200, body: { ...bodyOf(shown), qr_code: code } };
  });
  serve(app, readPaymentStatus, async ({ caller, params }) => {
    const shown = found(await readPayment(deps, { ownerId: caller.id, ref: params.qrId }));
    return { status: 200, body: bodyOf(shown) };
  });
  serve(app, closeQr, async ({ caller, body }) => {
    const ended = decided(await endPayment(deps, { ownerId: caller.id, ref: body.qrId }));
    return { status: 200, body: bodyOf(found(ended)) };
  });
  serve(app, readOpenPayment, async ({ caller, body: asked }) => {
    const shown = await readOpen(deps, { ownerId: caller.id, sessionToken: asked.sessionId });
    const body = {
      success: true,
      qr_code: shown && codeOf(shown),
      payment_status: shown && statusOf(shown),
    } as const;
    return { status: 200, body };
  });
  serve(app, listPaid, async ({ caller }) => {
    const paid = await readPaid(deps, { ownerId: caller.id });
    return { status: 200, body: { success: true, payments: paid.map(statusOf) } };
  });
  serve(app, readFormerPrice, async () => ({
    status: 200,
    body: { success: true, former_price: deps.formerPrice },
  }));
  serve(app, requestRefund, async ({ caller, body }) => {
    const asked = await askBack(deps, { ownerId: caller.id, id: body.payment_id });
    if (asked.kind === 'asked') return { status: 200, body: bodyOf(await show(deps, asked.id)) };
    if (asked.kind === 'notYours') throw notFound();
    throw new Problem(409, texts().REFUSALS.payments[asked.kind]);
  });
  serveCheckout(app, deps);
};

const serveCheckout = (app: FastifyInstance, deps: PaymentRouteDeps): void => {
  const { key, script } = deps.provider.checkout;
  serve(app, createOrder, async ({ caller, requestKey, body }) => {
    const product = body.product ?? CHECKOUT_CALLS[15];
    const price = priceOf(product, deps.prices);
    if (body.amount !== price)
      throw new PriceProblem('amount', texts().REFUSALS.payments.otherPrice, price);
    const { payment, isPaid } = await opened(deps, {
      ownerId: caller.id,
      requestKey,
      body,
      product,
      sessionToken: body.sessionId ?? null,
    });
    const order = {
      order_id: payment.providerRef ?? '',
      payment_id: payment.id,
      amount: payment.amount,
      currency: CURRENCY,
      is_paid: isPaid,
      key,
      script,
      description: DESCRIPTIONS[product],
      prefill: await payerOf(deps, caller.id),
      calendar_url: deps.calendarUrl ?? PATHS.teleconsultation,
    } as const;
    return { status: 200, body: order };
  });
  serve(app, verifyPayment, async ({ caller, body }) => {
    const verified = await verifyCheckout(deps, {
      ownerId: caller.id,
      orderId: body.razorpay_order_id,
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    });
    if (verified.kind === 'unavailable')
      throw new Problem(503, texts().REFUSALS.payments.unknownYet);
    return verified.kind === 'verified'
      ? { status: 200, body: { success: true, payment_id: verified.id } }
      : { status: 200, body: { success: false, payment_id: null } };
  });
};
