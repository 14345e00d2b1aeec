// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptOnDevice, openApp, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { enter } from '../../../src/actors/accounts/enter.ts';
import { watchLeaving } from '../chat/leaving.ts';

const ADMIN = { ...ASHA, role: 'admin', permissions: ['access_admin_dashboard'] } as const;
const HALF = { ...ADMIN, access_token: 'half-token', second_factor: 'passkey' } as const;
const LOGIN = 'POST /api/auth/local/login';
const ASK = 'POST /api/account/second-factor/challenge';
const SHOW = 'POST /api/account/second-factor/answer';
const BEGIN = 'POST /api/account/passkeys/challenge';
const ADD = 'POST /api/account/passkeys';
const OUT = 'POST /auth/logout';
const USER = 'GET /api/auth/user';

const buffer = () => new Uint8Array([1, 2, 3]).buffer;
const credential = (response: object) => ({
  id: 'AQID',
  rawId: buffer(),
  type: 'public-key',
  response,
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
});
const SHOWN = credential({
  clientDataJSON: buffer(),
  authenticatorData: buffer(),
  signature: buffer(),
  userHandle: buffer(),
});
const MADE = credential({
  clientDataJSON: buffer(),
  attestationObject: buffer(),
  getTransports: () => ['internal'],
});
const named = (name: string) => Object.assign(new Error(name), { name });

/** A browser that knows passkeys, and what its window answers. */
const withPasskeys = (answers: { get?: () => unknown; create?: () => unknown }) => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  const later = (answer?: () => unknown) => () => Promise.resolve().then(answer);
  const credentials = { get: later(answers.get), create: later(answers.create) };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
};

let left: ReturnType<typeof watchLeaving>;
beforeEach(() => {
  left = watchLeaving();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** Logs in at the door of the staff, to where the password leads. */
const byPassword = async (answers: Answers) => {
  const sent = serveCalls(answers);
  const { user } = await openApp('/admin?return=%2Fadmin-analytics');
  await user.type(await screen.findByLabelText('Email'), ASHA.email);
  await user.type(screen.getByLabelText('Password'), 'eleven green tigers');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(left.mock.calls).toEqual([['/admin/passkey']]));
  left.mockClear();
  cleanup();
  return sent;
};

const OPTIONS = { challenge: 'AQID', rpId: 'localhost', allowCredentials: [], timeout: 1000 };
const ASKED = { ...OPTIONS, userVerification: 'required' };
const BEGUN = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Toothwise' },
  user: { id: 'AQID', name: 'a', displayName: 'a' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
  timeout: 1000,
};
const GOOD = { [LOGIN]: HALF, [ASK]: ASKED, [SHOW]: { success: true } };

describe('the second step of the staff', () => {
  it('[NEW-106] signs the device in only after the passkey, at the page that was asked for', async () => {
    withPasskeys({ get: () => SHOWN });
    const sent = await byPassword(GOOD);
    expect(keptOnDevice()).toBeNull();
    const { user } = await openApp('/admin/passkey');
    await user.click(await screen.findByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin-analytics']]));
    expect(keptOnDevice()).toMatchObject({ auth: { access_token: 'half-token', role: 'admin' } });
    expect(JSON.stringify(keptOnDevice())).not.toContain('second_factor');
    expect(sent.map(({ call, bearer }) => [call, bearer])).toEqual([
      ['GET /api/auth/staff-ways', null],
      [LOGIN, null],
      [ASK, 'Bearer half-token'],
      [SHOW, 'Bearer half-token'],
    ]);
    expect(sessionStorage.getItem('toothwise-second-step')).toBeNull();
  });

  it.each([
    ['NotAllowedError', 'No passkey was used.'],
    ['SecurityError', 'Passkeys do not work at this address.'],
    ['UnknownError', 'we do not know whether it worked'],
  ])('[NEW-106] says what became of a try that the browser ends with %s', async (name, words) => {
    withPasskeys({
      get: () => {
        throw named(name);
      },
    });
    await byPassword(GOOD);
    const { user } = await openApp('/admin/passkey');
    await user.click(await screen.findByRole('button', { name: 'Use passkey' }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(keptOnDevice()).toBeNull();
  });

  it('[NEW-106] makes a first passkey under its name, which a reload then asks for', async () => {
    withPasskeys({ create: () => MADE });
    const sent = await byPassword({
      [LOGIN]: { ...HALF, second_factor: 'enrolment' },
      [BEGIN]: BEGUN,
      [ADD]: { success: true },
    });
    const { user } = await openApp('/admin/passkey');
    await user.type(await screen.findByLabelText('Name of the passkey'), 'My phone');
    await user.click(screen.getByRole('button', { name: 'Add passkey' }));
    await screen.findByText(/Use it once now/);
    expect(sent.at(-1)).toMatchObject({
      call: ADD,
      bearer: 'Bearer half-token',
      body: { name: 'My phone', id: 'AQID', response: { transports: ['internal'] } },
    });
    cleanup();
    await openApp('/admin/passkey');
    await screen.findByRole('button', { name: 'Use passkey' });
    expect(keptOnDevice()).toBeNull();
  });

  it.each([
    ['a try whose reply was lost', { status: 503, said: 'Please try again.' }],
    ['another browser', { status: 403, said: 'Please use a passkey of this account first.' }],
  ])('[NEW-106] asks for the first passkey where %s has made it', async (_, reply) => {
    withPasskeys({ create: () => MADE });
    await byPassword({
      [LOGIN]: { ...HALF, second_factor: 'enrolment' },
      [BEGIN]: BEGUN,
      [ADD]: reply,
      [ASK]: ASKED,
    });
    const { user } = await openApp('/admin/passkey');
    await user.type(await screen.findByLabelText('Name of the passkey'), 'My phone');
    await user.click(screen.getByRole('button', { name: 'Add passkey' }));
    await screen.findByRole('button', { name: 'Use passkey' });
    cleanup();
    await openApp('/admin/passkey');
    await screen.findByRole('button', { name: 'Use passkey' });
  });

  it('[NEW-106] tells who has a browser without passkeys, and lets them log out', async () => {
    const sent = await byPassword({ ...GOOD, [OUT]: { success: true } });
    const { user } = await openApp('/admin/passkey');
    await screen.findByRole('heading', { name: 'This browser cannot use passkeys' });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin']]));
    expect(sent.at(-1)).toMatchObject({ call: OUT, bearer: 'Bearer half-token' });
    expect(sessionStorage.getItem('toothwise-second-step')).toBeNull();
  });

  it('[NEW-106] is not there for whoever has not logged in', async () => {
    serveCalls({});
    await openApp('/admin/passkey');
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin']]));
  });

  it('[NEW-106] ends a session of the device that the server wants a passkey of', async () => {
    serveCalls({
      [USER]: { status: 401, said: 'Please log in again.', code: 'second_factor_wanted' },
    });
    await enter({ ...ADMIN, permissions: [...ADMIN.permissions], access_token: 'old' });
    // What is known of it is too old to be believed.
    const kept = keptOnDevice();
    localStorage.setItem('epik-llm-storage', JSON.stringify({ ...kept, checkedAt: 0 }));
    const { ends } = openPage('/admin/passkeys');
    await waitFor(() => expect(ends).toEqual(['expired']));
    expect(keptOnDevice()).toBeNull();
  });
});
