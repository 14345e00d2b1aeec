import * as z from 'zod/mini';
import { jsonOrNull } from '../ask-outside.ts';
import type { ProviderEvent } from './port.ts';
import { PaymentEntity, RefundEntity, paymentFrom, refundFrom } from './razorpay-entities.ts';

const entityOf = <T extends z.ZodMiniType>(entity: T) => z.object({ entity });

const Envelope = z.object({
  event: z.string().check(z.maxLength(60)),
  payload: z.object({
    payment: z.optional(entityOf(PaymentEntity)),
    refund: z.optional(entityOf(RefundEntity)),
    qr_code: z.optional(entityOf(z.object({ id: z.string().check(z.regex(/^qr_\w{1,40}$/)) }))),
  }),
});

/**
 * Reads the webhooks about payments and refunds. Any other is `other` and still answered with success, or the provider
 * would send it again and again.
 */
export const readProviderEvent = (raw: Buffer): ProviderEvent => {
  const read = z.safeParse(Envelope, jsonOrNull(raw.toString('utf8')));
  if (!read.success) return { kind: 'other' };
  const { payment, refund, qr_code: code } = read.data.payload;
  if (refund) return { kind: 'refund', refund: refundFrom(refund.entity) };
  if (!payment) return { kind: 'other' };
  const paid = paymentFrom(payment.entity);
  return { kind: 'payment', ref: code?.entity.id ?? paid.orderId, payment: paid };
};
