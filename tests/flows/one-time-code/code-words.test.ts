import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../contracts/accounts/code-form.ts';
import { problemInWords } from '../../../contracts/texts/en/flows/one-time-code.ts';

describe('what is wrong with the form of a code', () => {
  it('[REG-42] is that it is not of digits, before its length is looked at', () => {
    const form = { purpose: 'registration', channel: 'email' } as const;
    expect(problemOf('48a', form)).toBe('notDigits');
    expect(problemInWords('notDigits', form)).toBe('OTP must contain only numbers');
  });

  const isLength = (place: Parameters<typeof problemOf>[1], whole: string, words: string) => () => {
    expect(problemOf('48', place)).toBe('length');
    expect(problemOf(whole, place)).toBeNull();
    expect(problemInWords('length', place)).toBe(words);
  };

  it(
    '[REG-40] [CONST-31] is its length by mail, which is six',
    isLength({ purpose: 'registration', channel: 'email' }, '482913', 'Email OTP must be 6 digits'),
  );
  it(
    '[REG-41] is its length by mail, in other words at the login',
    isLength({ purpose: 'signIn', channel: 'email' }, '482913', 'OTP must be a 6-digit code'),
  );
  it(
    '[REG-43] [CONST-32] is its length by phone, which is four',
    isLength({ purpose: 'registration', channel: 'phone' }, '4829', 'Phone OTP must be 4 digits'),
  );
  // It signs in by itself, so it has as many as the one by mail.
  it(
    '[REG-44] is its length by phone, which is six at the login',
    isLength({ purpose: 'signIn', channel: 'phone' }, '482913', 'OTP must be a 6-digit code'),
  );
});
