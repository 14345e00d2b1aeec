// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '../../../contracts/endpoints/index.ts';
import { keptOnDevice, openApp, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { watchLeaving } from '../chat/leaving.ts';

const BEGIN = 'POST /llm/google-signup/begin';
const SIGN_UP = 'POST /llm/google-signup';
const BEGUN = { authorize_url: '/sandbox/google/authorize?x=1', state: 's-1', expires_in: 600 };
const AWAY = 'toothwise-google-away';
/** What Google signs; only the middle part can be read. */
const TOKEN = `head.${btoa(JSON.stringify({ email: 'asha@gmail.com' }))}.signed`;

let left: ReturnType<typeof watchLeaving>;
beforeEach(() => {
  left = watchLeaving();
});

const auth = (isNew: boolean) => ({ ...ASHA, access_token: 'token-1', is_new_user: isNew });
const carried = () => sessionStorage.getItem('toothwise-carried-notices') ?? '';

/** Comes back from Google to a tab that was led there from a page. */
const comeBack = async (answers: Answers, place = '/home', token = TOKEN) => {
  sessionStorage.setItem(AWAY, JSON.stringify({ state: 's-1', place }));
  const sent = serveCalls(answers);
  await openApp(`/google-return#state=s-1&id_token=${token}`);
  return sent;
};

describe('the button', () => {
  it('[GOOG-01] says that Google is being asked, and can be taken back', async () => {
    const opened = { location: { href: '' }, close: vi.fn<() => void>() };
    vi.stubGlobal('open', () => opened);
    serveCalls({ [BEGIN]: 'pending' });
    const { user } = await openApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    const busy = await screen.findByRole('button', { name: 'Signing in with Google...' });
    expect(busy.ariaBusy).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Continue with Google' });
    expect(opened.close).toHaveBeenCalled();
  });

  it('[GOOG-10] is the only way to Google: no prompt comes by itself whose failure would only be logged', async () => {
    vi.stubGlobal('open', () => null);
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const sent = serveCalls({ [BEGIN]: 'offline' });
    const { user } = await openApp('/login');
    const google = await screen.findByRole('button', { name: 'Continue with Google' });
    expect(sent).toEqual([]);
    await user.click(google);
    await screen.findByText('Google Authentication Failed');
    expect(sent.map(({ call }) => call)).toEqual([BEGIN]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('leads this page to Google where no window may be opened, and remembers where to go on', async () => {
    vi.stubGlobal('open', () => null);
    serveCalls({ [BEGIN]: BEGUN });
    const { user } = await openApp('/login?return=%2Fprofile');
    const button = await screen.findByRole('button', { name: 'Continue with Google' });
    // What follows is another way.
    expect(button.nextElementSibling?.textContent).toBe('or');
    await user.click(button);
    await waitFor(() => expect(left.mock.calls[0]?.[0]).toContain('/sandbox/google/authorize?x=1'));
    expect(JSON.parse(sessionStorage.getItem(AWAY) ?? '')).toEqual({
      state: 's-1',
      place: '/profile',
    });
  });
});

describe('the paths of Google', () => {
  it('[GOOG-12] are those of patients, and there is no second variant', async () => {
    const paths = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
    expect(paths.filter((path) => /google/i.test(path)).toSorted()).toEqual([SIGN_UP, BEGIN]);
    const sent = await comeBack({ [SIGN_UP]: auth(false) });
    await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
    expect(sent.map(({ call }) => call)).toEqual([SIGN_UP]);
  });
});

describe('the way back', () => {
  const comeBackAsNew = async () => {
    const sent = await comeBack({ [SIGN_UP]: auth(true) });
    await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
    return sent;
  };

  it('[GOOG-02] [GOOG-03] [GOOG-04] hands on what Google has signed, and forgets it', async () => {
    expect(await comeBackAsNew()).toMatchObject([
      {
        call: SIGN_UP,
        body: { google_token: TOKEN, user_type: 'llm', device_info: navigator.userAgent },
      },
    ]);
    // Neither the history nor the device keeps the token.
    expect(window.location.hash).toBe('');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('signed');
  });

  it('[GOOG-05] hands on the address that the token says', async () => {
    expect(await comeBackAsNew()).toMatchObject([{ body: { claimed_email: 'asha@gmail.com' } }]);
  });

  it('[GOOG-06] [GOOG-11] welcomes who is new, and leads to /home', async () => {
    await comeBackAsNew();
    expect(carried()).toContain(
      '"title":"Account Created!","message":"Your account has been created successfully with Google."',
    );
    expect(keptOnDevice()).toMatchObject({ auth: { id: ASHA.id } });
  });

  it('[GOOG-07] welcomes back who was here before, where they came from', async () => {
    await comeBack({ [SIGN_UP]: auth(false) }, '/profile');
    await waitFor(() => expect(left.mock.calls).toEqual([['/profile']]));
    expect(carried()).toContain(
      '"title":"Welcome Back!","message":"You have been logged in successfully."',
    );
  });

  it('[GOOG-05] leaves out an address that the token does not say', async () => {
    const sent = await comeBack({ [SIGN_UP]: auth(false) }, '/home', 'no.token');
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(sent[0]?.body).not.toHaveProperty('claimed_email');
  });

  it('[GOOG-08] [GOOG-09] says that it failed, in the words of the server or in its own', async () => {
    await comeBack({ [SIGN_UP]: { status: 403, said: 'Google cannot vouch for this address.' } });
    await screen.findByText('Google Authentication Failed');
    await screen.findByText('Google cannot vouch for this address.');
    expect(left.mock.calls).toEqual([['/login']]);
  });

  it('[GOOG-09] has words of its own where nobody says why', async () => {
    await comeBack({ [SIGN_UP]: 'offline' });
    await screen.findByText('An error occurred during Google authentication. Please try again.');
  });

  it('of another window is handed to it, and signs nobody in here', async () => {
    const close = vi.spyOn(window, 'close').mockReturnValue(undefined);
    const sent = serveCalls({ [SIGN_UP]: auth(false) });
    await openApp(`/google-return#state=s-9&id_token=${TOKEN}`);
    await screen.findByRole('heading', { name: 'You can close this window' });
    expect(close).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    expect(keptOnDevice()).toBeNull();
  });
});
