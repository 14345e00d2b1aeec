import { describe, expect, it } from 'vitest';
import {
  holdOf,
  orderKeyOf,
  requestOf,
} from '../../../machines/booking-flow/booking-flow.setup.ts';
import { KAVITA } from '../../kit/booking-samples.ts';
import { HELD, WHO } from '../slot-hold/cases.ts';
import { STORED, known } from './cases.ts';

describe('what is sent', () => {
  it('is the whole form at the chosen moment, under a name that stays with the booking', () => {
    expect(requestOf(known)).toEqual({
      details: STORED.form,
      scheduledTime: '2026-11-24T10:00:00+05:30',
      doctor: null,
      sessionToken: null,
      payment: null,
      requestKey: 'made-up-key-2',
    });
  });

  it('names the doctor who was chosen', () => {
    const doctor = { slug: KAVITA.slug, name: KAVITA.name };
    expect(requestOf({ ...known, doctor }).doctor).toBe('sample-1');
    expect(holdOf({ ...known, doctor }).doctor).toBe('sample-1');
  });

  it('keeps the moment for who was named, and names the order by what is kept', () => {
    expect(holdOf(known)).toEqual({
      who: WHO,
      startsAt: '2026-11-24T10:00:00+05:30',
      doctor: null,
    });
    expect(orderKeyOf(known)).toBe(`${HELD.id}-order-0`);
    expect(orderKeyOf({ ...known, failedOrders: 2 })).toBe(`${HELD.id}-order-2`);
  });
});
