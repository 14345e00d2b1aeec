// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { settleAbsence } from '../../../contracts/endpoints/absences.ts';
import type { Permission } from '../../../contracts/accounts/permissions.ts';
import { SAMPLE_ANSWERS, keepSignedIn, openApp, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { watchLeaving } from '../chat/leaving.ts';

beforeEach(() => {
  watchLeaving();
});

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

  const opens = (address: string, title: string, at: string) => async () => {
    serveCalls({ ...SAMPLE_ANSWERS });
    await openAs(address, ['access_admin_dashboard']);
    await heading(title);
    screen.getByRole('navigation', { name: 'Staff' });
    expect(path()).toBe(at);
  };
  const DASHBOARD = '/admin-dashboard';

  it('[ROUTE-36] open for those who may see them', opens(DASHBOARD, 'Dashboard', DASHBOARD));
  it(
    '[ROUTE-37] open their figures for those who may see them',
    opens('/admin-analytics', 'Analytics', '/admin-analytics'),
  );
  it('[ROUTE-38] are where /crm leads', opens('/crm', 'Dashboard', DASHBOARD));
  it('[ROUTE-39] are where /crm/dashboard leads', opens('/crm/dashboard', 'Dashboard', DASHBOARD));

  it('name who comes today for those alone who may read records', async () => {
    const calls = serveCalls({ ...SAMPLE_ANSWERS });
    const asked = () => calls.filter(({ call }) => call === 'GET /api/staff/appointments').length;
    await openAs('/admin-dashboard', ['access_admin_dashboard']);
    await screen.findByText('Bookings made');
    expect(screen.queryByText('Today’s patients')).toBeNull();
    expect(asked()).toBe(0);
    cleanup();
    await openAs('/admin-dashboard', ['access_admin_dashboard', 'read_patient_records']);
    await screen.findByRole('heading', { name: 'Today’s patients' });
    // The day stands above: the time is enough.
    const times = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(times).toEqual([expect.stringMatching(/^\d{1,2}:\d{2} [AP]M$/)]);
    expect(asked()).toBe(1);
  });

  it('give calls to look into to those alone who may settle them', async () => {
    const settle = `POST /api/staff/absences/${settleAbsence.example.params.id}/settle`;
    const calls = serveCalls({ ...SAMPLE_ANSWERS, [settle]: { success: true } });
    await openAs('/admin-dashboard', ['access_admin_dashboard', 'read_patient_records']);
    await screen.findByRole('heading', { name: 'Today’s patients' });
    expect(screen.queryByRole('heading', { name: 'Calls to look into' })).toBeNull();
    cleanup();
    await openAs('/admin-dashboard', ['access_admin_dashboard', 'settle_absences']);
    await userEvent.click(await screen.findByRole('button', { name: /^The dentist did not come/ }));
    // What cannot be taken back is said of which call.
    screen.getByRole('alertdialog', {
      name: 'Did the dentist not come?',
      description: /^Friday 2 January, 10:00 AM, Dr\. Kavita Menon/,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, settle it' }));
    await screen.findByText('There is no call to look into.');
    await screen.findByText('The call is settled');
    const settled = calls.filter(({ call }) => call === settle);
    expect(settled).toMatchObject([{ body: { verdict: 'missed' } }]);
    // The button that is pressed goes while the list is loaded: the focus does not go with it.
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await screen.findByRole('button', { name: /^The dentist did not come/ });
    expect(document.activeElement?.textContent).toBe('Calls to look into');
    // They belong to today alone.
    await userEvent.click(screen.getByRole('button', { name: 'Payments' }));
    await screen.findByRole('region', { name: 'Payments' });
    expect(screen.queryByText('Calls to look into')).toBeNull();
  });

  it('show calls to look into no sooner than the figures above, which would push them down', async () => {
    const calls = serveCalls({ ...SAMPLE_ANSWERS, 'GET /api/staff/overview': 'pending' });
    await openAs('/admin-dashboard', ['access_admin_dashboard', 'settle_absences']);
    await screen.findByText('Loading...');
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/staff/overview'));
    expect(screen.queryByText('Calls to look into')).toBeNull();
  });

  it('are narrowed by keyboard alone, and nobody loses their place', async () => {
    serveCalls({ ...SAMPLE_ANSWERS });
    await openAs('/admin-dashboard?section=payments', ['access_admin_dashboard']);
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    await screen.findByRole('region', { name: 'Payments' });
    const shown = from.value;
    fireEvent.change(from, { target: { value: '2025-12-24' } });
    from.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toContain('from=2025-12-24'));
    await screen.findByRole('region', { name: 'Payments' });
    expect(document.activeElement).toBe(screen.getByLabelText('From'));
    expect(from.value).toBe('2025-12-24');
    screen.getByRole('button', { name: 'Without filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Payments' });
    // It is gone as it was pressed; the days are those that are shown again.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dashboard'));
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(shown);
  });

  it('[ROUTE-40] lead to each other as far as each is open', async () => {
    serveCalls({ ...SAMPLE_ANSWERS });
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Staff' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await openAs('/crm/reminders', ['trigger_reminders']);
    await heading('Reminders');
    expect(links()).toEqual(['Reminders', 'Passkeys']);
    cleanup();
    await openAs('/crm/reminders', ['trigger_reminders', 'access_admin_dashboard']);
    await heading('Reminders');
    expect(links()).toEqual(['Dashboard', 'Analytics', 'Reminders', 'Passkeys']);
  });

  it.each(['trigger_reminders', 'access_doctor_dashboard'] as const)(
    '[ROUTE-40] [ROUTE-41] open the reminders for %s alone',
    async (permission) => {
      serveCalls({ ...SAMPLE_ANSWERS });
      await openAs('/crm/reminders', [permission]);
      await heading('Reminders');
      await screen.findByText('Friday 2 January, 10:00 AM: Asha Rao');
      // The button that is pressed goes while the list is loaded.
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await screen.findByText('Friday 2 January, 10:00 AM: Asha Rao');
      expect(document.activeElement?.textContent).toBe('Reminders');
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
