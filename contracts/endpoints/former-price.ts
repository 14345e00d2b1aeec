import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * Reads the price that the call of 15 minutes had before, in paise, where the operator states one (CARD-18..20). `null`
 * claims nothing. By itself, since a result asks for it and for nothing else of the payments.
 */
export const readFormerPrice = endpoint({
  method: 'GET',
  path: '/api/payments/former-price',
  tag: 'Payments',
  summary: 'What the call of 15 minutes cost before',
  auth: 'none',
  rate: { max: 60, perMs: 60_000 },
  replies: { 200: z.object({ success: z.literal(true), former_price: z.nullable(z.int()) }) },
});
