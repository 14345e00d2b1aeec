// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptOnDevice, openApp, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { watchLeaving } from '../chat/leaving.ts';

const WAYS = 'GET /api/auth/staff-ways';
const BEGIN = 'POST /api/auth/staff-issuer/begin';
const ENTER = 'POST /api/auth/staff-issuer/enter';
const AWAY = 'toothwise-issuer-away';
const BUTTON = 'Log in with your organisation';
const STAFF = {
  ...ASHA,
  role: 'admin',
  permissions: ['access_admin_dashboard'],
  access_token: 'token-1',
};

let left: ReturnType<typeof watchLeaving>;
beforeEach(() => {
  sessionStorage.clear();
  left = watchLeaving();
});

/** Comes back from the issuer to a tab that was led there from the login of the staff. */
const comeBack = async (answers: Answers, sent = 'state=s-1&code=c-1', search = '') => {
  sessionStorage.setItem(AWAY, JSON.stringify({ state: 's-1', search }));
  const calls = serveCalls({ [WAYS]: { issuer: true }, ...answers });
  const { user } = await openApp(`/admin#${sent}`);
  return { calls, user };
};

describe('the login of the staff', () => {
  it('[NEW-132] offers no issuer where none is set up, or where the server does not say', async () => {
    serveCalls({ [WAYS]: { issuer: false } });
    const { unmount } = await openApp('/admin');
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
    unmount();
    serveCalls({ [WAYS]: 'offline' });
    await openApp('/admin');
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('[NEW-132] leaves for the issuer and remembers where to go on', async () => {
    const begun = { authorize_url: 'https://login.clinic.example/authorize?x=1', state: 's-1' };
    serveCalls({ [WAYS]: { issuer: true }, [BEGIN]: begun });
    const { user } = await openApp('/admin?return=%2Fadmin-analytics');
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    await waitFor(() => expect(left.mock.calls).toEqual([[begun.authorize_url]]));
    expect(JSON.parse(sessionStorage.getItem(AWAY) ?? '')).toEqual({
      state: 's-1',
      search: '?return=%2Fadmin-analytics',
    });
    screen.getByText(/your organisation may still have you logged in on this device/);
  });

  it('[NEW-132] says that the issuer is away, and keeps the password', async () => {
    serveCalls({ [WAYS]: { issuer: true }, [BEGIN]: { status: 503, said: 'It is away.' } });
    const { user } = await openApp('/admin');
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    await screen.findByText('It is away.', { selector: 'form [role=alert] span' });
    expect(left.mock.calls).toEqual([]);
    await screen.findByRole('button', { name: BUTTON });
  });
});

describe('coming back from the issuer', () => {
  it('[NEW-132] signs in with what it has sent, and keeps the code out of the address', async () => {
    const { calls } = await comeBack({ [ENTER]: STAFF }, undefined, '?return=%2Fadmin-analytics');
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin-analytics']]));
    expect(calls).toMatchObject([{ call: ENTER, body: { state: 's-1', code: 'c-1' } }]);
    expect(location.hash).toBe('');
    expect(sessionStorage.getItem(AWAY)).toBeNull();
    expect(keptOnDevice()).not.toBeNull();
  });

  it('[NEW-133] goes on with the passkey where the issuer has asked for no second factor', async () => {
    await comeBack({ [ENTER]: { ...STAFF, second_factor: 'passkey' } });
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin/passkey']]));
    expect(keptOnDevice()).toBeNull();
  });

  it.each(['state=s-1&error=access_denied', 'state=of-another-tab&code=c-1'])(
    '[NEW-132] says that nobody is signed in by %s, and asks the server nothing',
    async (sent) => {
      const { calls } = await comeBack({}, sent);
      await screen.findByText(
        'You have not logged in at your organisation. Please try again, or use your password.',
        { selector: 'form [role=alert] span' },
      );
      expect(calls.map(({ call }) => call)).toEqual([WAYS]);
    },
  );

  it('[NEW-132] says why the server has refused it, and offers every way anew', async () => {
    await comeBack({ [ENTER]: { status: 403, said: 'You are no staff.' } });
    await screen.findByText('You are no staff.', { selector: 'form [role=alert] span' });
    await screen.findByRole('button', { name: BUTTON });
    expect(keptOnDevice()).toBeNull();
  });
});
