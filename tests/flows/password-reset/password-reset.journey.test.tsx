// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptAccount } from '../../../src/actors/accounts/session-storage.ts';
import { SAMPLE_ANSWERS, openPage, serveCalls, withoutBearer } from '../../kit/account-app.tsx';
import { press } from '../../kit/press.ts';
import { watchLeaving } from '../chat/leaving.ts';

const EMAIL = 'asha@example.com';
const PASSWORD = 'eleven green tigers';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const shows = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const address = () => `${location.pathname}${location.search}`;

const write = async (label: string, value: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), value);
};
const giveEmail = async () => {
  await shows('Forgot your password?');
  await write('Email', EMAIL);
  await press('Continue');
  await shows('Choose a new password');
};
const givePassword = async (confirmed = PASSWORD) => {
  await write('New password', PASSWORD);
  await write('Confirm Password', confirmed);
  await press('Continue');
};
const giveCode = async () => {
  const [first] = await screen.findAllByRole('textbox', { name: /^Digit/ });
  if (first === undefined) throw new Error('There are no boxes');
  await userEvent.click(first);
  await userEvent.paste('012345');
};

describe('a forgotten password', () => {
  it('[ROUTE-31] [ROUTE-32] is replaced by a new one and a mailed code, which signs in', async () => {
    const leaving = watchLeaving();
    const calls = serveCalls(SAMPLE_ANSWERS);
    openPage('/forgot-password?return=%2Fprofile');
    await giveEmail();
    expect(address()).toBe('/reset-password?return=%2Fprofile');
    await givePassword();
    await shows('Check your mail');
    await giveCode();
    await waitFor(() => expect(leaving.mock.calls).toEqual([['/profile']]));
    expect(withoutBearer(calls)).toEqual([
      {
        call: 'POST /llm/check-password',
        body: { password: PASSWORD, email: EMAIL, firstName: '', lastName: '', phone: '' },
      },
      { call: 'POST /llm/forgot-password', body: { email: EMAIL } },
      {
        call: 'POST /llm/reset-password',
        body: { email: EMAIL, otp: '012345', password: PASSWORD },
      },
    ]);
    expect(keptAccount()?.auth.access_token).toBe('token-1');
    // Neither the password nor whose it was stays in the tab.
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('asha');
  });

  it('[ROUTE-32] asks whose it is first when /reset-password is opened by itself', async () => {
    serveCalls(SAMPLE_ANSWERS);
    openPage('/reset-password');
    await shows('Forgot your password?');
    expect(address()).toBe('/forgot-password');
  });

  it('goes on after a reload without asking for the address again', async () => {
    serveCalls(SAMPLE_ANSWERS);
    const { unmount } = openPage('/forgot-password');
    await giveEmail();
    unmount();
    openPage('/reset-password');
    await shows('Choose a new password');
    screen.getByText(EMAIL);
    expect(field('New password').value).toBe('');
  });

  it('goes back with the browser, a step at a time, and keeps what was written', async () => {
    serveCalls(SAMPLE_ANSWERS);
    openPage('/forgot-password');
    await giveEmail();
    await givePassword();
    await shows('Check your mail');
    expect(address()).toBe('/reset-password?step=code');
    window.history.back();
    await shows('Choose a new password');
    expect(field('New password').value).toBe(PASSWORD);
    window.history.back();
    await shows('Forgot your password?');
    expect(field('Email').value).toBe(EMAIL);
    expect(address()).toBe('/forgot-password');
    window.history.forward();
    await shows('Choose a new password');
    expect(address()).toBe('/reset-password');
  });

  it('says nothing of whether there is an account', async () => {
    serveCalls(SAMPLE_ANSWERS);
    openPage('/forgot-password');
    await giveEmail();
    await givePassword();
    await screen.findByText('Look into your mail.');
    screen.getByText(`If there is an account with ${EMAIL}, 6 digits are on their way.`);
  });

  it('sends nothing while the two passwords differ or the first is too short', async () => {
    const calls = serveCalls(SAMPLE_ANSWERS);
    openPage('/forgot-password');
    await giveEmail();
    await givePassword('eleven red tigers');
    screen.getByText('Passwords do not match');
    await write('New password', 'short');
    await press('Continue');
    screen.getByText('Password must be at least 8 characters.');
    expect(calls).toEqual([]);
  });

  it('says why a password is refused once the account is known, and lets another one be chosen', async () => {
    const said = 'This password holds your own name, address or number. Please choose another one.';
    serveCalls({ ...SAMPLE_ANSWERS, 'POST /llm/reset-password': { status: 422, said } });
    openPage('/forgot-password');
    await giveEmail();
    await givePassword();
    await giveCode();
    expect((await screen.findByText(said)).closest('[role=alert]')).not.toBeNull();
    await press('Back to the password');
    await shows('Choose a new password');
  });

  it('is no dead end while the server cannot be reached', async () => {
    serveCalls({ ...SAMPLE_ANSWERS, 'POST /llm/check-password': 'offline' });
    openPage('/forgot-password');
    await giveEmail();
    await givePassword();
    await screen.findByText('We could not reach our server. Please try again.');
    expect(field('New password').value).toBe(PASSWORD);
    serveCalls({ ...SAMPLE_ANSWERS, 'POST /llm/forgot-password': 'offline' });
    await press('Continue');
    await screen.findByText('The code could not be sent.');
    serveCalls(SAMPLE_ANSWERS);
    await press('Try again');
    expect(await screen.findAllByRole('textbox', { name: /^Digit/ })).toHaveLength(6);
  });
});

describe('the login', () => {
  it('[ROUTE-31] leads to a forgotten password and keeps where one was going', async () => {
    serveCalls(SAMPLE_ANSWERS);
    openPage('/login?return=%2Fprofile');
    const link = await screen.findByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).toBe('/forgot-password?return=%2Fprofile');
  });
});
