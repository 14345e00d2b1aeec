// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../contracts/endpoints/index.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { keptOnDevice, openApp, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { watchLeaving } from '../chat/leaving.ts';

const SENT = { success: true, resend_in: 60, expires_in: 600 };
const WRONG = { success: false, verdict: 'wrong', tries_left: 4 };
const RIGHT = { success: true, ...ASHA, access_token: 'token-1' };
const GENERATE = 'POST /llm/login-otp/generate';
const VERIFY = 'POST /llm/login-otp/verify';

let left: ReturnType<typeof watchLeaving>;
beforeEach(() => {
  left = watchLeaving();
});

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const boxes = () => screen.queryAllByRole('textbox', { name: /^Digit/ });
const button = (name: string) => screen.findByRole('button', { name });

/** /login with a code instead of a password, by mail or by phone. */
const openOtp = async (channel: 'Email' | 'Phone', answers: Answers) => {
  const sent = serveCalls(answers);
  const app = await openApp('/login');
  await app.user.click(await screen.findByRole('checkbox', { name: 'Login with OTP instead' }));
  if (channel === 'Phone') await app.user.click(screen.getByRole('radio', { name: 'Phone' }));
  return { ...app, sent };
};

const sendTo = async (channel: 'Email' | 'Phone', to: string, answers: Answers) => {
  const opened = await openOtp(channel, answers);
  await opened.user.type(await field(channel === 'Email' ? 'Email' : 'Phone number'), to);
  await opened.user.click(await button('Send OTP'));
  return opened;
};

describe('the paths of the codes', () => {
  it.each([
    ['Email', 'asha@example.org', '482913'],
    ['Phone', '9876543210', '482913'],
  ] as const)(
    '[OTPL-23] are those of patients by %s, and there is no second variant',
    async (channel, to, code) => {
      const paths = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
      expect(paths.filter((path) => /otp/i.test(path)).toSorted()).toEqual([GENERATE, VERIFY]);
      const { user, sent } = await sendTo(channel, to, { [GENERATE]: SENT, [VERIFY]: RIGHT });
      await button('OTP Sent ✓');
      await user.keyboard(code);
      await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
      expect(sent.map(({ call }) => call)).toEqual([GENERATE, VERIFY]);
    },
  );
});

describe('a code by mail', () => {
  const sendByMail = async (verified: Answers[string] = RIGHT) => {
    const opened = await sendTo('Email', 'asha@example.org', {
      [GENERATE]: SENT,
      [VERIFY]: verified,
    });
    await button('OTP Sent ✓');
    return opened;
  };

  it('[OTPL-01] [OTPL-02] [OTPL-04] is offered beside one by phone, and waits to be sent', async () => {
    await openOtp('Email', {});
    const ways = screen.getAllByRole<HTMLInputElement>('radio');
    expect(ways.map(({ checked }) => checked)).toEqual([true, false]);
    expect(ways).toEqual(['Email', 'Phone'].map((name) => screen.getByRole('radio', { name })));
    expect((await button('Send OTP')).ariaBusy).not.toBe('true');
    expect(boxes()).toHaveLength(0);
  });

  it('[OTPL-06] [OTPL-07] [OTPL-17] says that it was sent, and asks for it', async () => {
    await sendByMail();
    await screen.findByText('OTP send successfully on your registered email');
    await screen.findByText('Please check your email for the OTP!');
    expect(boxes()).not.toHaveLength(0);
  });

  it('[OTPL-03] [OTPL-15] is written in with six digits, and lets somebody in', async () => {
    const { user, sent } = await sendByMail();
    expect(boxes()).toHaveLength(6);
    await user.keyboard('482913');
    await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      [GENERATE, { email: 'asha@example.org', isEmail: true }],
      [VERIFY, { email: 'asha@example.org', isEmail: true, otp: '482913' }],
    ]);
    expect(keptOnDevice()).toMatchObject({ auth: { id: ASHA.id, access_token: 'token-1' } });
  });

  it('[OTPL-18] [OTPL-22] says so on the page that follows, which is /home', async () => {
    const { user } = await sendByMail();
    await user.keyboard('482913');
    await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
    expect(sessionStorage.getItem('toothwise-carried-notices')).toContain(
      '"title":"OTP successfully verified","message":"Welcome back!"',
    );
  });

  it('[OTPL-13] [REG-41] is too short', async () => {
    const { user, sent } = await sendByMail();
    await user.keyboard('4829');
    await user.click(await button('Verify'));
    expect((await screen.findByRole('alert')).textContent).toBe('OTP must be a 6-digit code');
    expect(sent).toHaveLength(1);
  });

  it('[OTPL-20] [OTPL-21] is not right, which is said beside it and in a notice', async () => {
    const { user } = await sendByMail(WRONG);
    await user.keyboard('482913');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid OTP. Please try again.');
    // Notices come one at a time.
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    const title = await screen.findByText('Verification Failed');
    expect(title.parentElement?.textContent).toContain('Invalid OTP. Please try again.');
    expect(left).not.toHaveBeenCalled();
  });

  it('[OTPL-05] says while it is being sent', async () => {
    await sendTo('Email', 'asha@example.org', { [GENERATE]: 'pending' });
    expect((await button('Sending...')).ariaBusy).toBe('true');
    expect(boxes()).toHaveLength(0);
  });

  it('[OTPL-19] could not be sent, which can be tried again', async () => {
    await sendTo('Email', 'asha@example.org', { [GENERATE]: 'offline' });
    await screen.findByText('Failed to Send OTP');
    await screen.findByText('Please try again.');
    await button('Send OTP');
    expect(boxes()).toHaveLength(0);
  });

  it('[OTPL-11] does not go to what is no address', async () => {
    const { sent } = await sendTo('Email', 'asha@example', { [GENERATE]: SENT });
    screen.getByText('Please enter a valid email address');
    expect(sent).toEqual([]);
  });
});

describe('a code by phone', () => {
  it('[OTPL-14] [OTPL-16] [REG-44] has as many digits as one by mail, since it signs in by itself', async () => {
    const { user, sent } = await sendTo('Phone', '9876543210', {
      [GENERATE]: SENT,
      [VERIFY]: RIGHT,
    });
    await button('OTP Sent ✓');
    expect(boxes()).toHaveLength(6);
    await user.keyboard('48');
    await user.click(await button('Verify'));
    expect((await screen.findByRole('alert')).textContent).toBe('OTP must be a 6-digit code');
    await user.click(screen.getByRole('textbox', { name: 'Digit 3 of 6' }));
    await user.keyboard('2913');
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(sent.map(({ body }) => body)).toEqual([
      { phone: '9876543210' },
      { phone: '9876543210', otp: '482913' },
    ]);
  });

  it('[OTPL-12] [CONST-33] goes to ten digits and nothing else', async () => {
    const { user, sent } = await sendTo('Phone', '987654321', { [GENERATE]: SENT });
    screen.getByText('Please enter a valid phone number');
    await user.type(await field('Phone number'), '01');
    await user.click(await button('Send OTP'));
    screen.getByText('Please enter a valid phone number');
    expect(sent).toEqual([]);
  });
});

describe('a contact that the server does not take', () => {
  it.each([
    ['Email', 'asha@example.org', { status: 400, said: 'We send no mail there.', field: 'email' }],
    [
      'Phone',
      '9876543210',
      { status: 422, said: 'Please enter a valid phone number', field: 'phone' },
    ],
  ] as const)('[API-02] says so at the field by %s, and keeps it', async (channel, to, refused) => {
    await sendTo(channel, to, { [GENERATE]: refused });
    expect((await screen.findByRole('alert')).textContent).toBe(refused.said);
    const written = await field(channel === 'Email' ? 'Email' : 'Phone number');
    expect([written.value, written.getAttribute('aria-invalid')]).toEqual([to, 'true']);
  });
});

describe('another way', () => {
  it('[OTPL-08] [OTPL-09] begins anew: an empty field, and nothing sent', async () => {
    const { user } = await sendTo('Email', 'asha@example.org', { [GENERATE]: SENT });
    await button('OTP Sent ✓');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect((await field('Phone number')).value).toBe('');
    await button('Send OTP');
    expect(boxes()).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    expect((await field('Email')).value).toBe('');
  });

  it('[OTPL-10] is the password again, and the code begins anew after that', async () => {
    const { user } = await sendTo('Email', 'asha@example.org', { [GENERATE]: SENT });
    await button('OTP Sent ✓');
    const toggle = screen.getByRole('checkbox', { name: 'Login with OTP instead' });
    await user.click(toggle);
    expect((await field('Email')).value).toBe('');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    await user.click(toggle);
    expect((await field('Email')).value).toBe('');
    await button('Send OTP');
  });
});
