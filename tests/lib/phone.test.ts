import { expect, it } from 'vitest';
import { phoneInWords } from '../../src/lib/format/phone.ts';

it.each(['+919876543210', '9876543210'])('%s is read in two fives', (phone) => {
  expect(phoneInWords(phone)).toBe('+91 98765 43210');
});
