import { createHmac } from 'node:crypto';
import type { Sql } from '../../../db/connect.ts';
import type { Ids } from '../../../lib/ids.ts';
import { jobsIn } from '../../../repositories/jobs.ts';
import { sandboxPaymentsIn } from '../../../repositories/sandbox-payments.ts';
import type { ServiceDeps } from '../../deps.ts';
import { nameOf, seconds, seenAt } from './entities.ts';
import { SANDBOX_KEY } from './keys.ts';

/** What somebody who tries the product out can have happen to a payment. */
export const WAYS_TO_PAY = ['paid', 'declined', 'slow', 'twice', 'late', 'wrongAmount'] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** How long slow money takes, in milliseconds. */
const SLOW_MS = 20_000;

/** When late money comes, counted from when the code closes by itself, in milliseconds: a minute after our window. */
const LATE_MS = -5 * 60_000;

/** How much of the amount is missing where it is wrong, in paise. */
const MISSING = 100;

/** The kind of job that tells us of a payment as the provider's webhook would; its key is the payment and its turn. */
export const SANDBOX_WEBHOOK = 'sandboxWebhook';

/** The webhook comes so often: the provider promises no less than once. */
const TURNS = 2;

/** What can be paid: an order or a code. */
export type Payable = {
  readonly ref: string;
  /** In paise. */
  readonly amount: number;
  readonly description: string;
  /** When its window is over, in milliseconds since 1970. */
  readonly closesAt: number;
  readonly isClosed: boolean;
};

/** The order or the code of that name; `null` where there is none. */
export const findPayable = async (sql: Sql, ref: string): Promise<Payable | null> => {
  const tables = sandboxPaymentsIn(sql);
  const row = (await tables.byId(ref, 'qr_code')) ?? (await tables.byId(ref, 'order'));
  if (row === null) return null;
  const { amount, payment_amount: fixed, description, close_by: closeBy, status } = row.entity;
  return {
    ref,
    amount: Number(fixed ?? amount),
    description: typeof description === 'string' ? description : 'Order',
    closesAt: Number(closeBy ?? 0) * 1000,
    isClosed: status === 'closed',
  };
};

type Coming = {
  readonly status: 'captured' | 'failed';
  readonly amount: number;
  readonly inMs: number;
};

const comingOf = (how: WayToPay, { amount, closesAt }: Payable, now: Date): Coming[] => {
  const paid = { status: 'captured', amount, inMs: 0 } as const;
  switch (how) {
    case 'paid':
      return [paid];
    case 'declined':
      return [{ ...paid, status: 'failed' }];
    case 'slow':
      return [{ ...paid, inMs: SLOW_MS }];
    case 'twice':
      return [paid, paid];
    case 'late':
      return [{ ...paid, inMs: Math.max(0, closesAt + LATE_MS - now.getTime()) }];
    default:
      return [{ ...paid, amount: amount - MISSING }];
  }
};

/** Pays, in that way. @returns the provider's names of what was paid */
export const payInSandbox = (
  { db, clock, ids }: ServiceDeps,
  payable: Payable,
  how: WayToPay,
): Promise<string[]> =>
  db.transaction(async (sql) => {
    const now = clock.now();
    const names: string[] = [];
    for (const { status, amount, inMs } of comingOf(how, payable, now)) {
      const id = nameOf('pay', ids);
      const comesAt = new Date(now.getTime() + inMs);
      const entity = {
        id,
        entity: 'payment',
        amount,
        currency: 'INR',
        status,
        order_id: payable.ref.startsWith('order_') ? payable.ref : null,
        method: 'upi',
        created_at: seconds(now),
        comes_at: comesAt.getTime(),
      };
      await sandboxPaymentsIn(sql).add({
        id,
        kind: 'payment',
        parent: payable.ref,
        entity,
        createdAt: now,
      });
      names.push(id);
      await tellLater(sql, ids, { id, dueAt: comesAt });
    }
    return names;
  });

const tellLater = async (sql: Sql, ids: Ids, { id, dueAt }: { id: string; dueAt: Date }) => {
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const key = `${id}/${turn}`;
    await jobsIn(sql).add({ id: ids.row(), kind: SANDBOX_WEBHOOK, key, dueAt });
  }
};

export type SandboxWebhook = {
  readonly body: string;
  readonly signature: string;
  readonly eventId: string;
};

/** The webhook about a payment, signed as the provider signs; the same event in each turn. `null` for a payment that is gone. */
export const webhookOf = async (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  key: string,
): Promise<SandboxWebhook | null> => {
  const [id = ''] = key.split('/');
  const row = await sandboxPaymentsIn(db.sql).byId(id, 'payment');
  if (row === null) return null;
  const entity = seenAt(row.entity, clock.now());
  const isCode = row.parent?.startsWith('qr_') ?? false;
  const failed = entity['status'] === 'failed';
  const code = isCode ? { qr_code: { entity: { id: row.parent } } } : {};
  const body = JSON.stringify({
    entity: 'event',
    event: failed ? 'payment.failed' : isCode ? 'qr_code.credited' : 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity }, ...code },
    created_at: entity['created_at'],
  });
  const signature = createHmac('sha256', SANDBOX_KEY.webhookSecret).update(body).digest('hex');
  return { body, signature, eventId: `event_${id}` };
};

/** What a checkout hands back for a payment of an order (CARD-03). */
export const signatureOf = (orderId: string, paymentId: string): string =>
  createHmac('sha256', SANDBOX_KEY.keySecret).update(`${orderId}|${paymentId}`).digest('hex');
