import { describe, expect, it } from 'vitest';
import { verdictFor } from '../../../machines/session/route-guard.ts';
import { ASHA } from '../../kit/account-samples.ts';

const doctor = {
  ...ASHA,
  role: 'admin_dentist' as const,
  permissions: ['access_admin_dashboard', 'access_doctor_dashboard'] as const,
};
const user = { ...doctor, permissions: [...doctor.permissions] };

describe('whether a page opens', () => {
  it('[GUARD-01] asks to sign in first', () => {
    expect(verdictFor(null, {})).toBe('signInNeeded');
    expect(verdictFor(null, { role: 'admin', permissions: [], any: true })).toBe('signInNeeded');
    expect(verdictFor(ASHA, {})).toBe('shown');
  });

  it('[GUARD-03] [GUARD-04] goes by the role', () => {
    expect(verdictFor(user, { role: 'admin_dentist' })).toBe('shown');
    expect(verdictFor(user, { role: 'admin' })).toBe('notAllowed');
    expect(verdictFor(ASHA, { role: 'admin_dentist' })).toBe('notAllowed');
  });

  it('[GUARD-05] [GUARD-06] goes by all permissions', () => {
    const both = ['access_admin_dashboard', 'access_doctor_dashboard'] as const;
    expect(verdictFor(user, { permissions: both })).toBe('shown');
    expect(verdictFor(user, { permissions: [...both, 'trigger_reminders'] })).toBe('notAllowed');
  });

  it('[GUARD-07] [GUARD-08] goes by one of them, where one is enough', () => {
    const one = {
      permissions: ['trigger_reminders', 'access_doctor_dashboard'],
      any: true,
    } as const;
    expect(verdictFor(user, one)).toBe('shown');
    expect(verdictFor({ ...user, permissions: ['trigger_reminders'] }, one)).toBe('shown');
    expect(verdictFor({ ...user, permissions: ['access_admin_dashboard'] }, one)).toBe(
      'notAllowed',
    );
    expect(verdictFor(ASHA, one)).toBe('notAllowed');
  });
});
