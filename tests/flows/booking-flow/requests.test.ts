import { describe, expect, it } from 'vitest';
import {
  holdOf,
  orderKeyOf,
  requestOf,
} from '../../../machines/booking-flow/booking-flow.setup.ts';
import { KAVITA } from '../../kit/booking-samples.ts';
import { paymentAt } from '../qr-payment/cases.ts';
import { HELD, WHO } from '../slot-hold/cases.ts';
import { STORED, known } from './cases.ts';

describe('what is sent', () => {
  it('is the whole form at the chosen moment, under a name that stays with the booking', () => {
    expect(requestOf(known)).toEqual({
      details: STORED.form,
      scheduledTime: '2026-11-24T10:00:00+05:30',
      doctor: null,
      sessionToken: null,
      product: 'laterCall15',
      payment: null,
      requestKey: 'made-up-key-2',
    });
  });

  it('names the doctor who was chosen', () => {
    const doctor = { slug: KAVITA.slug, name: KAVITA.name };
    expect(requestOf({ ...known, doctor }).doctor).toBe('sample-1');
    expect(holdOf({ ...known, doctor }).doctor).toBe('sample-1');
  });

  it('[NEW-87] is a call of the length that was chosen', () => {
    const longer = { ...known, minutes: 30 } as const;
    expect(requestOf(longer).product).toBe('laterCall30');
    expect(holdOf(longer).minutes).toBe(30);
  });

  it('[NEW-88] keeps a time for the length that is paid already, whichever was chosen', () => {
    const paid = (product: 'reportAndCall30' | 'videoCall15') =>
      paymentAt('settled', { product, amount: 0 });
    expect(holdOf({ ...known, payment: paid('reportAndCall30') }).minutes).toBe(30);
    expect(holdOf({ ...known, minutes: 30, payment: paid('videoCall15') }).minutes).toBe(15);
  });

  it('keeps the moment for who was named, and names the order by what is kept', () => {
    expect(holdOf(known)).toEqual({
      minutes: 15,
      who: WHO,
      startsAt: '2026-11-24T10:00:00+05:30',
      doctor: null,
    });
    expect(orderKeyOf(known)).toBe(`${HELD.id}-order-0`);
    expect(orderKeyOf({ ...known, failedOrders: 2 })).toBe(`${HELD.id}-order-2`);
  });
});
