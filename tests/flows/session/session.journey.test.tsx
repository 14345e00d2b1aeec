// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '../../../contracts/accounts/account.ts';
import { enter } from '../../../src/actors/accounts/enter.ts';
import { refuseToken } from '../../../src/actors/accounts/session-storage.ts';
import { unsealWork } from '../../../src/actors/accounts/sealed-work.ts';
import { AccountEntry } from '../../../src/flows/session/AccountEntry.tsx';
import {
  keepSignedIn,
  keptOnDevice,
  openApp,
  openInSession,
  serveCalls,
} from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { SAVED_ID } from '../chat/cases.ts';
import { watchLeaving } from '../chat/leaving.ts';

const LOGOUT = 'POST /auth/logout';
const USER = 'GET /api/auth/user';
const MINUTE = 60_000;
const CHAT_KEYS = ['toothwise-draft', 'chatSessionToken', 'assessmentCompleted'];
const MILESTONES = 'toothwise-milestones';

/** A page's head with the session behind it. */
const openEntry = async (answers: Answers = {}) => {
  const sent = serveCalls(answers);
  const ended = vi.fn<(end: unknown) => void>();
  const opened = await openInSession(<AccountEntry />, ended);
  return { ...opened, sent, ended };
};

/** Somebody with an assessment on this device opens a page, and the menu in its head. */
const openMenu = async (user: User, answers: Answers = {}) => {
  keepSignedIn(user);
  storeDraft(COMPLETED);
  localStorage.setItem('chatSessionToken', 'a'.repeat(43));
  localStorage.setItem('assessmentCompleted', 'true');
  const opened = await openEntry(answers);
  await opened.user.click(await screen.findByRole('button', { name: /^Your account/ }));
  await screen.findByRole('menu');
  return opened;
};

const entries = () =>
  screen.getAllByRole('menuitem').map((each) => [each.textContent, each.getAttribute('href')]);
const logOut = async ({ user }: Awaited<ReturnType<typeof openMenu>>) =>
  user.click(screen.getByRole('menuitem', { name: 'Log out' }));
const confirm = async ({ user }: Awaited<ReturnType<typeof openMenu>>) =>
  user.click(await screen.findByRole('button', { name: 'Log out and remove' }));
const keep = (parts: object) =>
  localStorage.setItem('epik-llm-storage', JSON.stringify({ ...keptOnDevice(), ...parts }));
const keptKeys = () => CHAT_KEYS.filter((key) => localStorage.getItem(key) !== null);

describe('the head of a page', () => {
  it('[SHELL-10] [SHELL-11] leads whoever is nobody to the login and to the registration', async () => {
    await openEntry();
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(
      '/login',
    );
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register');
  });

  it('[SHELL-12] has a menu for whoever is signed in', async () => {
    await openMenu(ASHA);
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('[SHELL-13] [SHELL-14] [SHELL-15] leads to the account, a new chat and the dashboard', async () => {
    await openMenu(ASHA);
    expect(entries().slice(0, 3)).toEqual([
      ['My Account', '/profile'],
      ['New Chat', '/home'],
      ['Dashboard', '/dashboard'],
    ]);
  });

  it('[SHELL-16] leads no patient to the staff', async () => {
    await openMenu(ASHA);
    expect(entries().slice(3)).toEqual([['Log out', null]]);
  });

  const leadsToStaff = (role: User['role']) => async () => {
    await openMenu({ ...ASHA, role, permissions: ['access_admin_dashboard'] });
    expect(entries()).toContainEqual(['Admin Dashboard', '/crm/dashboard']);
  };

  it('[SHELL-17] [ROLE-06] leads an admin to the staff', leadsToStaff('admin'));
  it('[ROLE-07] leads a dentist who is an admin to the staff', leadsToStaff('admin_dentist'));
  it('[ROLE-08] leads a trainer to the staff', leadsToStaff('ai_trainer'));

  const has = (letters: string, names: Partial<User>) => async () => {
    await openMenu({ ...ASHA, ...names });
    expect(screen.getByRole('button', { name: /^Your account/ }).textContent).toBe(letters);
  };
  const NAMELESS = { firstName: '', lastName: '', name: '' };

  it('[SHELL-19] has the letters of first and last name', has('AV', { name: 'Other Name' }));
  it(
    '[SHELL-20] has those of the name where one of them is missing',
    has('AV', { lastName: '', name: 'asha kumari verma' }),
  );
  it('[SHELL-21] has that of the username', has('R', { ...NAMELESS, username: 'rao' }));
  it('[SHELL-22] [SHELL-23] has a U for nobody', has('U', { ...NAMELESS, username: '' }));
});

describe('logging out', () => {
  const loggedOut = async (kept: object = {}) => {
    const opened = await openMenu(ASHA, { [LOGOUT]: { success: true } });
    keep(kept);
    await logOut(opened);
    await confirm(opened);
    await waitFor(() => expect(opened.ended).toHaveBeenCalledWith({ kind: 'signedOut' }));
    return opened;
  };

  it('[SHELL-18] [SESS-07] [SESS-08] ends the session on the server, then on the device', async () => {
    const { sent } = await loggedOut();
    expect(sent).toEqual([{ call: LOGOUT, body: {}, bearer: 'Bearer token-1' }]);
    expect(keptOnDevice()).toBeNull();
  });

  it('[SESS-09] [SESS-10] [SESS-11] leaves nothing of a booking, a dentist or the chat', async () => {
    localStorage.setItem(MILESTONES, JSON.stringify({ teethChecked: '2026-11-20' }));
    await loggedOut({
      bookingData: { startsAt: '2026-11-24' },
      selectedDentist: { slug: 'meera' },
    });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('[SESS-15] says that it worked', async () => {
    await loggedOut();
    await screen.findByText('Logout Successful');
  });

  it('[SESS-16] that does not work is said, and nothing is lost', async () => {
    const opened = await openMenu(ASHA, { [LOGOUT]: 'offline' });
    await logOut(opened);
    await confirm(opened);
    await screen.findByText('Logout Failed');
    await screen.findByText('Failed to logout. Please try again.');
    expect(opened.ended).not.toHaveBeenCalled();
    expect(keptOnDevice()).not.toBeNull();
    expect(keptKeys()).toEqual(CHAT_KEYS);
  });

  it('[SESS-08] asks first where an assessment would be lost, and keeps it when the person stays', async () => {
    const opened = await openMenu(ASHA, { [LOGOUT]: { success: true } });
    await logOut(opened);
    const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
    expect(question.textContent).toContain('Signing out removes it.');
    await opened.user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opened.sent).toEqual([]);
    expect(keptOnDevice()).not.toBeNull();
    expect(keptKeys()).toEqual(CHAT_KEYS);
  });

  it.each([
    ['nothing is kept', null],
    [
      'an account has the result',
      { ...COMPLETED, diagnosis: { ...DIAGNOSIS, diagnosis_id: SAVED_ID } },
    ],
  ])('[SESS-08] asks nothing where %s', async (_, progress) => {
    const opened = await openMenu(ASHA, { [LOGOUT]: { success: true } });
    if (progress === null) localStorage.removeItem('toothwise-draft');
    else storeDraft(progress);
    await logOut(opened);
    await waitFor(() => expect(opened.ended).toHaveBeenCalledWith({ kind: 'signedOut' }));
  });

  it('of a session that the server has ended already goes on', async () => {
    const opened = await openMenu(ASHA, { [LOGOUT]: { status: 401, said: 'Please sign in.' } });
    await logOut(opened);
    await confirm(opened);
    await waitFor(() => expect(opened.ended).toHaveBeenCalledWith({ kind: 'signedOut' }));
    expect(keptOnDevice()).toBeNull();
  });

  it('in another tab is logging out here', async () => {
    keepSignedIn(ASHA);
    await openEntry();
    await screen.findByRole('button', { name: /^Your account/ });
    localStorage.removeItem('epik-llm-storage');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'epik-llm-storage' }));
    });
    await screen.findByRole('link', { name: 'Log in' });
  });
});

describe('a token that the server does not know', () => {
  it('[SESS-17] [SESS-18] [SESS-19] ends the session here, and puts the assessment aside for its owner alone', async () => {
    keepSignedIn(ASHA, Date.now() - 6 * MINUTE);
    storeDraft(COMPLETED);
    const opened = await openEntry({ [USER]: { status: 401, said: 'Invalid token' } });
    await waitFor(() => expect(opened.ended).toHaveBeenCalledWith({ kind: 'expired' }));
    expect(keptOnDevice()).toBeNull();
    expect(keptKeys()).toEqual([]);
    unsealWork(ASHA.id);
    expect(storedDraft()?.progress).toEqual(COMPLETED);
  });

  it('loses no assessment on a device without room for two', async () => {
    keepSignedIn(ASHA, Date.now() - 6 * MINUTE);
    storeDraft(COMPLETED);
    const put = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      const isFull = localStorage.getItem('toothwise-draft') !== null;
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      put(key, text);
    });
    const opened = await openEntry({ [USER]: { status: 401, said: 'Invalid token' } });
    await waitFor(() => expect(opened.ended).toHaveBeenCalledWith({ kind: 'expired' }));
    expect(keptOnDevice()).toBeNull();
    unsealWork(ASHA.id);
    expect(storedDraft()?.progress).toEqual(COMPLETED);
  });

  it('stays on no device, even where nothing else can be removed', async () => {
    keepSignedIn(ASHA, Date.now() - 6 * MINUTE);
    storeDraft(COMPLETED);
    const remove = localStorage.removeItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
      if (key === 'toothwise-draft') throw new DOMException('no', 'SecurityError');
      remove(key);
    });
    await openEntry({ [USER]: { status: 401, said: 'Invalid token' } });
    await waitFor(() => expect(keptOnDevice()).toBeNull());
  });

  it('[BKFL-07] puts a booking under way aside in the same way, unless another one was begun meanwhile', async () => {
    const bookingData = { startsAt: '2026-11-24T10:00:00+05:30' };
    keepSignedIn(ASHA, Date.now() - 6 * MINUTE);
    keep({ bookingData });
    const opened = await openEntry({ [USER]: { status: 401, said: 'Invalid token' } });
    await waitFor(() => expect(opened.ended).toHaveBeenCalledWith({ kind: 'expired' }));
    expect(keptOnDevice()).toBeNull();
    const sealed = localStorage.getItem('toothwise-sealed-draft') ?? '';
    unsealWork('3f0c7b52-0000-4000-8000-000000000000');
    expect(keptOnDevice()).toBeNull();
    localStorage.setItem('toothwise-sealed-draft', sealed);
    unsealWork(ASHA.id);
    expect(keptOnDevice()).toMatchObject({ auth: null, bookingData });
    const begun = { startsAt: '2026-11-25T10:00:00+05:30' };
    keep({ bookingData: begun });
    localStorage.setItem('toothwise-sealed-draft', sealed);
    unsealWork(ASHA.id);
    expect(keptOnDevice()).toMatchObject({ bookingData: begun });
  });

  it('gives the assessment to nobody else, and not a day later', async () => {
    storeDraft(COMPLETED);
    keepSignedIn(ASHA, Date.now() - 6 * MINUTE);
    const opened = await openEntry({ [USER]: { status: 401, said: 'Invalid token' } });
    await waitFor(() => expect(opened.ended).toHaveBeenCalled());
    const sealed = localStorage.getItem('toothwise-sealed-draft') ?? '';
    unsealWork('3f0c7b52-0000-4000-8000-000000000000');
    expect(keptKeys()).toEqual([]);
    localStorage.setItem('toothwise-sealed-draft', sealed);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * MINUTE + 1);
    unsealWork(ASHA.id);
    expect(keptKeys()).toEqual([]);
  });

  it('says nothing when it was replaced meanwhile, and another refusal says nothing either', async () => {
    keepSignedIn(ASHA, Date.now() - 6 * MINUTE);
    const opened = await openEntry({ [USER]: { status: 401, said: 'Please sign in.' } });
    await waitFor(() => expect(opened.sent).toHaveLength(1));
    act(() => refuseToken('token-0'));
    expect(opened.ended).not.toHaveBeenCalled();
    expect(keptOnDevice()).not.toBeNull();
  });
});

describe('the page that follows', () => {
  it('[SESS-13] [SESS-14] is the login, loaded anew', async () => {
    const left = watchLeaving();
    keepSignedIn(ASHA);
    serveCalls({ [LOGOUT]: { success: true } });
    const { user } = await openApp('/profile');
    await user.click(await screen.findByRole('button', { name: /^Your account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(left.mock.calls).toEqual([['/login']]));
  });

  it('[SESS-17] [SESS-18] is the login with the way back, after a session that has ended by itself', async () => {
    const left = watchLeaving();
    keepSignedIn(ASHA);
    serveCalls({ 'GET /api/account/profile': { status: 401, said: 'Invalid token' } });
    await openApp('/profile');
    await waitFor(() => expect(left.mock.calls).toEqual([['/login?return=%2Fprofile']]));
    expect(sessionStorage.getItem('toothwise-carried-notices')).toContain('Please log in again');
  });
});

describe('who is signed in', () => {
  it('[API-51] [CONST-53] is not asked twice within five minutes', async () => {
    keepSignedIn(ASHA, Date.now() - 4 * MINUTE);
    const { sent } = await openEntry({ [USER]: { ...ASHA, access_token: null } });
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(sent).toEqual([]);
  });

  it('[API-50] is asked after them, and a new token takes the place of the old one', async () => {
    keepSignedIn(ASHA, Date.now() - 6 * MINUTE);
    const { sent } = await openEntry({ [USER]: { ...ASHA, access_token: 'token-2' } });
    await waitFor(() =>
      expect(keptOnDevice()).toMatchObject({ auth: { access_token: 'token-2' } }),
    );
    expect(sent).toEqual([{ call: USER, body: undefined, bearer: 'Bearer token-1' }]);
  });

  it('[API-52] is not asked again when that fails, and stays who it was', async () => {
    keepSignedIn(ASHA, Date.now() - 6 * MINUTE);
    const { sent, ended } = await openEntry({ [USER]: 'offline' });
    await waitFor(() => expect(sent).toHaveLength(1));
    await screen.findByRole('button', { name: /^Your account/ });
    expect(sent).toHaveLength(1);
    expect(ended).not.toHaveBeenCalled();
  });
});

it('an account that signs in over another finds nothing of its assessment', async () => {
  keepSignedIn(ASHA);
  storeDraft({ ...COMPLETED, diagnosis: { ...DIAGNOSIS, diagnosis_id: SAVED_ID } });
  await enter({ ...ASHA, access_token: 'again' });
  expect(storedDraft()?.progress.diagnosis?.diagnosis_id).toBe(SAVED_ID);
  await enter({ ...ASHA, id: '3f0c7b52-0000-4000-8000-000000000000', access_token: 'another' });
  expect(storedDraft()).toBeNull();
});
