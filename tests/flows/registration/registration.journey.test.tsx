// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keptOnDevice, openApp, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { watchLeaving } from '../chat/leaving.ts';
import { DETAILS, LABELS } from './cases.ts';

const SENT = { success: true, resend_in: 60, expires_in: 600 };
const WRONG = { success: false, verdict: 'wrong', tries_left: 4 };
const OPEN: Answers = {
  'POST /llm/check-password': { weakness: null },
  'POST /llm/send-email-verification': SENT,
  'POST /llm/verify-email': { success: true },
  'POST /llm/send-phone-verification': SENT,
  'POST /llm/verify-phone': { success: true },
  'POST /llm/register': { ...ASHA, access_token: 'token-1' },
};
type Field = keyof typeof LABELS;

let left: ReturnType<typeof watchLeaving>;
beforeEach(() => {
  left = watchLeaving();
});

const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(LABELS[name]);
const errorOf = (name: Field): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
const dialog = (name: string) => screen.findByRole('dialog', { name });
const step = () => new URLSearchParams(window.location.search).get('step');
const carried = () => sessionStorage.getItem('toothwise-carried-notices') ?? '';

/** /register, with a form that is filled in and sent. */
const sendForm = async (changes: Partial<typeof DETAILS> = {}, answers: Answers = OPEN) => {
  const sent = serveCalls(answers);
  const app = await openApp('/register');
  await screen.findByRole('button', { name: 'Create account' });
  for (const [name, value] of Object.entries({ ...DETAILS, ...changes })) {
    await app.user.click(field(name as Field));
    if (value !== '') await app.user.paste(value);
  }
  await app.user.click(screen.getByRole('button', { name: 'Create account' }));
  return { ...app, sent, calls: () => sent.map(({ call }) => call) };
};

/** Writes digits into the boxes from the first one on. */
const write = async (user: UserEvent, digits: string) => {
  const [first] = screen.getAllByRole('textbox', { name: /^Digit/ });
  if (first) await user.click(first);
  await user.keyboard(digits);
};

/** Notices come one at a time: those before it are dismissed. */
const readNotice = (user: UserEvent, words: string) =>
  waitFor(async () => {
    const shown = document.querySelector('.mantine-Notifications-root')?.parentElement?.textContent;
    if (shown?.includes(words)) return;
    const [dismiss] = screen.queryAllByRole('button', { name: 'Dismiss' });
    if (dismiss) await user.click(dismiss);
    throw new Error(`"${words}" is not said yet`);
  });

/** As far as the boxes for the code by mail. */
const openEmailStep = async (answers: Answers = OPEN) => {
  const app = await sendForm({}, answers);
  await within(await dialog('Verify your email')).findByText('Code from the email');
  return app;
};

const openPhoneStep = async (answers: Answers = OPEN) => {
  const app = await openEmailStep(answers);
  await write(app.user, '482913');
  await within(await dialog('Verify your phone number')).findByText('Code from the message');
  return app;
};

describe('/register', () => {
  it('[ROUTE-30] [REG-01] [REG-03] is a card with a form', async () => {
    await openApp('/register');
    await screen.findByRole('heading', { level: 1, name: 'Create Account' });
    await waitFor(() => field('email'));
    expect([...document.querySelectorAll('form label')].map((each) => each.textContent)).toEqual(
      Object.values(LABELS),
    );
  });

  it('[REG-02] leads to the login', async () => {
    await openApp('/register');
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login');
  });

  const refuses = (at: Field, value: string, words: string) => async () => {
    const { sent } = await sendForm({ [at]: value });
    expect(errorOf(at)).toBe(words);
    expect(document.activeElement).toBe(field(at));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  };

  it(
    '[REG-04] [REG-13] refuses what is no email, and opens nothing',
    refuses('email', 'asha', 'Please enter a valid email address.'),
  );
  it(
    '[REG-04] refuses an email that no mail system takes',
    refuses('email', 'asha.@example.org', 'Please enter a valid email address.'),
  );
  it('[REG-05] asks for the first name', refuses('firstName', '', 'Please enter your first name.'));
  it(
    '[REG-05] refuses a first name without a letter',
    refuses('firstName', '..', 'First name must have a letter.'),
  );
  it(
    '[REG-06] refuses a last name without a letter',
    refuses('lastName', '--', 'Last name must have a letter.'),
  );
  it(
    '[REG-07] [CONST-37] refuses a phone of nine digits',
    refuses('phone', '987654321', 'Phone number must be 10 digits'),
  );
  it(
    '[REG-08] refuses a phone with a letter',
    refuses('phone', '98765x3210', 'Phone number must contain only numbers'),
  );
  it(
    '[REG-09] [CONST-35] refuses a password of seven characters',
    refuses('password', 'shorter', 'Password must be at least 8 characters.'),
  );
  it(
    '[REG-10] refuses to confirm one of seven',
    refuses('confirmPassword', 'shorter', 'Confirm password must be at least 8 characters.'),
  );
  it(
    '[REG-11] refuses to confirm another one',
    refuses('confirmPassword', 'eleven red tigers', 'Passwords do not match'),
  );

  it('[REG-05] [REG-06] takes one name, and a number as it is written in an address book', async () => {
    const { sent } = await sendForm({ firstName: 'R', lastName: '', phone: '+91 98765 43210' });
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(sent[0]?.body).toMatchObject({ firstName: 'R', lastName: '', phone: '9876543210' });
  });

  it.each(['+91 98765 43210', '919876543210', '098765-43210', '+९१ ९८७६५ ४३२१०'])(
    '[REG-07] shows a number that is pasted as %s without the country, which stands before the box',
    async (pasted) => {
      const { user } = await openApp('/register');
      await screen.findByRole('button', { name: 'Create account' });
      await user.click(field('phone'));
      await user.paste(pasted);
      expect(field('phone').value).toBe('9876543210');
    },
  );

  it('leaves what is written by hand as it is, until the number is whole', async () => {
    const { user } = await openApp('/register');
    await screen.findByRole('button', { name: 'Create account' });
    await user.type(field('phone'), '+91 98765 4321');
    expect(field('phone').value).toBe('+91 98765 4321');
    await user.type(field('phone'), '0');
    expect(field('phone').value).toBe('9876543210');
    await user.clear(field('phone'));
    await user.type(field('phone'), '98765 43210');
    expect(field('phone').value).toBe('98765 43210');
  });

  it('refuses a password that anybody would guess before a code is sent', async () => {
    const { calls } = await sendForm({}, { 'POST /llm/check-password': { weakness: 'common' } });
    await waitFor(() => expect(errorOf('password')).toMatch(/^This password is among the first/));
    expect(calls()).toEqual(['POST /llm/check-password']);
  });
});

describe('the dialog', () => {
  it('[API-02] says at the field what the server refuses in it, before a code is sent', async () => {
    const said = 'The field "email" does not have the right form.';
    const refused = { status: 400, said, field: 'email' };
    const { calls } = await sendForm({}, { ...OPEN, 'POST /llm/check-password': refused });
    await waitFor(() => expect(errorOf('email')).toBe(said));
    expect(calls().at(-1)).toBe('POST /llm/check-password');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[API-02] closes on a number that gets no code, and says so at its field', async () => {
    const refused = { status: 422, said: 'That is no phone', field: 'phone' };
    const calls = { ...OPEN, 'POST /llm/send-phone-verification': refused };
    await write((await openEmailStep(calls)).user, '482913');
    await waitFor(() => expect(errorOf('phone')).toBe('That is no phone'));
  });

  it('[REG-12] [REG-14] [REG-17] asks for the code by mail first', async () => {
    await openEmailStep();
    expect(step()).toBe('email');
  });

  it('[REG-18] [REG-45] takes a code of six digits by mail', async () => {
    const { user, sent } = await openEmailStep();
    expect(screen.getAllByRole('textbox', { name: /^Digit/ })).toHaveLength(6);
    await write(user, '482913');
    await dialog('Verify your phone number');
    expect(sent.find(({ call }) => call === 'POST /llm/verify-email')?.body).toEqual({
      email: 'asha@example.org',
      otp: '482913',
    });
  });

  it('[REG-20] [REG-50] sends the code by mail once by itself, and says so', async () => {
    const { calls, sent } = await openEmailStep();
    expect(calls()).toEqual(['POST /llm/check-password', 'POST /llm/send-email-verification']);
    expect(sent.at(-1)?.body).toEqual({ email: 'asha@example.org' });
    await screen.findByText('OTP Sent');
    await screen.findByText('Verification code sent to your email.');
  });

  it('[REG-15] [REG-21] [REG-36] goes on to the phone after the mail, with empty boxes', async () => {
    await openPhoneStep();
    expect(step()).toBe('phone');
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
    expect(boxes.filter(({ value }) => value !== '')).toEqual([]);
  });

  it('[REG-19] [REG-46] takes a code of four digits by phone', async () => {
    const { user, sent } = await openPhoneStep();
    expect(screen.getAllByRole('textbox', { name: /^Digit/ })).toHaveLength(4);
    await write(user, '4829');
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'POST /llm/verify-phone')?.body).toEqual({
        phone: '9876543210',
        otp: '4829',
      }),
    );
  });

  it('[REG-22] [REG-51] sends the code by phone by itself, and says so', async () => {
    const { sent, user } = await openPhoneStep();
    expect(sent.at(-1)).toMatchObject({
      call: 'POST /llm/send-phone-verification',
      body: { phone: '9876543210', email: 'asha@example.org' },
    });
    await readNotice(user, 'Verification code sent to your phone number.');
  });

  it('[REG-52] says that the address is verified, and what comes next', async () => {
    const { user } = await openEmailStep();
    await write(user, '482913');
    await readNotice(user, 'Email Verified');
    await readNotice(user, 'Please verify your phone number.');
  });

  const register = async () => {
    const app = await openPhoneStep();
    expect(app.calls()).not.toContain('POST /llm/register');
    await write(app.user, '4829');
    await waitFor(() => expect(left.mock.calls).toEqual([['/home']]));
    expect(app.calls().at(-1)).toBe('POST /llm/register');
    return app.sent.at(-1)?.body;
  };

  it('[REG-23] [REG-26] [REG-27] creates the account after the second code', async () => {
    expect(await register()).toMatchObject({
      email: 'asha@example.org',
      password: 'eleven green tigers',
      firstName: 'Asha',
      lastName: 'Verma',
      phone: '9876543210',
    });
  });

  it('[PROD-07] [REG-28] creates it for a patient', async () => {
    expect(await register()).toMatchObject({ user_type: 'llm' });
  });

  it('[REG-24] [REG-25] [SESS-02] signs in with the account, and leaves the step', async () => {
    await register();
    expect(step()).toBeNull();
    expect(keptOnDevice()).toMatchObject({ auth: { id: ASHA.id, access_token: 'token-1' } });
  });

  it('[REG-53] [REG-54] says on the page that follows what was done', async () => {
    await register();
    expect(carried()).toContain('"title":"Phone Verified","message":"Registration complete!"');
    expect(carried()).toContain(
      '"title":"Registration Successful","message":"Your account has been created successfully."',
    );
  });

  it('[REG-47] [REG-48] says that a code is wrong, and lets it be tried again', async () => {
    const { user } = await openEmailStep({ ...OPEN, 'POST /llm/verify-email': WRONG });
    await write(user, '000000');
    await screen.findByText('Invalid OTP. Please try again.', { selector: '[role=alert]' });
    await readNotice(user, 'Verification Failed');
    expect(step()).toBe('email');
  });

  it('[REG-40] [REG-43] [REG-37] says that a code is too short, each in its own words, and forgets it with the step', async () => {
    const { user } = await openEmailStep();
    await write(user, '48{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Email OTP must be 6 digits');
    await user.click(screen.getByRole('textbox', { name: 'Digit 3 of 6' }));
    await user.keyboard('2913');
    await within(await dialog('Verify your phone number')).findByText('Code from the message');
    expect(screen.queryByText(/OTP must be/)).toBeNull();
    await write(user, '48{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Phone OTP must be 4 digits');
  });

  it('[REG-31] [REG-33] [CONST-34] counts the minute down each second, and offers another code at its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { user, calls } = await openEmailStep({
      ...OPEN,
      'POST /llm/resend-email-verification': SENT,
    });
    vi.setTimerTickMode('manual');
    const pass = (seconds: number) =>
      act(() => vi.advanceTimersByTimeAsync(seconds * 1000)) as Promise<unknown>;
    const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code/ });
    const secondsLeft = (): number => Number(/\d+/.exec(again().textContent)?.[0] ?? '0');
    const before = secondsLeft();
    for (let second = 1; second <= 3; second += 1) {
      await pass(1);
      expect([secondsLeft(), again().disabled]).toEqual([before - second, true]);
    }
    await pass(before - 4);
    expect([again().textContent, again().disabled]).toEqual(['Send a new code in 1 second', true]);
    await pass(1);
    expect([again().textContent, again().disabled]).toEqual(['Send a new code', false]);
    vi.setTimerTickMode('interval');
    await user.click(again());
    await waitFor(() => expect(calls().at(-1)).toBe('POST /llm/resend-email-verification'));
  });

  it('[REG-30] [REG-32] sends no other code within the minute', async () => {
    await openEmailStep();
    const wait = screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code in/ });
    expect(wait.textContent).toBe('Send a new code in 60 seconds');
    expect(wait.disabled).toBe(true);
  });

  const OVER = { ...SENT, resend_in: 0 };

  it('[REG-34] [API-31] sends another by mail, once the minute is over', async () => {
    const { user, sent } = await openEmailStep({
      ...OPEN,
      'POST /llm/send-email-verification': OVER,
      'POST /llm/resend-email-verification': SENT,
    });
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await screen.findByRole('button', { name: 'Send a new code in 60 seconds' });
    expect(sent.at(-1)).toMatchObject({
      call: 'POST /llm/resend-email-verification',
      body: { email: 'asha@example.org' },
    });
  });

  it('[REG-35] [API-33] sends another by phone, once the minute is over', async () => {
    const { user, sent } = await openPhoneStep({
      ...OPEN,
      'POST /llm/send-phone-verification': OVER,
      'POST /llm/resend-phone-verification': SENT,
    });
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await screen.findByRole('button', { name: 'Send a new code in 60 seconds' });
    expect(sent.at(-1)).toMatchObject({
      call: 'POST /llm/resend-phone-verification',
      body: { phone: '9876543210', email: 'asha@example.org' },
    });
  });

  it('[REG-49] says that no code could be sent, and sends one when asked', async () => {
    await sendForm({}, { ...OPEN, 'POST /llm/send-email-verification': 'offline' });
    await screen.findByText('Failed to Send OTP');
    await within(await dialog('Verify your email')).findByRole('button', { name: 'Try again' });
  });

  it('[REG-38] [REG-39] leaves the address when it is closed, keeps the form, and begins anew', async () => {
    const { user } = await openEmailStep();
    await write(user, '4829');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(step()).toBeNull();
    expect(field('email').value).toBe('asha@example.org');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await within(await dialog('Verify your email')).findByText('Code from the email');
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
    expect(first?.value).toBe('');
  });

  it('is closed by Back, and a step in the address opens nothing by itself', async () => {
    await openEmailStep();
    await act(async () => {
      window.history.replaceState(null, '', '/register');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => {
      window.history.pushState(null, '', '/register?step=phone');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(step()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[REG-55] says why no account was created, and leads back to the details', async () => {
    const said = 'Somebody has registered this number meanwhile.';
    const { user } = await openPhoneStep({ ...OPEN, 'POST /llm/register': { status: 409, said } });
    await write(user, '4829');
    const refused = within(await dialog('No account was created'));
    refused.getByText(said);
    await readNotice(user, 'Registration Failed');
    await user.click(refused.getByRole('button', { name: 'Change my details' }));
    expect(field('phone').value).toBe('9876543210');
  });

  it('[REG-56] has words of its own where the server says nothing; nothing has to be sent again', async () => {
    const { user, calls } = await openPhoneStep({ ...OPEN, 'POST /llm/register': 'offline' });
    await write(user, '4829');
    const failed = within(await dialog('Almost there'));
    await readNotice(user, 'Failed to register. Please try again.');
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(calls().slice(-2)).toEqual(['POST /llm/register', 'POST /llm/register']),
    );
  });
});

describe('a reload', () => {
  it('finds what was written in, without the passwords, and no dialog', async () => {
    const { unmount } = await openEmailStep();
    unmount();
    await openApp('/register?step=email');
    await waitFor(() => expect(field('phone').value).toBe('9876543210'));
    expect(field('password').value).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(step()).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('tigers');
  });
});
