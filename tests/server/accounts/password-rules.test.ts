import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NewPassword } from '../../../contracts/accounts/account.ts';
import { weaknessOf } from '../../../server/services/accounts/password-rules.ts';

const ASHA = {
  email: 'asha.rao@example.com',
  phone: '+919876543210',
  firstName: 'Asha Devi',
  lastName: 'Rao',
};

describe('a new password', () => {
  it.each([
    ['Toothwise2026', 'common'],
    ['my TOOTHWISE account', 'common'],
    ['password1', 'common'],
    ['ashaisgreat', 'personal'],
    ['sridevi of old', 'personal'],
    ['all 9876543210', 'personal'],
    ['eleven green tigers', null],
    ['wise old tooth', null],
  ])('%s is weak as %s', (password, weakness) => {
    expect(weaknessOf(password, ASHA)).toBe(weakness);
  });

  it('has eight to 128 characters, of whatever kind', () => {
    const isTaken = (password: string) => z.safeParse(NewPassword, password).success;
    expect(['x'.repeat(7), 'x'.repeat(129)].map(isTaken)).toEqual([false, false]);
    const taken = ['x'.repeat(8), 'x'.repeat(128), '        ', 'पासवर्ड है यह', '😀'.repeat(8)];
    expect(taken.map(isTaken)).toEqual([true, true, true, true, true]);
  });
});
