import { ORDER_WINDOW_MS, PAYMENT_WINDOW_MS, PRODUCTS } from '../../../contracts/products.ts';
import type { PaidAhead } from '../../../contracts/products.ts';
import type { Sql } from '../../db/connect.ts';
import { PaymentFailure } from '../../providers/payments/port.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import type { Payment } from '../../repositories/payments.ts';
import { undoable } from '../appointments/undoable.ts';
import type { Undo } from '../appointments/undoable.ts';
import { claimRequest } from '../request-keys.ts';
import type { Creating } from '../request-keys.ts';
import { lookInTurn } from './looking.ts';
import { moveLocked, movePayment, readLife } from './moves.ts';
import type { PaymentNeeds } from './moves.ts';
import { isGood } from './payment-state.ts';

/** The kind of job that ends a payment whose window is over; its key is the payment. */
export const WINDOW = 'paymentWindow';

/** How long after the window its job looks, in milliseconds: the page itself comes first. */
const WINDOW_GRACE_MS = 5000;

/** So many payments one account may begin within an hour without paying any, each a question to the provider for days. */
const UNPAID_MAX = 10;
const HOUR_MS = 60 * 60_000;

/** What the payer reads (CARD-07). */
export const DESCRIPTIONS: Readonly<Record<PaidAhead, string>> = {
  videoCall15: '15-min Teleconsultation with Certified Dentist',
  reportAndCall30: 'Assessment report and 30-min video consultation',
};

export type Asked = Creating & {
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
export const openPayment = async (needs: PaymentNeeds, asked: Asked): Promise<Opened> => {
  const claimed = await undoable<Claimed>(needs.db, (sql, undo) =>
    claimPayment(sql, needs, asked, undo),
  );
  if ('kind' in claimed) return claimed;
  if (claimed.state !== 'creating') {
    // Whoever comes back may have paid a moment ago, before any webhook: nobody is asked to pay twice.
    await lookInTurn(needs, claimed);
    return openedOf(claimed);
  }
  try {
    return openedOf(await openAtProvider(needs, claimed));
  } catch (err) {
    if (!(err instanceof PaymentFailure)) throw err;
    needs.log.error({ err, payment: claimed.id }, 'no payment could be opened');
    await movePayment(needs, claimed.id, { event: { type: 'openFailed' }, source: 'provider' });
    return { kind: 'unavailable' };
  }
};

const openedOf = (payment: Payment): Opened =>
  payment.providerRef === null ? { kind: 'unavailable' } : { kind: 'opened', payment };

/** The row that a request is about. */
const claimPayment = async (
  sql: Sql,
  { clock, ids, provider }: PaymentNeeds,
  asked: Asked,
  undo: Undo<Claimed>,
): Promise<Claimed> => {
  const payments = paymentsIn(sql);
  if ((await accountsIn(sql).lock(asked.ownerId)) === null) return { kind: 'gone' };
  const open = await openOf(sql, { ...asked, now: clock.now() });
  const id = open?.id ?? ids.row();
  const claimed = await claimRequest(sql, clock, { ...asked, subject: id });
  if (claimed.kind === 'different') return { kind: 'different' };
  if (claimed.kind === 'repeated') {
    return (await payments.byId(claimed.subject)) ?? { kind: 'different' };
  }
  if (open) return open;
  const now = clock.now();
  const { product, sessionToken, ownerId } = asked;
  const unpaid = await payments.unpaidSince(ownerId, new Date(now.getTime() - HOUR_MS));
  if (unpaid >= UNPAID_MAX) return undo({ kind: 'many' });
  const expiresAt = new Date(now.getTime() + windowOf(product));
  const payment: Payment = {
    id,
    ownerId,
    product,
    sessionToken,
    amount: PRODUCTS[product].price,
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

type Looked = Pick<Asked, 'ownerId' | 'product' | 'sessionToken'> & { readonly now: Date };

/** What the account can still pay, or has paid and not used, for the same assessment. */
export const openOf = async (
  sql: Sql,
  { ownerId, product, sessionToken, now }: Looked,
): Promise<Payment | null> => {
  if (sessionToken === null) return null;
  const all = await paymentsIn(sql).ofOwner(ownerId);
  const own = all.filter((each) => each.product === product && each.sessionToken === sessionToken);
  for (const payment of own) {
    const isOpen = payment.state === 'awaiting' || payment.state === 'creating';
    if (isOpen && payment.expiresAt > now) return payment;
    if (isGood(await readLife(sql, payment)) && !(await paymentsIn(sql).isUsed(payment.id))) {
      return payment;
    }
  }
  return null;
};

/** Asks the provider, and writes down what it has opened. Of two who do so at once the first counts; the other's code is closed. */
const openAtProvider = async (needs: PaymentNeeds, payment: Payment): Promise<Payment> => {
  const { db, provider } = needs;
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
    const moved = await moveLocked(sql, needs, row, { event, source: 'provider' });
    // Ended meanwhile: nobody is shown what nobody looks after.
    if (moved.kind !== 'moved') return row;
    await paymentsIn(sql).change(id, { providerRef: opened.ref, code: opened.code });
    return (await paymentsIn(sql).byId(id)) ?? row;
  });
  if (kept.providerRef !== opened.ref && opened.code !== null) {
    await provider.closeCode(opened.ref);
  }
  return kept;
};
