// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepAnalyticsChoice,
  readAnalyticsChoice,
} from '../../../src/actors/page/analytics-choice.ts';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import { ASHA, PROFILE, SESSIONS } from '../../kit/account-samples.ts';
import {
  addressShown,
  keepSignedIn,
  openPage,
  serveCalls,
  withoutBearer,
} from '../../kit/account-app.tsx';
import { press } from '../../kit/press.ts';
import { answerWith } from '../../kit/wire.ts';

const READ = {
  'GET /api/account/profile': PROFILE,
  'GET /api/account/sessions': { sessions: SESSIONS },
};

const open = async (answers: Parameters<typeof serveCalls>[0] = {}) => {
  keepSignedIn(ASHA);
  const calls = serveCalls({ ...READ, ...answers });
  const { ends } = openPage('/profile');
  await screen.findByRole('heading', { name: 'Your details' });
  return { ends, sent: () => withoutBearer(calls).slice(2) };
};
const toggled = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const kept = (): { auth?: { firstName: string; name: string } } =>
  JSON.parse(localStorage.getItem(SESSION.key) ?? '{}');

beforeEach(() => {
  keepAnalyticsChoice('on');
});

describe('the profile', () => {
  it('[ROUTE-10] shows the details, what was decided when, and where one is signed in', async () => {
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Asha');
    expect([fact('Email'), fact('Phone')]).toEqual(['asha@example.org', '+91 98765 43210']);
    expect(toggled(/^Notifications/).checked).toBe(true);
    expect(toggled(/^Newsletter/).checked).toBe(false);
    screen.getByText(/Agreed on 20 November 2026\./);
    screen.getByText(/Not agreed, since 21 November 2026\./);
    screen.getByText(/Not given yet\./);
    // What was never asked stops nothing: only what was taken back does.
    screen.getByText(/While a required one is taken back, your account keeps what it has/);
    const rows = screen
      .getAllByText(/^Signed in on/)
      .map((each) => each.parentElement?.textContent);
    expect(rows).toEqual([
      'Chrome on AndroidSigned in on 22 November 2026This device',
      'Firefox on WindowsSigned in on 1 October 2026, last used on 2 November 2026',
    ]);
  });

  it('[ONBD-14] [ONBD-15] [ONBD-16] says of each switch what it does today', async () => {
    await open();
    const said = (name: RegExp) => toggled(name).getAttribute('aria-describedby');
    const words = (name: RegExp) => document.getElementById(said(name) ?? '')?.textContent;
    expect(words(/^Notifications/)).toMatch(/^No such messages are sent yet\./);
    expect(words(/^Reminders/)).toBe('A mail before a video call that you booked.');
    expect(words(/^Newsletter/)).toBe('No newsletter is sent yet. We keep your wish for later.');
  });

  it('keeps another name, here too, and says so', async () => {
    const named = { ...PROFILE, firstName: 'Aasha', name: 'Aasha Verma' };
    const { sent } = await open({ 'POST /api/account/profile': named });
    await userEvent.clear(screen.getByLabelText('First Name'));
    await userEvent.type(screen.getByLabelText('First Name'), ' Aasha ');
    await press('Save my name');
    await screen.findByText('Your name is up to date.');
    expect(sent()).toEqual([
      {
        call: 'POST /api/account/profile',
        body: { firstName: 'Aasha', lastName: 'Verma' },
      },
    ]);
    expect(kept().auth).toMatchObject({ firstName: 'Aasha', name: 'Aasha Verma' });
  });

  it('shows a choice as it was when the server did not keep it', async () => {
    await open({ 'POST /api/account/profile': { status: 429, said: 'Too many at once.' } });
    await userEvent.click(toggled(/^Newsletter/));
    await screen.findByText('Too many at once.');
    expect(toggled(/^Newsletter/).checked).toBe(false);
  });

  it('says what follows before a required consent is taken back', async () => {
    const taken = {
      ...PROFILE,
      consents: {
        ...PROFILE.consents,
        dataProcessing: { granted: false, decided_at: '2026-11-22T10:00:00.000Z' },
      },
    };
    const { sent } = await open({ 'POST /api/account/consents': taken });
    await userEvent.click(toggled(/^Keeping my data/));
    screen.getByText(/^Nothing new is kept in your account/);
    screen.getByText(/^What is saved stays: you can read, download and delete it\./);
    expect(sent()).toEqual([]);
    await press('Leave it as it is');
    expect(toggled(/^Keeping my data/).checked).toBe(true);
    await userEvent.click(toggled(/^Keeping my data/));
    await press('Take it back');
    await screen.findByText(/Not agreed, since 22 November 2026\. Nothing new is kept/);
    expect(sent()).toEqual([
      { call: 'POST /api/account/consents', body: { consents: { dataProcessing: false } } },
    ]);
  });

  it('counts nothing any more on this device once the consent to keep data is taken back, until it is given again', async () => {
    const consents = (granted: boolean) => ({
      ...PROFILE,
      consents: {
        ...PROFILE.consents,
        dataProcessing: { granted, decided_at: '2026-11-22T10:00:00.000Z' },
      },
    });
    await open({ 'POST /api/account/consents': consents(false) });
    expect(readAnalyticsChoice()).toBe('on');
    await userEvent.click(toggled(/^Keeping my data/));
    await press('Take it back');
    await screen.findByText(/Not agreed, since 22 November 2026\./);
    expect(readAnalyticsChoice()).toBe('off');
    answerWith(null);
    serveCalls({ ...READ, 'POST /api/account/consents': consents(true) });
    await userEvent.click(toggled(/^Keeping my data/));
    await screen.findByText(/Agreed on 22 November 2026\./);
    expect(readAnalyticsChoice()).toBe('on');
  });

  it('counts nothing on a device that learns of it from the profile', async () => {
    const { dataProcessing: _given, ...others } = PROFILE.consents;
    const taken = { granted: false, decided_at: '2026-11-22T10:00:00.000Z' };
    const consents = { ...others, dataProcessing: taken };
    await open({ 'GET /api/account/profile': { ...PROFILE, consents } });
    expect(readAnalyticsChoice()).toBe('off');
  });

  it('leads from there to deleting the account', async () => {
    const { sent } = await open();
    await userEvent.click(toggled(/^Keeping my data/));
    await press('Delete my account instead');
    await screen.findByRole('heading', { name: 'Delete your account?' });
    expect(sent()).toEqual([]);
  });

  it('hands all that is kept to the browser as a file with the day in its name', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    await open({
      'GET /api/account/export': {
        exported_at: '2026-11-22T10:00:00.000Z',
        data: { accounts: [{ email: 'asha@example.org' }] },
      },
    });
    await press('Download my data');
    await screen.findByText('The file is among your downloads.');
    expect(names).toEqual(['toothwise-2026-11-22.json']);
    expect(await files[0]?.text()).toContain('"email": "asha@example.org"');
  });

  it('signs out everywhere after a question, and this device with it', async () => {
    const { ends, sent } = await open({
      'POST /api/account/sign-out-everywhere': { success: true, ended: 2 },
    });
    await press('Log out everywhere');
    const question = within(screen.getByRole('alertdialog', { name: 'Log out everywhere?' }));
    await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(ends).toEqual(['signedOut']));
    // There is no session left that could be ended once more.
    expect(sent().map(({ call }) => call)).toEqual(['POST /api/account/sign-out-everywhere']);
    expect(localStorage.getItem(SESSION.key)).toBeNull();
  });
});

describe('deleting the account', () => {
  const erase = 'POST /api/account/erase';
  const toPassword = async () => {
    await press('Delete my account');
    await screen.findByRole('heading', { name: 'Delete your account?' });
    expect(addressShown()).toBe('/profile?step=delete');
    await press('Go on to delete');
  };

  it('asks for the password, and nothing is gone after a wrong one', async () => {
    const { sent } = await open({ [erase]: { status: 403, said: 'That password isn’t right.' } });
    await toPassword();
    await press('Delete my account now');
    await screen.findByText('Please write in your password.');
    expect(sent()).toEqual([]);
    await userEvent.type(screen.getByLabelText('Your password'), 'eleven red tigers');
    await press('Delete my account now');
    await screen.findByText('That password isn’t right.');
    expect(kept().auth).toMatchObject({ firstName: 'Asha' });
    await press('Keep my account');
    await screen.findByRole('heading', { name: 'Your details' });
    expect(addressShown()).toBe('/profile');
  });

  it('leaves nothing on this device, says so, and leads to the start page', async () => {
    const { ends, sent } = await open({ [erase]: { success: true } });
    localStorage.setItem('toothwise-draft', 'an assessment under way');
    await toPassword();
    await userEvent.type(screen.getByLabelText('Your password'), 'eleven green tigers');
    await press('Delete my account now');
    await screen.findByRole('heading', { name: 'Your account is deleted' });
    expect(sent()).toEqual([{ call: erase, body: { password: 'eleven green tigers' } }]);
    expect(localStorage.length).toBe(0);
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe(
      '/',
    );
    expect([addressShown(), ends]).toEqual(['/profile', []]);
  });

  it('asks who signs in with Google alone for no password', async () => {
    const { sent } = await open({
      'GET /api/account/profile': { ...PROFILE, hasPassword: false },
      [erase]: { success: true },
    });
    await toPassword();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await press('Delete my account now');
    await screen.findByRole('heading', { name: 'Your account is deleted' });
    expect(sent()).toEqual([{ call: erase, body: { password: null } }]);
  });
});
