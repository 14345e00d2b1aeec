// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../contracts/accounts/account.ts';
import {
  forgetSession,
  keepAuth,
  keptAccount,
} from '../../../src/actors/accounts/session-storage.ts';
import { POSTPONED } from '../../../src/actors/accounts/postponed.ts';
import { SAMPLE_ANSWERS, openPage, serveCalls, withoutBearer } from '../../kit/account-app.tsx';
import { NEW_ASHA } from './cases.ts';

const TITLES = ['Welcome to Toothwise', 'About you', 'What you agree to', 'What you can do here'];
const NOTHING = { dataProcessing: null, aiAnalysis: null, communications: null };

/** What the server knows of somebody who has chosen nothing. */
const profileOf = (user: User) => ({
  ...user,
  phone: '+919876543210',
  preferences: { notifications: true, reminders: true, newsletter: false },
  hasPassword: true,
  consents: NOTHING,
});

const READ = 'GET /api/account/profile';
const COMPLETE = 'POST /api/user/complete-onboarding';
const ONBOARDED = { ...NEW_ASHA, onboarded: true };

/** A server that knows Asha, and whatever else it is told to do. */
const serve = (more: Parameters<typeof serveCalls>[0] = {}, user: User = NEW_ASHA) =>
  serveCalls({
    ...SAMPLE_ANSWERS,
    [READ]: profileOf(user),
    [COMPLETE]: ONBOARDED,
    'GET /api/auth/user': { ...user, access_token: null },
    ...more,
  });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  forgetSession();
});

const signInAs = (user: User) => keepAuth({ ...user, access_token: 'token-1' });
const openAs = (user: User, address = '/nowhere') => {
  signInAs(user);
  return openPage(address);
};
const shows = (title: string) => screen.findByRole('dialog', { name: title });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const consent = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const REQUIRED = [/^Keep my details/, /^Let a program/] as const;
const hint = () => screen.queryByText('Please accept the required consents to continue.');

const goTo = async (step: number) => {
  await shows(TITLES[0] ?? '');
  for (let at = 1; at < step; at += 1) {
    if (at === 3) for (const name of REQUIRED) await userEvent.click(consent(name));
    await press('Next');
    await shows(TITLES[at] ?? '');
  }
};
/** Time for the overlay to appear where it should not. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('who sees the onboarding', () => {
  it('[ONBD-01] a patient who has not completed it, over the page', async () => {
    serve();
    openAs(NEW_ASHA);
    await shows('Welcome to Toothwise');
  });

  it.each([
    ['a patient who has', ONBOARDED],
    ['staff', { ...NEW_ASHA, role: 'admin' }],
    ['dentists', { ...NEW_ASHA, role: 'admin_dentist' }],
    ['trainers', { ...NEW_ASHA, role: 'ai_trainer' }],
  ] as const)('[ONBD-02] not %s', async (_who, user) => {
    const calls = serve({}, user);
    openAs(user);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(withoutBearer(calls)).not.toContainEqual({ call: READ, body: undefined });
  });

  it('[ONBD-02] not an anonymous visitor', async () => {
    serve();
    openPage('/profile');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    '/register',
    '/forgot-password',
    '/unauthorized',
    '/find-dentist',
    '/find-my-dentist',
    '/doctor/somebody',
  ])('nobody on %s, which has something more urgent', async (address) => {
    serve();
    openAs(NEW_ASHA, address);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('nobody while the server does not say what it knows', async () => {
    serve({ [READ]: 'offline' });
    openAs(NEW_ASHA);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the steps of the onboarding', () => {
  it('[ONBD-03] [ONBD-13] [CONST-45] are welcome, profile, privacy and features, a quarter each', async () => {
    serve();
    openAs(NEW_ASHA);
    for (const step of [1, 2, 3, 4]) {
      const dialog = within(await shows(TITLES[step - 1] ?? ''));
      const bar = dialog.getByRole<HTMLProgressElement>('progressbar');
      expect([bar.value, bar.max]).toEqual([step, 4]);
      expect(bar.getAttribute('aria-valuetext')).toBe(`Step ${step} of 4, ${step * 25}%`);
      if (step === 3) for (const name of REQUIRED) await userEvent.click(consent(name));
      if (step < 4) await press('Next');
    }
  });

  it('[ONBD-05] [ONBD-06] begin with a welcome that asks for nothing and has nothing before it', async () => {
    serve();
    openAs(NEW_ASHA);
    await shows('Welcome to Toothwise');
    expect(button('Previous').disabled).toBe(true);
    expect(button('Next').disabled).toBe(false);
    await press('Next');
    await shows('About you');
    await press('Previous');
    await shows('Welcome to Toothwise');
  });

  it('[ONBD-07] the profile is done when both names are there', async () => {
    serve();
    openAs(NEW_ASHA);
    await goTo(2);
    expect(button('Next').disabled).toBe(false);
  });

  it('[ONBD-06] [ONBD-07] and not while one is missing, which is said', async () => {
    serve({ [READ]: profileOf({ ...NEW_ASHA, firstName: '' }) });
    openAs(NEW_ASHA);
    await goTo(2);
    expect(button('Next').disabled).toBe(true);
    screen.getByText('Please enter your first name to continue.');
    await userEvent.type(screen.getByLabelText('First Name'), 'A');
    expect(button('Next').disabled).toBe(false);
  });

  it('[ONBD-07] whoever has one name goes on without a last name', async () => {
    serve({ [READ]: profileOf({ ...NEW_ASHA, lastName: '' }) });
    openAs(NEW_ASHA);
    await goTo(2);
    expect(button('Next').disabled).toBe(false);
  });

  it('[ONBD-14] [ONBD-15] [ONBD-16] notifications and reminders are on, the newsletter is off', async () => {
    serve();
    openAs(NEW_ASHA);
    await goTo(2);
    const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
    expect(isOn(/^Notifications/)).toBe(true);
    expect(isOn(/^Reminders/)).toBe(true);
    expect(isOn(/^Newsletter/)).toBe(false);
  });

  it('[ONBD-17] [ONBD-18] [ONBD-19] nothing is agreed to beforehand', async () => {
    serve();
    openAs(NEW_ASHA);
    await goTo(3);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([
      false,
      false,
      false,
    ]);
    consent(/^Keep my details and results \(required\)$/);
    consent(/^Let a program assess my answers \(required\)$/);
    consent(/^Write to me about Toothwise \(optional\)$/);
  });

  it('[ONBD-06] [ONBD-08] [ONBD-09] privacy is done with both required consents, and no other', async () => {
    serve();
    openAs(NEW_ASHA);
    await goTo(3);
    const [keep, assess] = REQUIRED;
    expect([button('Next').disabled, hint() !== null]).toEqual([true, true]);
    await userEvent.click(consent(/^Write to me/));
    await userEvent.click(consent(keep));
    expect([button('Next').disabled, hint() !== null]).toEqual([true, true]);
    await userEvent.click(consent(assess));
    expect([button('Next').disabled, hint() !== null]).toEqual([false, false]);
    await userEvent.click(consent(keep));
    expect([button('Next').disabled, hint() !== null]).toEqual([true, true]);
  });

  it('[ONBD-04] [ONBD-10] [ONBD-11] features ask for nothing and end with "Complete"', async () => {
    serve();
    openAs(NEW_ASHA);
    await goTo(4);
    expect(button('Complete').disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('give the focus to the heading of what has just appeared', async () => {
    serve();
    openAs(NEW_ASHA);
    await shows('Welcome to Toothwise');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome to Toothwise'));
    await press('Next');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('About you'));
  });
});

describe('the end of the onboarding', () => {
  it('[ONBD-12] [ONBD-21] [API-53] "Complete" ends it, and it does not come again', async () => {
    const calls = serve();
    const { unmount } = openAs(NEW_ASHA);
    await goTo(4);
    calls.length = 0;
    await press('Complete');
    await screen.findByText('Welcome aboard!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(withoutBearer(calls)).toEqual([
      {
        call: 'POST /api/account/consents',
        body: { consents: { dataProcessing: true, aiAnalysis: true, communications: false } },
      },
      { call: 'POST /api/user/complete-onboarding', body: {} },
    ]);
    expect(keptAccount()?.auth).toEqual({ ...ONBOARDED, access_token: 'token-1' });
    unmount();
    openPage('/profile');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends names and preferences that were changed, before the rest', async () => {
    const calls = serve();
    openAs(NEW_ASHA);
    await goTo(2);
    await userEvent.clear(screen.getByLabelText('First Name'));
    await userEvent.type(screen.getByLabelText('First Name'), ' Usha ');
    await userEvent.click(screen.getByRole('switch', { name: /^Newsletter/ }));
    await press('Next');
    for (const name of REQUIRED) await userEvent.click(consent(name));
    await press('Next');
    calls.length = 0;
    await press('Complete');
    await screen.findByText('Welcome aboard!');
    expect(withoutBearer(calls)[0]).toEqual({
      call: 'POST /api/account/profile',
      body: {
        firstName: 'Usha',
        lastName: 'Verma',
        preferences: { notifications: true, reminders: true, newsletter: true },
      },
    });
    expect(calls).toHaveLength(3);
  });

  it('[ONBD-20] says when it failed, keeps everything, and can be tried again', async () => {
    serve({ [COMPLETE]: 'offline' });
    openAs(NEW_ASHA);
    await goTo(4);
    await press('Complete');
    const said = await screen.findAllByText('Failed to complete onboarding. Please try again.');
    expect(said).toHaveLength(2);
    screen.getByText('Error');
    expect(keptAccount()?.auth.onboarded).toBe(false);
    serve();
    await press('Complete');
    // The notices come one at a time.
    await waitFor(() => expect(keptAccount()?.auth.onboarded).toBe(true));
  });

  it('can be put off for this visit, by its button or by Escape, and comes with the next one', async () => {
    serve();
    const { unmount } = openAs(NEW_ASHA);
    await shows('Welcome to Toothwise');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    const again = openPage('/profile');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    again.unmount();
    // Another visit begins with a storage of its own.
    POSTPONED.drop();
    openPage('/profile');
    await shows('Welcome to Toothwise');
    await press('Later');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
