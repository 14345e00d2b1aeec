import { describe, expect, it } from 'vitest';
import { countriesOf, phoneWithCountry } from '../../../server/lib/contact.ts';
import { isMailAddress } from '../../../server/lib/mail-address.ts';

describe('a number that gets text messages', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    // To +500, the Falkland Islands, as it is dialled from India.
    ['0050051234', null],
    ['+9779812345678', null],
    // Toll-free, premium and shared cost, and a landline.
    ['1800111222', null],
    ['18604251234', null],
    ['1123456789', null],
  ])('in India is %s: %s', (digits, phone) => {
    expect(phoneWithCountry(digits, ['IN'])).toBe(phone);
  });

  it('is one of another country where the operator says so, and of the first where it names none', () => {
    expect(phoneWithCountry('+9779812345678', ['IN', 'NP'])).toBe('+9779812345678');
    expect(phoneWithCountry('9812345678', ['IN', 'NP'])).toBe('+919812345678');
    expect(phoneWithCountry('9812345678', ['NP'])).toBe('+9779812345678');
    expect(phoneWithCountry('9876543210', [])).toBeNull();
  });

  it('has countries of two letters that exist', () => {
    expect(countriesOf('in, np')).toEqual(['IN', 'NP']);
    expect(countriesOf('IN,XX')).toBeNull();
    expect(countriesOf('')).toBeNull();
  });
});

describe('an address of mail in the settings', () => {
  it('has at most 254 characters, as mail servers take no longer one', () => {
    const address = (length: number): string => '@example.com'.padStart(length, 'a');
    expect(isMailAddress(address(254))).toBe(true);
    expect(isMailAddress(address(255))).toBe(false);
  });
});
