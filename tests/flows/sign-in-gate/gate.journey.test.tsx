// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { machines } from '../../../machines/index.ts';
import { INTENDED_ACTIONS } from '../../../contracts/accounts/intended-actions.ts';
import type { IntendedAction } from '../../../contracts/accounts/intended-actions.ts';
import { GATE_TEXTS } from '../../../contracts/texts/en/flows/sign-in-gate.ts';
import { SignInGate } from '../../../src/flows/sign-in-gate/SignInGate.tsx';
import {
  providedSignInGate,
  SignInGateWithin,
} from '../../../src/flows/sign-in-gate/sign-in-gate.flow.ts';
import { useAddress } from '../../../src/lib/address/address.ts';
import { keepSignedIn, keptOnDevice, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { renderView } from '../../kit/views.tsx';
import { DETAILS, LABELS } from '../registration/cases.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/chat?step=DIAGNOSIS');
});

const AUTH = { ...ASHA, access_token: 'token-1' };
const SENT = { success: true, resend_in: 60, expires_in: 600 };
const GENERATE = 'POST /llm/login-otp/generate';
const VERIFY = 'POST /llm/login-otp/verify';
const REGISTRATION: Answers = {
  'POST /llm/check-password': { weakness: null },
  'POST /llm/send-email-verification': SENT,
  'POST /llm/verify-email': { success: true },
  'POST /llm/send-phone-verification': SENT,
  'POST /llm/verify-phone': { success: true },
  'POST /llm/register': AUTH,
};

/** The page below, which stands at a step of its own. */
const page = createActor(machines.confirmation, { input: { question: '' } }).start();
const PAGE_ADDRESS = {
  param: 'step',
  select: () => 'DIAGNOSIS',
  moved: () => ({ type: 'question.declined' }) as const,
};
const Page = () => {
  useAddress(page, PAGE_ADDRESS);
  return <h1>Your result</h1>;
};

/** The gate as it stands over a page, before what was intended. */
const openGate = async (action: IntendedAction = 'teleconsultation', answers: Answers = {}) => {
  const sent = serveCalls(answers);
  const gate = createActor(providedSignInGate, { input: { action } }).start();
  renderView(
    <main>
      <Page />
      <SignInGateWithin actor={gate}>
        <SignInGate />
      </SignInGateWithin>
    </main>,
  );
  await act(async () => undefined);
  const output = () => gate.getSnapshot().output;
  return { sent, output, user: userEvent.setup(), calls: () => sent.map(({ call }) => call) };
};

const dialog = () => screen.findByRole('dialog');
const tab = (name: string) => screen.findByRole('tab', { name });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const boxes = () => screen.queryAllByRole('textbox', { name: /^Digit/ });
const step = () => new URLSearchParams(location.search).get('step');

/** The tab "Create Account" with a form that is filled in and sent. */
const sendForm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await tab('Create Account'));
  for (const name of Object.keys(DETAILS) as (keyof typeof DETAILS)[]) {
    await user.click(await field(LABELS[name]));
    await user.paste(DETAILS[name]);
  }
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'Verify your email' });
};

/** Has a code sent instead of writing in a password. */
const askForCode = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Login with OTP instead' }));
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'asha@example.org');
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
};

/** Writes digits into the boxes from the first one on. */
const write = async (user: ReturnType<typeof userEvent.setup>, count: number, digits: string) => {
  await waitFor(() => expect(boxes()).toHaveLength(count));
  await user.click(boxes()[0] as HTMLElement);
  await user.keyboard(digits);
};

describe('the heading', () => {
  it('[AUTH-23] names a teleconsultation', async () => {
    await openGate('teleconsultation');
    await screen.findByRole('dialog', { name: 'Book Your Teleconsultation' });
  });

  it('[AUTH-25] names a report', async () => {
    await openGate('pdf-report');
    await screen.findByRole('dialog', { name: 'Save Your Report' });
  });

  it.each(['xray-analysis', 'save-result'] as const)(
    '[AUTH-26] is a general one for %s',
    async (action) => {
      await openGate(action);
      await screen.findByRole('dialog', { name: 'Authentication Required' });
    },
  );

  it('[AUTH-27] is followed by what signing in is for, another sentence for each action', async () => {
    await openGate('teleconsultation');
    within(await dialog()).getByText(/so the dentist can reach you/);
    const sentences = INTENDED_ACTIONS.map((action) => GATE_TEXTS[action].description);
    expect(new Set(sentences).size).toBe(INTENDED_ACTIONS.length);
  });
});

describe('the modal', () => {
  it('[AUTH-18] opens with two tabs', async () => {
    await openGate();
    const names = within(await dialog()).getAllByRole('tab');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Sign In', 'Create Account']);
    expect((await tab('Sign In')).ariaSelected).toBe('true');
  });

  it('[AUTH-28] [AUTH-29] [AUTH-30] has every way to sign in on the first', async () => {
    await openGate();
    await screen.findByRole('button', { name: 'Continue with Google' });
    screen.getByRole('checkbox', { name: 'Login with OTP instead' });
    expect((await field('Email')).type).toBe('email');
    expect((await field('Password')).type).toBe('password');
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      `/forgot-password?return=${encodeURIComponent('/chat?step=DIAGNOSIS')}`,
    );
  });

  it('[AUTH-31] asks for a new account in the documents’ order', async () => {
    const { user } = await openGate();
    await user.click(await tab('Create Account'));
    await field('First Name');
    const labels = [...(await dialog()).querySelectorAll('label')];
    expect(labels.map(({ textContent }) => textContent)).toEqual(Object.values(LABELS));
  });

  it('[AUTH-32] forgets a code that was asked for when the tab is changed', async () => {
    const { user, calls } = await openGate('pdf-report', { [GENERATE]: SENT });
    await askForCode(user);
    await waitFor(() => expect(boxes()).toHaveLength(6));
    await user.click(await tab('Create Account'));
    await user.click(await tab('Sign In'));
    await field('Password');
    expect(boxes()).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(calls()).toEqual([GENERATE]);
  });

  it('[AUTH-33] closes after a login by code, with the session stored', async () => {
    const { user, output } = await openGate('pdf-report', {
      [GENERATE]: SENT,
      [VERIFY]: { success: true, ...AUTH },
    });
    await askForCode(user);
    await write(user, 6, '482913');
    await waitFor(() => expect(output()).toEqual({ kind: 'granted' }));
    expect(keptOnDevice()).toMatchObject({ auth: { id: ASHA.id, access_token: 'token-1' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes after a login by password; a wrong one is said in it', async () => {
    const answers: Record<string, object> = {
      'POST /llm/login': { status: 401, said: 'E-mail address or password is not right.' },
    };
    const { user, output } = await openGate('pdf-report', answers);
    await user.type(await field('Email'), 'asha@example.org');
    await user.type(await field('Password'), 'eleven green tigers');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const alert = await within(await dialog()).findByRole('alert');
    expect(alert.textContent).toBe('E-mail address or password is not right.');
    expect(output()).toBeUndefined();
    answers['POST /llm/login'] = AUTH;
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(output()).toEqual({ kind: 'granted' }));
  });

  it('[AUTH-34] [REG-16] closes after a registration, whose codes stand in the address over the step of the page', async () => {
    const { user, output } = await openGate('save-result', REGISTRATION);
    await sendForm(user);
    expect(step()).toBe('email');
    await write(user, 6, '482913');
    await screen.findByRole('heading', { name: 'Verify your phone number' });
    expect(step()).toBe('phone');
    await write(user, 4, '4829');
    await waitFor(() => expect(output()).toEqual({ kind: 'granted' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads from a code back to the details, all of them kept', async () => {
    const { user } = await openGate('save-result', REGISTRATION);
    await sendForm(user);
    await user.click(screen.getByRole('button', { name: 'Change my details' }));
    expect((await field('Email')).value).toBe(DETAILS.email);
    expect((await field('Password')).value).toBe(DETAILS.password);
    await waitFor(() => expect(step()).toBe('DIAGNOSIS'));
  });

  it('cannot be walked away from while the account is being created', async () => {
    const { user, output } = await openGate('save-result', {
      ...REGISTRATION,
      'POST /llm/register': 'pending',
    });
    await sendForm(user);
    await write(user, 6, '482913');
    await write(user, 4, '4829');
    await screen.findByText('Creating your account...');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect((await tab('Sign In')).hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Escape}');
    expect(output()).toBeUndefined();
  });

  it('is not seen by whoever is signed in', async () => {
    keepSignedIn(ASHA);
    const { output, calls } = await openGate();
    expect(output()).toEqual({ kind: 'granted' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls()).toEqual([]);
  });
});

describe('closing it', () => {
  it.each([
    [
      'its button',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('by %s gives up what was intended', async (_way, close) => {
    const { user, output } = await openGate();
    await user.click(await field('Email'));
    await close(user);
    expect(output()).toEqual({ kind: 'dismissed' });
    expect(keptOnDevice()).toBeNull();
    expect(step()).toBe('DIAGNOSIS');
  });

  it('by Back too, which leaves the page where it was', async () => {
    const before = window.history.length;
    const { output } = await openGate();
    await dialog();
    expect(window.history.length).toBe(before + 1);
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(output()).toEqual({ kind: 'dismissed' });
    expect(step()).toBe('DIAGNOSIS');
  });
});
