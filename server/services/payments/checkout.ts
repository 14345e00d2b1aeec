import type { CheckoutResult } from '../../providers/payments/port.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import { fullName } from '../full-name.ts';
import { syncWithProvider } from './provider-sync.ts';
import { readLife } from './apply-event.ts';
import type { PaymentDeps } from './apply-event.ts';
import { coversConsultation } from './payment-state.ts';
import { orUnavailable } from './unavailable.ts';

/** The payer's details that the checkout is filled in with (CARD-09). */
export const payerOf = async (
  { db }: Pick<PaymentDeps, 'db'>,
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
  deps: PaymentDeps,
  { ownerId, ...result }: CheckoutResult & { readonly ownerId: string },
): Promise<Verified> => {
  const payment = await paymentsIn(deps.db.sql).byRef(result.orderId);
  if (payment === null || payment.ownerId !== ownerId) {
    deps.log.warn({}, 'a checkout was refused: the order is not of this account');
    return { kind: 'refused' };
  }
  const signed = { ...result, orderId: payment.providerRef ?? '' };
  if (!deps.provider.isCheckoutSigned(signed)) {
    deps.log.warn({ payment: payment.id }, 'a checkout was refused: wrong signature');
    return { kind: 'refused' };
  }
  const synced = await orUnavailable(syncWithProvider(deps, payment, 'checkout'));
  if (synced === 'unavailable') return { kind: synced };
  if (coversConsultation(await readLife(deps.db.sql, payment)))
    return { kind: 'verified', id: payment.id };
  deps.log.warn({ payment: payment.id }, 'a checkout was refused: the money has not come');
  return { kind: 'refused' };
};
