// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { User } from '../../../contracts/accounts/account.ts';
import { Guard } from '../../../src/app/Guard.tsx';
import { providedNotices } from '../../../src/flows/notices/notices.flow.ts';
import { providedSession, SessionFlow } from '../../../src/flows/session/session.flow.ts';
import { NoticesProvider } from '../../../src/lib/flow/notices.tsx';
import { ASHA, PROFILE, SESSIONS } from '../../kit/account-samples.ts';
import { addressShown, keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { renderView } from '../../kit/views.tsx';
import { answerWith } from '../../kit/wire.ts';

afterEach(() => answerWith(null));

const FOR_ADMINS = { role: 'admin' } as const;

/** What a guarded page for one role shows to an account, or where it leads. */
const openFor = (role: User['role']) => {
  window.history.replaceState(null, '', '/guarded');
  keepSignedIn({ ...ASHA, role });
  renderView(
    <NoticesProvider machine={providedNotices}>
      <SessionFlow machine={providedSession} input={() => undefined}>
        <Routes>
          <Route
            path="/guarded"
            element={
              <Guard {...FOR_ADMINS}>
                <p>For admins</p>
              </Guard>
            }
          />
          <Route path="/unauthorized" element={<p>Not for you</p>} />
        </Routes>
      </SessionFlow>
    </NoticesProvider>,
  );
};

describe('a page for one role', () => {
  it('[GUARD-03] is shown to an account of that role', async () => {
    openFor('admin');
    await screen.findByText('For admins');
    expect(addressShown()).toBe('/guarded');
  });

  it('[GUARD-04] leads an account of another role to /unauthorized', async () => {
    openFor('patient');
    await screen.findByText('Not for you');
    expect(addressShown()).toBe('/unauthorized');
  });
});

describe('pages that ask who one is', () => {
  const leads = (page: string, entrance: string) => async () => {
    const calls = serveCalls({});
    openPage(page);
    await waitFor(() => expect(addressShown()).toBe(entrance));
    expect(calls).toEqual([]);
  };

  it(
    '[ROUTE-07] [GUARD-01] lead a signed-out visitor from /dashboard to the login',
    leads('/dashboard', '/login?return=%2Fdashboard'),
  );
  it(
    '[ROUTE-08] [GUARD-01] lead a signed-out visitor from /profile to the login',
    leads('/profile', '/login?return=%2Fprofile'),
  );
  it(
    'lead back to the same result',
    leads('/dashboard?result=r1', '/login?return=%2Fdashboard%3Fresult%3Dr1'),
  );
  it(
    '[GUARD-02] lead to the login of the staff from their pages',
    leads('/admin-dashboard', '/admin?return=%2Fadmin-dashboard'),
  );

  it('[ROUTE-10] /profile opens for a signed-in patient', async () => {
    keepSignedIn(ASHA);
    serveCalls({
      'GET /api/account/profile': PROFILE,
      'GET /api/account/sessions': { sessions: SESSIONS },
    });
    openPage('/profile');
    await screen.findByRole('heading', { name: 'Your details' });
    expect(addressShown()).toBe('/profile');
  });
});
