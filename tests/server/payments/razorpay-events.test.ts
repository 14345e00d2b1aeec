import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stepClock } from '../../kit/server.ts';
import { KEYS, adapter, paymentEntity, refundEntity } from './razorpay.kit.ts';

const provider = adapter('http://127.0.0.1:9', stepClock());

const signed = (text: string | Buffer, secret: string = KEYS.webhookSecret): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Reads an event that the provider has signed. */
const read = (body: unknown) => {
  const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return provider.readEvent(raw, signed(raw));
};

/** An event in the provider's form (https://razorpay.com/docs/webhooks/payloads). */
const event = (name: string, payload: Readonly<Record<string, object>>) => ({
  entity: 'event',
  account_id: 'acc_BFQ7uQEaa7j2z7',
  event: name,
  contains: Object.keys(payload),
  payload: Object.fromEntries(Object.entries(payload).map(([kind, entity]) => [kind, { entity }])),
  created_at: 1_567_674_606,
});

const ORDER = 'order_DESlLckIVRkHWj';
const CODE = 'qr_HMsVL8HOpbMcjU';
const ofOrder = (status: string) => paymentEntity({ status, order_id: ORDER, amount: 29_900 });
const paid = (status: string, ref: string | null) => ({
  kind: 'payment',
  ref,
  payment: { id: 'pay_G8VaL2Z68LRtDs', status },
});

describe('an event of Razorpay', () => {
  it.each([
    ['payment.authorized', { payment: ofOrder('authorized') }, paid('authorized', ORDER)],
    ['payment.captured', { payment: ofOrder('captured') }, paid('captured', ORDER)],
    ['payment.failed', { payment: ofOrder('failed') }, paid('failed', ORDER)],
    ['order.paid', { payment: ofOrder('captured'), order: { id: ORDER } }, paid('captured', ORDER)],
    [
      'qr_code.credited',
      { payment: paymentEntity(), qr_code: { id: CODE } },
      paid('captured', CODE),
    ],
    // Money of something else on the same account of the provider.
    ['payment.captured', { payment: paymentEntity() }, paid('captured', null)],
    [
      'refund.created',
      { refund: refundEntity({ status: 'pending' }), payment: paymentEntity() },
      { kind: 'refund', refund: { status: 'pending' } },
    ],
    [
      'refund.processed',
      { refund: refundEntity(), payment: paymentEntity({ status: 'refunded' }) },
      {
        kind: 'refund',
        refund: {
          id: 'rfnd_FP8QHiV938haTz',
          captureId: 'pay_G8VaL2Z68LRtDs',
          amount: 49_900,
          status: 'processed',
        },
      },
    ],
    [
      'refund.failed',
      { refund: refundEntity({ status: 'failed' }) },
      { kind: 'refund', refund: { status: 'failed' } },
    ],
    ['qr_code.created', { qr_code: { id: CODE } }, { kind: 'other' }],
    ['qr_code.closed', { qr_code: { id: CODE } }, { kind: 'other' }],
    ['settlement.processed', { settlement: { id: 'setl_1' } }, { kind: 'other' }],
  ])('"%s" is read', (name, payload, expected) => {
    expect(read(event(name, payload))).toMatchObject(expected);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no payload', { event: 'payment.captured' }],
    ['half a paisa', event('payment.captured', { payment: paymentEntity({ amount: 49_900.5 }) })],
    ['no amount', event('payment.captured', { payment: paymentEntity({ amount: null }) })],
    ['a wrong name', event('payment.captured', { payment: paymentEntity({ id: 'pay_1|2' }) })],
    ['a wrong code', event('qr_code.credited', { payment: paymentEntity(), qr_code: { id: 7 } })],
    ['an unknown status', event('payment.captured', { payment: paymentEntity({ status: '?' }) })],
  ])('that holds %s is none of ours, and is taken', (_what, body) => {
    expect(read(body)).toEqual({ kind: 'other' });
  });
});

describe('the signature of an event', () => {
  const raw = Buffer.from(JSON.stringify(event('payment.captured', { payment: paymentEntity() })));

  it.each([
    ['nothing', ''],
    ['no digits', 'zz'.repeat(32)],
    ['half of it', signed(raw).slice(0, 32)],
    ['one of another secret', signed(raw, 'another')],
    ['one of the key in place of the webhook', signed(raw, KEYS.keySecret)],
    ['one over other bytes', signed(Buffer.concat([raw, Buffer.from(' ')]))],
  ])('is not %s', (_what, signature) => {
    expect(provider.readEvent(raw, signature)).toBeNull();
  });

  it('is over the bytes as they came', () => {
    const spaced = Buffer.from(` ${raw.toString()}\n`);
    expect(provider.readEvent(spaced, signed(spaced))).toMatchObject({ kind: 'payment' });
    expect(provider.readEvent(spaced, signed(raw))).toBeNull();
    const slashed = Buffer.from(raw.toString().replace('"upi"', String.raw`"upi\/intent"`));
    expect(provider.readEvent(slashed, signed(slashed))).toMatchObject({ kind: 'payment' });
  });
});

describe('the signature of a checkout', () => {
  const result = { orderId: ORDER, paymentId: 'pay_29QQoUBi66xm2f' };
  const signature = signed(`${result.orderId}|${result.paymentId}`, KEYS.keySecret);

  it('[DATA-13] is over order and payment, with the secret of the key', () => {
    expect(provider.isCheckoutSigned({ ...result, signature })).toBe(true);
    const wrong = [
      { ...result, signature: signed(`${ORDER}|pay_29QQoUBi66xm2f`) },
      { ...result, paymentId: 'pay_another', signature },
      { ...result, orderId: 'order_another', signature },
      { orderId: '', paymentId: '', signature: signed('|', 'another') },
      { ...result, signature: '' },
      { ...result, signature: signature.slice(0, -2) },
    ];
    expect(wrong.filter((each) => provider.isCheckoutSigned(each))).toEqual([]);
  });

  it('[DATA-13] is the one that Razorpay publishes as the example of its libraries', () => {
    const keySecret = 'EnLs21M47BllR3X8PSFtjtbd';
    const published = {
      orderId: 'order_IEIaMR65cu6nz3',
      paymentId: 'pay_IH4NVgf4Dreq1l',
      signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
    };
    const its = adapter('http://127.0.0.1:9', stepClock(), { keySecret });
    expect(its.isCheckoutSigned(published)).toBe(true);
    expect(provider.isCheckoutSigned(published)).toBe(false);
  });
});
