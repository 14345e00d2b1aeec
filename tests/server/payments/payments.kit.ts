import { createHmac } from 'node:crypto';
import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { Database, Sql } from '../../../server/db/connect.ts';
import { jobs } from '../../../server/db/schema.ts';
import { doDueJobs } from '../../../server/jobs/runner.ts';
import { paymentJobs, sandboxWebhookJob } from '../../../server/services/payments/payment-jobs.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import type { PaymentProvider } from '../../../server/providers/payments/port.ts';
import { paymentLedgerIn } from '../../../server/repositories/payment-ledger.ts';
import type { PaymentDeps } from '../../../server/services/payments/apply-event.ts';
import { SANDBOX_KEY } from '../../../server/services/payments/sandbox/keys.ts';
import {
  SANDBOX_WEBHOOK,
  findPayable,
  payInSandbox,
} from '../../../server/services/payments/sandbox/payer.ts';
import type { WayToPay } from '../../../server/services/payments/sandbox/payer.ts';
import { sandboxPayments } from '../../../server/services/payments/sandbox/provider.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import type { Member } from '../../kit/account-rows.ts';
import { stepClock, testApp, testEnv } from '../../kit/server.ts';

export const MINUTE = 60_000;

/** A server on a busy machine takes a while over its jobs. */
const SOON = { timeout: 10_000, interval: 10 };

const isDue = async (db: Database, kinds: string[], now: Date): Promise<boolean> => {
  const found = await db.sql
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      or(
        and(eq(jobs.state, 'waiting'), inArray(jobs.kind, kinds), lte(jobs.dueAt, now)),
        and(eq(jobs.state, 'running'), inArray(jobs.kind, kinds)),
      ),
    );
  return found.length > 0;
};

/** An assessment, by the name that a browser gave it. */
export const SESSION = 'detailed-1767225600000-abcdefgh12';

type Given = {
  /** What stands between the server and the sandbox. */
  readonly provider?: (sandbox: PaymentProvider) => PaymentProvider;
  /** Takes what the server logs, from warnings on. */
  readonly logs?: string[];
  /** What the operator sets. */
  readonly set?: Record<string, string>;
};

/** A server whose clock stands still, with somebody signed in and a hand on the sandbox's money. */
export const paymentsApp = async (db: Database, given: Given = {}) => {
  const clock = stepClock();
  const provider = (given.provider ?? ((sandbox) => sandbox))(
    sandboxPayments({ db, clock, ids: randomIds }),
  );
  const env = testEnv({ ...given.set, ...(given.logs && { LOG_LEVEL: 'warn' }) });
  const app = await testApp({
    env,
    db,
    clock,
    ids: randomIds,
    payments: provider,
    ...(given.logs && { logs: given.logs }),
  });
  const member = await addSignedIn({ db, clock }, 'patient');
  const logged: string[] = [];
  const log = {
    warn: (_line: object, text: string) => void logged.push(text),
    error: (_line: object, text: string) => void logged.push(text),
  };
  const deps: PaymentDeps = {
    db,
    clock,
    ids: randomIds,
    provider,
    seller: env.seller,
    log,
    wakeJobs: () => undefined,
  };
  const onEnd = () => undefined;
  const kinds = [...paymentJobs(deps), sandboxWebhookJob(deps)];
  const payableAt = async (ref: string) => {
    const payable = await findPayable(db.sql, ref);
    if (payable === null) throw new Error(`nothing to pay under ${ref}`);
    return payable;
  };
  return {
    app,
    clock,
    deps,
    member,
    logged,
    /** Pays a code or an order, in some way; the webhooks come with `work`. */
    pay: async (ref: string, how: WayToPay = 'paid'): Promise<string[]> => {
      return payInSandbox(deps, await payableAt(ref), how);
    },
    /** Pays and loses the webhooks, so that nothing but a question to the provider finds the money. */
    payUnheard: async (ref: string): Promise<void> => {
      const payable = await payableAt(ref);
      await db.transaction(async (sql) => {
        const within = { ...db, sql, transaction: (run: (inner: Sql) => unknown) => run(sql) };
        await payInSandbox({ ...deps, db: within as Database }, payable, 'paid');
        await sql.delete(jobs).where(eq(jobs.kind, SANDBOX_WEBHOOK));
      });
    },
    /** Does what is due, or waits for the server that is doing it. */
    work: () =>
      vi.waitFor(async () => {
        await doDueJobs({ ...deps, kinds, onEnd });
        const names = kinds.map(({ name }) => name);
        expect(await isDue(db, names, clock.now())).toBe(false);
      }, SOON),
    /** What the ledger says, each move in short. */
    ledger: async (id: string): Promise<string[]> =>
      (await paymentLedgerIn(db.sql).of(id)).map(
        ({ event, amount, state, source }) =>
          `${event}${amount > 0 ? ` ${amount}` : ''} (${source}): ${state}`,
      ),
  };
};

export type PaymentsApp = Awaited<ReturnType<typeof paymentsApp>>;

/** One call of somebody who is signed in. */
export const callAs =
  (app: FastifyInstance, { token }: Member) =>
  async (
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const reply = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };

/** A body with the signature of the provider, or of whoever knows another secret. */
export const signed = (body: unknown, secret = SANDBOX_KEY.webhookSecret) => {
  const payload = JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(payload).digest('hex');
  return { payload, signature };
};

/** A webhook as the provider sends it. */
export const hook = (
  app: FastifyInstance,
  body: unknown,
  {
    eventId = 'event_1',
    secret = SANDBOX_KEY.webhookSecret,
  }: { eventId?: string; secret?: string } = {},
) => {
  const { payload, signature } = signed(body, secret);
  return app.inject({
    method: 'POST',
    url: '/api/razorpay/webhook',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': eventId,
    },
    payload,
  });
};

/** What a webhook tells of a payment that has been made. */
export const capturedEntity = (id: string, amount: number, orderId: string | null) => ({
  id,
  entity: 'payment',
  amount,
  currency: 'INR',
  status: 'captured',
  order_id: orderId,
});

/** What `qr_code.credited` tells. */
export const credited = (ref: string, id: string, amount = 49_900, more: object = {}) => ({
  entity: 'event',
  event: 'qr_code.credited',
  contains: ['payment', 'qr_code'],
  payload: {
    payment: { entity: { ...capturedEntity(id, amount, null), ...more } },
    qr_code: { entity: { id: ref } },
  },
  created_at: 1_767_225_600,
});
