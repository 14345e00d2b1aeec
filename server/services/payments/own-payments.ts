import { priceOf } from '../../../contracts/payments/products.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import type { Payment } from '../../repositories/payments.ts';
import { closeWindow, syncUnlessRecent } from './provider-sync.ts';
import { readLife } from './apply-event.ts';
import type { PaymentDeps } from './apply-event.ts';
import { openOf } from './opening.ts';
import type { OpeningDeps } from './opening.ts';
import { COVERING_STATES, coversConsultation, refundsDue } from './payment-state.ts';
import { orUnavailable } from './unavailable.ts';

/** A payment as its owner sees it; amounts are in paise. */
export type Shown = {
  readonly payment: Payment;
  readonly isPaid: boolean;
  readonly refundDue: number;
  /** Time in which it can still be paid, in ms. */
  readonly left: number;
};

type Whose = { readonly ownerId: string };

/** Reads a payment as it is shown to its owner now. */
export const show = async ({ db, clock }: PaymentDeps, id: string): Promise<Shown> => {
  const payment = await paymentsIn(db.sql).byId(id);
  if (payment === null) throw new Error('A payment is gone that was just read');
  const life = await readLife(db.sql, payment);
  const due = refundsDue(life).reduce((sum, { amount }) => sum + amount, 0);
  const left = Math.max(0, payment.expiresAt.getTime() - clock.now().getTime());
  return { payment, isPaid: coversConsultation(life), refundDue: due, left };
};

const ownByRef = async (
  { db }: Pick<PaymentDeps, 'db'>,
  { ownerId, ref }: Whose & { readonly ref: string },
): Promise<Payment | null> => {
  const payment = await paymentsIn(db.sql).byRef(ref);
  return payment?.ownerId === ownerId ? payment : null;
};

/** Reads one's own payment, and syncs it first while it can still be paid. `null` where there is none. */
export const readPayment = async (
  deps: PaymentDeps,
  whose: Whose & { readonly ref: string },
): Promise<Shown | null> => {
  const payment = await ownByRef(deps, whose);
  if (payment === null) return null;
  await syncUnlessRecent(deps, payment);
  return show(deps, payment.id);
};

/** Ends one's own payment whose window is over, once the provider has answered. `null` where there is none. */
export const endPayment = async (
  deps: PaymentDeps,
  whose: Whose & { readonly ref: string },
): Promise<Shown | null | 'unavailable'> => {
  const payment = await ownByRef(deps, whose);
  if (payment === null) return null;
  const ended = await orUnavailable(closeWindow(deps, payment));
  return ended === 'unavailable' ? ended : show(deps, payment.id);
};

/** The account's open or paid payment by QR code for the call of an assessment; `null` where there is none. */
export const readOpen = async (
  deps: OpeningDeps,
  { ownerId, sessionToken }: Whose & { readonly sessionToken: string },
): Promise<Shown | null> => {
  const now = deps.clock.now();
  const product = 'reportAndCall30';
  const asked = {
    ownerId,
    sessionToken,
    product,
    price: priceOf(product, deps.prices),
    now,
  } as const;
  const open = await openOf(deps.db.sql, asked);
  if (open) return show(deps, open.id);
  const latest = (await paymentsIn(deps.db.sql).ofOwner(ownerId)).find(
    (each) => each.sessionToken === sessionToken && each.product === asked.product,
  );
  // A payment that ended without money is over; one with a refund on its way is still shown.
  if (!latest || ['creating', 'creationFailed', 'expired', 'refunded'].includes(latest.state)) {
    return null;
  }
  return show(deps, latest.id);
};

/** How long a refunded payment is shown, from when it was opened. */
const REFUNDED_SHOWN_MS = 30 * 24 * 60 * 60_000;

/** Payments a patient sees: usable ones, and refunds of the last 30 days. */
const isShownToOwner = async (
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { id, state, createdAt }: Payment,
): Promise<boolean> => {
  if (COVERING_STATES.includes(state)) return !(await paymentsIn(db.sql).isUsed(id));
  if (state === 'refunded') {
    return clock.now().getTime() - createdAt.getTime() < REFUNDED_SHOWN_MS;
  }
  return state === 'refunding' || state === 'amountMismatch';
};

/** The account's usable payments and its refunds, the newest first. */
export const readPaid = async (deps: PaymentDeps, { ownerId }: Whose): Promise<Shown[]> => {
  const paid: Shown[] = [];
  for (const payment of await paymentsIn(deps.db.sql).ofOwner(ownerId)) {
    if (await isShownToOwner(deps, payment)) paid.push(await show(deps, payment.id));
  }
  return paid;
};
