import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../machines/one-time-code/code-problem.ts';
import { problemInWords } from '../../../machines/one-time-code/one-time-code.texts.ts';

describe('what is wrong with the form of a code', () => {
  it('[REG-42] is that it is not of digits, before its length is looked at', () => {
    const form = { purpose: 'registration', channel: 'email' } as const;
    expect(problemOf('48a', form)).toBe('notDigits');
    expect(problemInWords('notDigits', form)).toBe('OTP must contain only numbers');
  });

  it.each([
    ['REG-40', 'registration', 'email', '482913', 'Email OTP must be 6 digits'],
    ['REG-41', 'signIn', 'email', '482913', 'OTP must be a 6-digit code'],
    ['REG-43', 'registration', 'phone', '4829', 'Phone OTP must be 4 digits'],
    // It signs in by itself, so it has as many as the one by mail.
    ['REG-44', 'signIn', 'phone', '482913', 'OTP must be a 6-digit code'],
  ] as const)(
    '[REG-40] [REG-41] [REG-43] [REG-44] [CONST-31] [CONST-32] %s: is its length, by place and way',
    (...[, purpose, channel, whole, words]) => {
      expect(problemOf('48', { purpose, channel })).toBe('length');
      expect(problemOf(whole, { purpose, channel })).toBeNull();
      expect(problemInWords('length', { purpose, channel })).toBe(words);
    },
  );
});
