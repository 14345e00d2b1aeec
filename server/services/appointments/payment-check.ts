import type { PaidAhead } from '../../../contracts/payments/products.ts';
import type { Sql } from '../../db/connect.ts';
import { appointmentsIn } from '../../repositories/appointments.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import { COVERING_STATES } from '../payments/payment-state.ts';

/** Reason why a payment is good for no appointment. `noPayment`: it does not exist, or is another account's. */
export type PaymentRefusal = {
  readonly kind: 'noPayment' | 'notPaid' | 'paymentUsed' | 'otherProduct';
};

type Checked =
  | { readonly kind: 'good'; readonly product: PaidAhead; readonly amount: number }
  | PaymentRefusal;

/**
 * Checks that an account may use a payment for an appointment, and locks it until the transaction ends, so that it is
 * neither refunded nor used meanwhile. A payment that pays for this very appointment already is good.
 */
export const checkPayment = async (
  sql: Sql,
  {
    ownerId,
    paymentId,
    appointmentId = null,
  }: {
    readonly ownerId: string;
    readonly paymentId: string;
    readonly appointmentId?: string | null;
  },
): Promise<Checked> => {
  const payment = await paymentsIn(sql).lock(paymentId);
  if (payment?.ownerId !== ownerId) return { kind: 'noPayment' };
  const user = await appointmentsIn(sql).ofPayment(paymentId);
  if (user !== null && user.id !== appointmentId) return { kind: 'paymentUsed' };
  if (!COVERING_STATES.includes(payment.state)) return { kind: 'notPaid' };
  return { kind: 'good', product: payment.product, amount: payment.amount };
};
