import * as z from 'zod/mini';
import type { ProviderReply, ProviderRequest, Send } from '../../../providers/payments/razorpay.ts';
import { sandboxPaymentsIn } from '../../../repositories/sandbox-payments.ts';
import type { SandboxRow } from '../../../repositories/sandbox-payments.ts';
import type { ServiceDeps } from '../../deps.ts';
import { SANDBOX_KEY } from './keys.ts';
import { nameOf, seconds, seenAt } from './entities.ts';

const ok = (body: unknown): ProviderReply => ({ status: 200, body });

/** Refusals have the form of the provider's own. */
const refused = (status: number, reason: string): ProviderReply => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description: reason, reason } },
});

const collection = (items: readonly unknown[]): ProviderReply =>
  ok({ entity: 'collection', count: items.length, items });

const NewOrder = z.object({
  amount: z.int().check(z.minimum(100)),
  currency: z.literal('INR'),
  receipt: z.string(),
  notes: z.record(z.string(), z.string()),
});
const NewCode = z.object({
  type: z.literal('upi_qr'),
  name: z.string(),
  usage: z.literal('single_use'),
  fixed_amount: z.literal(true),
  payment_amount: z.int().check(z.minimum(100)),
  description: z.string(),
  close_by: z.int(),
  notes: z.record(z.string(), z.string()),
});

/** Least time that a code is open, in seconds, as the provider documents it. */
const CODE_LEAST_S = 15 * 60;

const NewRefund = z.object({ amount: z.int().check(z.minimum(1)) });

/** What a UPI app reads from a code (NPCI, UPI linking specification): payee, amount in rupees, currency and reference. */
const intentOf = ({
  id,
  amount,
  name,
  note,
}: {
  id: string;
  amount: number;
  name: string;
  note: string;
}) => {
  const asked = {
    pa: 'sandbox@toothwise',
    pn: name,
    tr: id,
    tn: note,
    am: (amount / 100).toFixed(2),
    cu: 'INR',
  };
  return `upi://pay?${new URLSearchParams(asked)}`
    .replaceAll('+', '%20')
    .replace('sandbox%40', 'sandbox@');
};

type Handler = (
  deps: ServiceDeps,
  match: RegExpExecArray,
  request: ProviderRequest,
) => Promise<ProviderReply>;

const make = async (
  { db, clock }: ServiceDeps,
  row: Omit<SandboxRow, 'createdAt' | 'parent'>,
): Promise<ProviderReply> => {
  const createdAt = clock.now();
  const entity = { ...row.entity, created_at: seconds(createdAt) };
  await sandboxPaymentsIn(db.sql).add({ ...row, parent: null, entity, createdAt });
  return ok(entity);
};

const openOrder: Handler = async (deps, _match, { body }) => {
  const read = z.safeParse(NewOrder, body);
  if (!read.success) return refused(400, 'input_validation_failed');
  const id = nameOf('order', deps.ids);
  const entity = { id, entity: 'order', ...read.data, amount_paid: 0, status: 'created' };
  return make(deps, { id, kind: 'order', entity });
};

const openCode: Handler = async (deps, _match, { body }) => {
  const read = z.safeParse(NewCode, body);
  const earliest = seconds(deps.clock.now()) + CODE_LEAST_S;
  if (!read.success || read.data.close_by < earliest) {
    return refused(400, 'input_validation_failed');
  }
  const { payment_amount: amount, name, description } = read.data;
  const id = nameOf('qr', deps.ids);
  const content = intentOf({ id, amount, name, note: description });
  const made = { image_url: '', image_content: content, status: 'active' };
  const entity = { id, entity: 'qr_code', ...read.data, ...made };
  return make(deps, { id, kind: 'qr_code', entity });
};

const closeCode: Handler = ({ db, clock }, [, id = '']) =>
  db.transaction(async (sql) => {
    const row = await sandboxPaymentsIn(sql).lock(id);
    if (row?.kind !== 'qr_code') return refused(400, 'invalid_id');
    if (row.entity['status'] === 'closed') return refused(400, 'qr_code_closed');
    const entity = { ...row.entity, status: 'closed', closed_at: seconds(clock.now()) };
    await sandboxPaymentsIn(sql).change(id, entity);
    return ok(entity);
  });

const paymentsOf: Handler = async ({ db, clock }, [, id = '']) => {
  const rows = await sandboxPaymentsIn(db.sql).of(id, 'payment');
  return collection(rows.map(({ entity }) => seenAt(entity, clock.now())));
};

const sumOf = (rows: readonly SandboxRow[]): number =>
  rows.reduce((sum, { entity }) => sum + Number(entity['amount']), 0);

const refund: Handler = ({ db, clock, ids }, [, id = ''], { body, headers }) =>
  db.transaction(async (sql) => {
    const read = z.safeParse(NewRefund, body);
    const tables = sandboxPaymentsIn(sql);
    const payment = await tables.lock(id);
    if (!read.success || payment?.kind !== 'payment') return refused(400, 'invalid_id');
    const done = await tables.of(id, 'refund');
    const key = headers['x-refund-idempotency'] ?? '';
    const same = done.find(({ entity }) => key !== '' && entity['key'] === key);
    if (same) return ok(same.entity);
    const { amount, status } = seenAt(payment.entity, clock.now());
    const back = sumOf(done) + read.data.amount;
    if (status === 'created' || status === 'failed' || back > Number(amount)) {
      return refused(400, 'invalid_amount');
    }
    const createdAt = clock.now();
    const entity = {
      id: nameOf('rfnd', ids),
      entity: 'refund',
      amount: read.data.amount,
      currency: 'INR',
      payment_id: id,
      status: 'processed',
      key,
      created_at: seconds(createdAt),
    };
    await tables.add({ id: entity.id, kind: 'refund', parent: id, entity, createdAt });
    if (back === Number(amount)) await tables.change(id, { ...payment.entity, status: 'refunded' });
    return ok(entity);
  });

const refundsOf: Handler = async ({ db }, [, id = '']) =>
  collection((await sandboxPaymentsIn(db.sql).of(id, 'refund')).map(({ entity }) => entity));

const list =
  (kind: 'payment' | 'refund'): Handler =>
  async ({ db, clock }, _match, { path }) => {
    const query = new URL(path, 'http://sandbox').searchParams;
    const number = (name: string) => Number(query.get(name) ?? 0);
    const rows = await sandboxPaymentsIn(db.sql).within(kind, {
      from: new Date(number('from') * 1000),
      to: new Date(number('to') * 1000),
      limit: Math.min(100, number('count') || 10),
      offset: number('skip'),
    });
    return collection(rows.map(({ entity }) => seenAt(entity, clock.now())));
  };

const ROUTES: readonly (readonly [method: string, path: RegExp, handle: Handler])[] = [
  ['POST', /^\/orders$/, openOrder],
  ['GET', /^\/orders\/(order_\w+)\/payments$/, paymentsOf],
  ['POST', /^\/payments\/qr_codes$/, openCode],
  ['POST', /^\/payments\/qr_codes\/(qr_\w+)\/close$/, closeCode],
  ['GET', /^\/payments\/qr_codes\/(qr_\w+)\/payments\?/, paymentsOf],
  ['POST', /^\/payments\/(pay_\w+)\/refund$/, refund],
  ['GET', /^\/payments\/(pay_\w+)\/refunds\?/, refundsOf],
  ['GET', /^\/payments\?/, list('payment')],
  ['GET', /^\/refunds\?/, list('refund')],
];

/** A provider of payments that takes no real money, and otherwise answers as Razorpay's documents say. */
export const sandboxApi =
  (deps: ServiceDeps): Send =>
  async (request) => {
    const { keyId, keySecret } = SANDBOX_KEY;
    const login = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (request.headers['authorization'] !== login) return refused(401, 'authentication_failed');
    for (const [method, path, handle] of ROUTES) {
      const match = method === request.method ? path.exec(request.path) : null;
      if (match) return handle(deps, match, request);
    }
    return refused(404, 'not_found');
  };
