import type { CheckoutResult } from '../../providers/payments/port.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import { fullName } from '../accounts/full-name.ts';
import { lookAtProvider } from './looking.ts';
import { readLife } from './moves.ts';
import type { PaymentNeeds } from './moves.ts';
import { isGood } from './payment-state.ts';
import { orUnavailable } from './unavailable.ts';

/** Who pays, as the checkout is filled in (CARD-09). */
export const payerOf = async (
  { db }: Pick<PaymentNeeds, 'db'>,
  ownerId: string,
): Promise<{ name: string; email: string; contact: string }> => {
  const account = await accountsIn(db.sql).byId(ownerId);
  return {
    name: account ? fullName(account) : '',
    email: account?.email ?? '',
    contact: account?.phone ?? '',
  };
};

/**
 * `refused`: a wrong signature, somebody else's order, or money that did not come. `unavailable`: nothing is decided, and it can
 * be asked again.
 */
type Verified =
  | { readonly kind: 'verified'; readonly id: string }
  | { readonly kind: 'refused' | 'unavailable' };

/**
 * Checks what the checkout has handed back: the signature is over the order that we have opened for this account, and the
 * provider itself says that the money is there.
 */
export const verifyCheckout = async (
  needs: PaymentNeeds,
  { ownerId, ...result }: CheckoutResult & { readonly ownerId: string },
): Promise<Verified> => {
  const payment = await paymentsIn(needs.db.sql).byRef(result.orderId);
  if (payment === null || payment.ownerId !== ownerId) {
    needs.log.warn({}, 'a checkout was refused: the order is not of this account');
    return { kind: 'refused' };
  }
  const signed = { ...result, orderId: payment.providerRef ?? '' };
  if (!needs.provider.isCheckoutSigned(signed)) {
    needs.log.warn({ payment: payment.id }, 'a checkout was refused: wrong signature');
    return { kind: 'refused' };
  }
  const looked = await orUnavailable(lookAtProvider(needs, payment, 'checkout'));
  if (looked === 'unavailable') return { kind: looked };
  if (isGood(await readLife(needs.db.sql, payment))) return { kind: 'verified', id: payment.id };
  needs.log.warn({ payment: payment.id }, 'a checkout was refused: the money has not come');
  return { kind: 'refused' };
};
