// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '../../../contracts/account.ts';
import { SAMPLE_ANSWERS, keepSignedIn, openApp, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { watchLeaving } from '../chat/leaving.ts';

beforeEach(() => {
  localStorage.clear();
  watchLeaving();
});
afterEach(() => vi.unstubAllGlobals());

const openAs = async (address: string, permissions: Permission[]) => {
  keepSignedIn({ ...ASHA, role: 'admin', permissions });
  await openApp(address);
};
const heading = async (name: string) => screen.findByRole('heading', { level: 1, name });
const path = () => window.location.pathname;

describe('the pages of the staff', () => {
  it.each(['/admin-dashboard', '/admin-analytics'])(
    '[ROUTE-34] [ROUTE-35] are not for everybody who is signed in: %s',
    async (address) => {
      await openAs(address, ['access_doctor_dashboard']);
      await heading('This page is not for your account');
      expect(path()).toBe('/unauthorized');
    },
  );

  it.each(['/admin-dashboard', '/admin-analytics', '/crm', '/crm/dashboard'])(
    '[ROUTE-36] [ROUTE-37] [ROUTE-38] [ROUTE-39] open for those who may see them: %s',
    async (address) => {
      serveCalls({ ...SAMPLE_ANSWERS });
      await openAs(address, ['access_admin_dashboard']);
      await heading(address === '/admin-analytics' ? 'Analytics' : 'Dashboard');
      expect(path()).toBe(address.startsWith('/crm') ? '/admin-dashboard' : address);
    },
  );

  it.each(['trigger_reminders', 'access_doctor_dashboard'] as const)(
    '[ROUTE-40] [ROUTE-41] open the reminders for %s alone',
    async (permission) => {
      serveCalls({ ...SAMPLE_ANSWERS });
      await openAs('/crm/reminders', [permission]);
      await heading('Reminders');
      await screen.findByText('Friday 2 January, 10:00 AM: Asha Rao');
    },
  );

  it('[ROUTE-42] [ROUTE-43] open the reminders for nobody else', async () => {
    await openAs('/crm/reminders', ['access_admin_dashboard']);
    await heading('This page is not for your account');
    expect(path()).toBe('/unauthorized');
  });

  it('[GUARD-02] lead to the door of the staff, and back from there', async () => {
    await openApp('/crm/reminders');
    await heading('Staff login');
    await waitFor(() => expect(path()).toBe('/admin'));
    expect(window.location.search).toBe('?return=%2Fcrm%2Freminders');
  });
});
