import { expect, it } from 'vitest';
import { pageOf } from '../../../src/flows/booking-flow/booking-flow.address.ts';

it.each([
  ['/booking', 'time'],
  ['/booking/patient-info', 'patient'],
  ['/booking/review-and-book', 'review'],
])('%s opens the part %s', (path, part) => {
  expect(pageOf(path)).toBe(part);
});
