import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../machines/one-time-code/code-problem.ts';
import { problemInWords } from '../../../machines/one-time-code/one-time-code.texts.ts';

describe('what is wrong with the form of a code', () => {
  it('[REG-42] is that it is not of digits, before its length is looked at', () => {
    expect(problemOf('48a', 'email')).toBe('notDigits');
    expect(problemInWords('notDigits', 'registration', 'email')).toBe(
      'OTP must contain only numbers',
    );
  });

  it.each([
    ['REG-40', 'registration', 'email', 'Email OTP must be 6 digits'],
    ['REG-41', 'signIn', 'email', 'OTP must be a 6-digit code'],
    ['REG-43', 'registration', 'phone', 'Phone OTP must be 4 digits'],
    ['REG-44', 'signIn', 'phone', 'OTP must be a 4-digit code'],
  ] as const)(
    '[REG-40] [REG-41] [REG-43] [REG-44] [CONST-31] [CONST-32] %s: is its length, by place and way',
    (_id, purpose, way, words) => {
      expect(problemOf('48', way)).toBe('length');
      expect(problemOf(way === 'email' ? '482913' : '4829', way)).toBeNull();
      expect(problemInWords('length', purpose, way)).toBe(words);
    },
  );
});
