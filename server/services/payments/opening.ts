import {
  ORDER_WINDOW_MS,
  PAYMENT_WINDOW_MS,
  PRODUCTS,
  priceOf,
} from '../../../contracts/payments/products.ts';
import type { PaidAhead, Prices } from '../../../contracts/payments/products.ts';
import type { Sql } from '../../db/connect.ts';
import { PaymentFailure } from '../../providers/payments/port.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { HOUSE } from '../../repositories/organizations.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import type { Payment } from '../../repositories/payments.ts';
import { undoable } from '../undoable.ts';
import type { Undo } from '../undoable.ts';
import { claimRequest } from '../request-keys.ts';
import type { Creating } from '../request-keys.ts';
import { syncUnlessRecent } from './provider-sync.ts';
import { applyEventLocked, applyEvent, readLife } from './apply-event.ts';
import type { PaymentDeps } from './apply-event.ts';
import { coversConsultation } from './payment-state.ts';

/** The kind of the job that ends a payment whose window is over; its key is the payment. */
export const WINDOW = 'paymentWindow';

/** How long after the window its job runs, in ms: the page itself comes first. */
const WINDOW_GRACE_MS = 5000;

/** Unpaid payments that one account may open within an hour: the provider is asked about each of them for days. */
const UNPAID_MAX = 10;
const HOUR_MS = 60 * 60_000;

/** What the payer reads (CARD-07). */
export const DESCRIPTIONS: Readonly<Record<PaidAhead, string>> = {
  videoCall15: '15-min Teleconsultation with Registered Dentist',
  videoCall30: '30-min Teleconsultation with Registered Dentist',
  reportAndCall30: 'Video call with a dentist, 30 minutes',
};

export type OpeningDeps = PaymentDeps & { readonly prices: Prices };

export type PaymentRequest = Creating & {
  readonly product: PaidAhead;
  /** The assessment that it is made from; `null` where there is none. */
  readonly sessionToken: string | null;
};

/**
 * `unavailable`: the provider could not be asked, or gave nothing. `different`: the key was used for something else. `gone`: the
 * account was deleted in this moment. `many`: too many were begun and not paid.
 */
export type Opened =
  | { readonly kind: 'opened'; readonly payment: Payment }
  | { readonly kind: 'unavailable' | NotClaimed };

type NotClaimed = 'different' | 'gone' | 'many';
type Claimed = Payment | { readonly kind: NotClaimed };

const windowOf = (product: PaidAhead): number =>
  PRODUCTS[product].way === 'qr' ? PAYMENT_WINDOW_MS : ORDER_WINDOW_MS;

/**
 * Opens a payment: a row first, then an order or a code at the provider, so that nothing at the provider is without a row.
 * The same request again, in whichever process and after whatever crash, goes on with the same row; an open or paid
 * payment of the same assessment is handed out in place of a new one.
 */
export const openPayment = async (deps: OpeningDeps, request: PaymentRequest): Promise<Opened> => {
  const claimed = await undoable<Claimed>(deps.db, (sql, undo) =>
    claimPayment(sql, deps, request, undo),
  );
  if ('kind' in claimed) return claimed;
  if (claimed.state !== 'creating') {
    // Who comes back may have paid a moment ago, before any webhook, and must not be asked to pay twice.
    await syncUnlessRecent(deps, claimed);
    return openedOf(claimed);
  }
  try {
    return openedOf(await openAtProvider(deps, claimed));
  } catch (err) {
    if (!(err instanceof PaymentFailure)) throw err;
    deps.log.error({ err, payment: claimed.id }, 'no payment could be opened');
    await applyEvent(deps, claimed.id, { event: { type: 'openFailed' }, source: 'provider' });
    return { kind: 'unavailable' };
  }
};

const openedOf = (payment: Payment): Opened =>
  payment.providerRef === null ? { kind: 'unavailable' } : { kind: 'opened', payment };

/** Finds or adds the row of a request. */
const claimPayment = async (
  sql: Sql,
  { clock, ids, provider, prices }: OpeningDeps,
  request: PaymentRequest,
  undo: Undo<Claimed>,
): Promise<Claimed> => {
  const payments = paymentsIn(sql);
  if ((await accountsIn(sql).lock(request.ownerId)) === null) return { kind: 'gone' };
  const price = priceOf(request.product, prices);
  const open = await openOf(sql, { ...request, price, now: clock.now() });
  const id = open?.id ?? ids.row();
  const claimed = await claimRequest(sql, clock, { ...request, subject: id });
  if (claimed.kind === 'different') return { kind: 'different' };
  if (claimed.kind === 'repeated') {
    return (await payments.byId(claimed.subject)) ?? { kind: 'different' };
  }
  if (open) return open;
  const now = clock.now();
  const { product, sessionToken, ownerId } = request;
  const unpaid = await payments.unpaidSince(ownerId, new Date(now.getTime() - HOUR_MS));
  if (unpaid >= UNPAID_MAX) return undo({ kind: 'many' });
  const expiresAt = new Date(now.getTime() + windowOf(product));
  const payment: Payment = {
    id,
    ownerId,
    organizationId: HOUSE,
    product,
    sessionToken,
    amount: price,
    state: 'creating',
    provider: provider.name,
    providerRef: null,
    code: null,
    createdAt: now,
    expiresAt,
    askedAt: null,
  };
  await payments.add(payment);
  const dueAt = new Date(expiresAt.getTime() + WINDOW_GRACE_MS);
  await jobsIn(sql).add({ id: ids.row(), kind: WINDOW, key: id, dueAt });
  return payment;
};

type OpenQuery = Pick<PaymentRequest, 'ownerId' | 'product' | 'sessionToken'> & {
  /** The price in force: nobody is asked for another that was in force before. */
  readonly price: number;
  readonly now: Date;
};

/** The account's payment for the same assessment that can still be paid, or that is paid and not used. */
export const openOf = async (
  sql: Sql,
  { ownerId, product, sessionToken, price, now }: OpenQuery,
): Promise<Payment | null> => {
  if (sessionToken === null) return null;
  const all = await paymentsIn(sql).ofOwner(ownerId);
  const own = all.filter((each) => each.product === product && each.sessionToken === sessionToken);
  for (const payment of own) {
    const isOpen = payment.state === 'awaiting' || payment.state === 'creating';
    if (isOpen && payment.amount === price && payment.expiresAt > now) return payment;
    if (
      coversConsultation(await readLife(sql, payment)) &&
      !(await paymentsIn(sql).isUsed(payment.id))
    ) {
      return payment;
    }
  }
  return null;
};

/** Opens an order or a code at the provider. Of two requests at once the first counts, and the other's code is closed. */
const openAtProvider = async (deps: PaymentDeps, payment: Payment): Promise<Payment> => {
  const { db, provider } = deps;
  const { id, product, amount, expiresAt } = payment;
  const opening = {
    amount,
    paymentId: id,
    description: DESCRIPTIONS[product],
    closesAt: expiresAt,
  };
  const opened =
    PRODUCTS[product].way === 'qr'
      ? await provider.openCode(opening)
      : { ref: await provider.openOrder(opening), code: null };
  const kept = await db.transaction(async (sql) => {
    const row = await paymentsIn(sql).lock(id);
    if (row === null) throw new Error('A payment is gone that is being opened');
    if (row.providerRef !== null) return row;
    const event = { type: 'opened' } as const;
    const moved = await applyEventLocked(sql, deps, row, { event, source: 'provider' });
    // It ended meanwhile, and a code that no job watches is shown to nobody.
    if (moved.kind !== 'moved') return row;
    await paymentsIn(sql).change(id, { providerRef: opened.ref, code: opened.code });
    return (await paymentsIn(sql).byId(id)) ?? row;
  });
  if (kept.providerRef !== opened.ref && opened.code !== null) {
    await provider.closeCode(opened.ref);
  }
  return kept;
};
