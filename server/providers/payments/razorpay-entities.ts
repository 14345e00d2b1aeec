import * as z from 'zod/mini';
import type { ProviderPayment, ProviderRefund } from './port.ts';

/**
 * Largest amount in a reply, in paise (₹10,000,000): no price comes near it, and more would not fit into the column.
 */
const MOST = 1_000_000_000;

const amount = z.int().check(z.minimum(0), z.maximum(MOST));

/** A payment as Razorpay writes it; unneeded fields are ignored. */
export const PaymentEntity = z.object({
  id: z.string().check(z.regex(/^pay_\w{1,40}$/)),
  amount,
  currency: z.string().check(z.maxLength(8)),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  // Only with a convenience fee, and then on top of what was asked for.
  fee: z.optional(z.unknown()),
  fee_bearer: z.optional(z.unknown()),
});

export const RefundEntity = z.object({
  id: z.string().check(z.regex(/^rfnd_\w{1,40}$/)),
  payment_id: z.string().check(z.regex(/^pay_\w{1,40}$/)),
  amount,
  status: z.enum(['pending', 'processed', 'failed']),
});

/** The fee that the payer bears, in paise; 0 for any that cannot be read. */
const payersFee = ({ fee, fee_bearer }: z.output<typeof PaymentEntity>): number => {
  const read = z.safeParse(amount, fee);
  return fee_bearer === 'customer' && read.success ? read.data : 0;
};

export const paymentFrom = (entity: z.output<typeof PaymentEntity>): ProviderPayment => ({
  id: entity.id,
  amount: entity.amount,
  fee: payersFee(entity),
  currency: entity.currency,
  status: entity.status,
  orderId: entity.order_id ?? null,
});

export const refundFrom = (entity: z.output<typeof RefundEntity>): ProviderRefund => ({
  id: entity.id,
  captureId: entity.payment_id,
  amount: entity.amount,
  status: entity.status,
});
