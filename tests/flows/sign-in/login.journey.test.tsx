// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ASHA } from '../../kit/account-samples.ts';
import { keepSignedIn, keptOnDevice, openApp, serveCalls } from '../../kit/account-app.tsx';
import { watchLeaving } from '../chat/leaving.ts';

const AUTH = { ...ASHA, access_token: 'token-1' };
const PASSWORD = 'eleven green tigers';

let left: ReturnType<typeof watchLeaving>;
beforeEach(() => {
  left = watchLeaving();
});

const email = () => screen.findByRole('textbox', { name: 'Email' });
const submit = () => screen.getByRole('button', { name: 'Log in' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Fills the form of /login and sends it. */
const logIn = async (address = '/login') => {
  const app = await openApp(address);
  await app.user.type(await email(), 'asha@example.org');
  await app.user.type(screen.getByLabelText('Password'), PASSWORD);
  await app.user.click(submit());
  return app;
};

describe('/login', () => {
  it('[AUTH-02] has a form for an address and a password, which the browser can fill in', async () => {
    await openApp('/login');
    const address = (await email()) as HTMLInputElement;
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([address.type, address.autocomplete]).toEqual(['email', 'username']);
    expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
    expect(address.form).toBe(password.form);
    expect(submit().closest('form')).toBe(address.form);
  });

  it('[AUTH-04] is a form for codes once "Login with OTP instead" is ticked, and back', async () => {
    const { user } = await openApp('/login');
    await user.click(await screen.findByRole('checkbox', { name: 'Login with OTP instead' }));
    await screen.findByRole('button', { name: 'Send OTP' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Login with OTP instead' }));
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
  });

  it('[ROUTE-29] [AUTH-01] [AUTH-03] has every way in', async () => {
    await openApp('/login');
    await email();
    screen.getByRole('heading', { level: 1, name: 'Log in' });
    screen.getByRole('button', { name: 'Continue with Google' });
  });

  it('[AUTH-05] [AUTH-06] [AUTH-07] leads on with the way back, and says what one agrees to', async () => {
    await openApp('/login?return=%2Fprofile');
    await email();
    expect(hrefOf('Forgot your password?')).toBe('/forgot-password?return=%2Fprofile');
    expect(hrefOf('Create an account')).toBe('/register?return=%2Fprofile');
    expect(hrefOf('terms of service')).toBe('/terms-of-service');
    expect(hrefOf('privacy policy')).toBe('/privacy-policy');
    screen.getByText(/^By continuing you confirm that you’re 18 or over/);
  });

  it('[AUTH-09] [AUTH-10] says what is missing, asks nobody, and takes the writing there', async () => {
    const sent = serveCalls({});
    const { user } = await openApp('/login');
    await user.type(await email(), 'asha@');
    await user.click(submit());
    screen.getByText('Please enter a valid email address');
    screen.getByText('Password is required');
    expect(document.activeElement).toBe(await email());
    expect(sent).toEqual([]);
  });

  it('[AUTH-11] [AUTH-13] [SESS-05] signs in, says so and goes on to /home', async () => {
    const sent = serveCalls({ 'POST /llm/login': AUTH });
    await logIn();
    await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
    expect(sent[0]).toEqual({
      call: 'POST /llm/login',
      body: { email: 'asha@example.org', password: PASSWORD },
      bearer: null,
    });
    // Said on the page that follows, too.
    expect(sessionStorage.getItem('toothwise-carried-notices')).toContain(
      '"title":"Login Successful","message":"Welcome back!"',
    );
  });

  it('[SESS-01] [SESS-03] [CONST-30] keeps who has signed in on the device, also after a reload', async () => {
    serveCalls({ 'POST /llm/login': AUTH });
    const { unmount } = await logIn();
    await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
    expect(Object.keys(localStorage)).toEqual(['epik-llm-storage']);
    expect(keptOnDevice()).toMatchObject({ auth: AUTH, bookingData: null, selectedDentist: null });
    unmount();
    await openApp('/login');
    await waitFor(() => expect(left.mock.calls).toEqual([['/home'], ['/']]));
  });

  it('[SESS-06] goes on where somebody came from', async () => {
    serveCalls({ 'POST /llm/login': AUTH });
    await logIn('/login?return=%2Fchat%3Fstep%3DDIAGNOSIS');
    await waitFor(() => expect(left.mock.calls).toEqual([['/chat?step=DIAGNOSIS']]));
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
  ])('does not lead on to %s', async (place) => {
    serveCalls({ 'POST /llm/login': AUTH });
    await logIn(`/login?return=${encodeURIComponent(place)}`);
    await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
  });

  it('[AUTH-15] says why it failed in the words of the server, and keeps what was written in', async () => {
    serveCalls({ 'POST /llm/login': { status: 401, said: 'E-mail or password is not right.' } });
    await logIn();
    await screen.findByText('E-mail or password is not right.', { selector: '[role=alert] span' });
    await screen.findByText('Login Failed');
    expect((await email()) as HTMLInputElement).toHaveProperty('value', 'asha@example.org');
    expect(left).not.toHaveBeenCalled();
    expect(keptOnDevice()).toBeNull();
  });

  it('[AUTH-16] has words of its own where the server says nothing', async () => {
    serveCalls({ 'POST /llm/login': { status: 500, said: '' } });
    await logIn();
    await screen.findByText('Login Failed');
    expect((await screen.findAllByText(/^Failed to login/))[0]?.textContent).toBe(
      'Failed to login. Please check your credentials and try again.',
    );
  });

  it('doubts nobody’s password where the server could not be asked', async () => {
    serveCalls({ 'POST /llm/login': 'offline' });
    await logIn();
    await screen.findByText(
      'Our server could not be reached, so nothing was checked. Please try again.',
      { selector: '[role=alert] span' },
    );
    expect(screen.queryByText(/check your credentials/)).toBeNull();
  });

  it('[AUTH-08] does not ask who is signed in already', async () => {
    keepSignedIn(ASHA);
    await openApp('/login');
    await waitFor(() => expect(left.mock.calls).toEqual([['/']]));
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

describe('/admin', () => {
  it('[ROUTE-33] is the door of the staff', async () => {
    await openApp('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Staff login' });
  });

  it('[AUTH-12] [AUTH-14] [API-66] signs in by a path and with words of its own', async () => {
    const staff = { ...AUTH, role: 'admin', permissions: ['access_admin_dashboard'] };
    const sent = serveCalls({ 'POST /api/auth/local/login': staff });
    await logIn('/admin');
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin-dashboard']]));
    expect(sent.at(-1)).toMatchObject({
      call: 'POST /api/auth/local/login',
      body: { username: 'asha@example.org', password: PASSWORD },
    });
    expect(sessionStorage.getItem('toothwise-carried-notices')).toContain('"Login successful"');
  });

  it('[AUTH-17] says why it failed in the words of the server, or in its own', async () => {
    serveCalls({ 'POST /api/auth/local/login': { status: 401, said: 'You are no staff.' } });
    const { unmount } = await logIn('/admin');
    await screen.findByText('You are no staff.', { selector: '[role=alert] span' });
    unmount();
    serveCalls({ 'POST /api/auth/local/login': { status: 500, said: '' } });
    await logIn('/admin');
    await screen.findByText('An error occurred during login. Please try again.', {
      selector: 'form [role=alert] span',
    });
  });
});
