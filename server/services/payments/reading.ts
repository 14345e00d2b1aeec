import { paymentsIn } from '../../repositories/payments.ts';
import type { Payment } from '../../repositories/payments.ts';
import { closeWindow, lookInTurn } from './looking.ts';
import { readLife } from './moves.ts';
import type { PaymentNeeds } from './moves.ts';
import { openOf } from './opening.ts';
import { GOOD_STATES, isGood, refundsDue } from './payment-state.ts';
import { orUnavailable } from './unavailable.ts';

/** A payment as its owner sees it; amounts are in paise. */
export type Shown = {
  readonly payment: Payment;
  readonly isPaid: boolean;
  readonly refundDue: number;
  /** How long it can still be paid, in milliseconds. */
  readonly left: number;
};

type Whose = { readonly ownerId: string };

/** What is shown of a payment at this moment. */
export const show = async ({ db, clock }: PaymentNeeds, id: string): Promise<Shown> => {
  const payment = await paymentsIn(db.sql).byId(id);
  if (payment === null) throw new Error('A payment is gone that was just read');
  const life = await readLife(db.sql, payment);
  const due = refundsDue(life).reduce((sum, { amount }) => sum + amount, 0);
  const left = Math.max(0, payment.expiresAt.getTime() - clock.now().getTime());
  return { payment, isPaid: isGood(life), refundDue: due, left };
};

const ownByRef = async (
  { db }: Pick<PaymentNeeds, 'db'>,
  { ownerId, ref }: Whose & { readonly ref: string },
): Promise<Payment | null> => {
  const payment = await paymentsIn(db.sql).byRef(ref);
  return payment?.ownerId === ownerId ? payment : null;
};

/** What has become of one's own payment; the provider is asked where it can still be paid. `null` where there is none. */
export const readPayment = async (
  needs: PaymentNeeds,
  whose: Whose & { readonly ref: string },
): Promise<Shown | null> => {
  const payment = await ownByRef(needs, whose);
  if (payment === null) return null;
  await lookInTurn(needs, payment);
  return show(needs, payment.id);
};

/** Ends one's own payment whose window is over. `null` where there is none; the provider has to answer. */
export const endPayment = async (
  needs: PaymentNeeds,
  whose: Whose & { readonly ref: string },
): Promise<Shown | null | 'unavailable'> => {
  const payment = await ownByRef(needs, whose);
  if (payment === null) return null;
  const ended = await orUnavailable(closeWindow(needs, payment));
  return ended === 'unavailable' ? ended : show(needs, payment.id);
};

/** What the account has open, or has paid, for the report and the call of an assessment; `null` for nothing. */
export const readOpen = async (
  needs: PaymentNeeds,
  { ownerId, sessionToken }: Whose & { readonly sessionToken: string },
): Promise<Shown | null> => {
  const now = needs.clock.now();
  const asked = { ownerId, sessionToken, product: 'reportAndCall30', now } as const;
  const open = await openOf(needs.db.sql, asked);
  if (open) return show(needs, open.id);
  const latest = (await paymentsIn(needs.db.sql).ofOwner(ownerId)).find(
    (each) => each.sessionToken === sessionToken && each.product === asked.product,
  );
  // One that has ended without money is nothing to go on with; one with money on its way back is.
  if (!latest || ['creating', 'creationFailed', 'expired', 'refunded'].includes(latest.state)) {
    return null;
  }
  return show(needs, latest.id);
};

/** For how long a payment is shown as given back, from when it was opened. */
const GIVEN_BACK_SHOWN_MS = 30 * 24 * 60 * 60_000;

/** Whether the account has to know of it: good for a consultation, or with money that goes back or went back lately. */
const concerns = async (
  { db, clock }: Pick<PaymentNeeds, 'db' | 'clock'>,
  { id, state, createdAt }: Payment,
): Promise<boolean> => {
  if (GOOD_STATES.includes(state)) return !(await paymentsIn(db.sql).isUsed(id));
  if (state === 'refunded') {
    return clock.now().getTime() - createdAt.getTime() < GIVEN_BACK_SHOWN_MS;
  }
  return state === 'refunding' || state === 'amountMismatch';
};

/** What the account has paid and can still have a consultation for, and what goes back, the newest first. */
export const readPaid = async (needs: PaymentNeeds, { ownerId }: Whose): Promise<Shown[]> => {
  const paid: Shown[] = [];
  for (const payment of await paymentsIn(needs.db.sql).ofOwner(ownerId)) {
    if (await concerns(needs, payment)) paid.push(await show(needs, payment.id));
  }
  return paid;
};
