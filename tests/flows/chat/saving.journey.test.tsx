// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { sayNotSaved } from '../../../machines/kit/not-saved.ts';
import { keepSignedIn, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { openChat, primaryAction, storeDraft, storedDraft } from '../../kit/chat.tsx';
import type { ChatOptions, OpenedChat } from '../../kit/chat.tsx';
import { CHAT_TOKEN, DIAGNOSIS, SESSION_TOKEN } from '../../kit/samples.ts';
import { arrivesAt, press, standingAt } from '../assessment/gestures.ts';
import { SAVED_ID } from './cases.ts';

// The modal's files come with its first opening, which a busy machine would count as the test's time.
beforeAll(() => import('../../../src/flows/sign-in-gate/opened.ts'), 60_000);

const SAVE = 'POST /chat_bot/chat/save_diagnose';
const SAVED = { result: 'saved', diagnosis_id: SAVED_ID };
const AUTH = { ...ASHA, access_token: 'token-1' };
const IN_ACCOUNT = /^This result is saved to your dashboard/;

/** A patient who reads a result that the server keeps for this browser. */
const withResult = async (
  answers: Answers = {},
  changes: Partial<Progress> = {},
  options: ChatOptions = {},
) => {
  const diagnosis = { ...DIAGNOSIS, is_saved: true };
  storeDraft(standingAt('DIAGNOSIS', { diagnosis, onServer: 'result', ...changes }));
  const sent = serveCalls(answers);
  const chat = await openChat(options);
  return { ...chat, calls: sent, saves: () => sent.filter(({ call }) => call === SAVE) };
};
const idOnDevice = () => storedDraft()?.progress.diagnosis?.diagnosis_id ?? null;
const save = (chat: Pick<OpenedChat, 'user'>) => press(chat, 'Save to My Dashboard');
const dialog = () => screen.findByRole('dialog', { name: 'Authentication Required' });

/** Notices come one at a time: those before it run out. */
const reads = async (chat: Pick<OpenedChat, 'pass'>, words: string) => {
  for (let count = 0; count < 30 && screen.queryByText(words) === null; count += 1) {
    await chat.pass(500);
  }
  await screen.findByText(words);
};

/** Writes e-mail address and password into the modal. */
const logIn = async ({ user }: Pick<OpenedChat, 'user'>) => {
  await user.click(await screen.findByRole('textbox', { name: 'Email' }));
  await user.paste(ASHA.email ?? '');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('eleven green tigers');
  await press({ user }, 'Log in');
};

describe('a result of somebody who is signed in', () => {
  it('[SAVE-01] [SAVE-02] is saved without being asked for, and keeps the id', async () => {
    keepSignedIn(ASHA);
    storeDraft(standingAt('CONSENT_GATE'));
    const sent = serveCalls({ [SAVE]: SAVED });
    const chat = await openChat({ diagnose: { ...DIAGNOSIS, is_saved: true } });
    expect(sent).toEqual([]);
    await chat.user.click(primaryAction());
    await arrivesAt('DIAGNOSIS');
    await screen.findByText(IN_ACCOUNT);
    await waitFor(() => expect(idOnDevice()).toBe(SAVED_ID));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      call: SAVE,
      bearer: 'Bearer token-1',
      body: {
        patient_id: ASHA.id,
        sessionToken: SESSION_TOKEN,
        chatSessionToken: CHAT_TOKEN,
        consent: true,
        issue: standingAt('DIAGNOSIS').chatContext.issue,
      },
    });
    expect(screen.queryByText('Saved to Dashboard')).toBeNull();
  });

  it('[SAVE-03] is not saved once more, be it after a reload', async () => {
    keepSignedIn(ASHA);
    const chat = await withResult({ [SAVE]: SAVED });
    await screen.findByText(IN_ACCOUNT);
    await waitFor(() => expect(idOnDevice()).toBe(SAVED_ID));
    await save(chat);
    chat.unmount();
    const sent = serveCalls({ [SAVE]: SAVED });
    await openChat();
    await screen.findByText(IN_ACCOUNT);
    expect(sent).toEqual([]);
    expect(chat.saves()).toHaveLength(1);
  });

  it('does not go with a confirmed exit, which says so', async () => {
    keepSignedIn(ASHA);
    const chat = await withResult({ [SAVE]: SAVED });
    await screen.findByText(IN_ACCOUNT);
    await press(chat, 'Toothwise, leave the assessment');
    expect((await screen.findByRole('alertdialog')).textContent).not.toContain('your result');
  });
});

describe('a result of somebody who is not signed in', () => {
  it('[SAVE-04] is not saved, until somebody signs in in another tab', async () => {
    const chat = await withResult({ [SAVE]: SAVED });
    expect(chat.calls).toEqual([]);
    expect(idOnDevice()).toBeNull();
    keepSignedIn(ASHA);
    await act(async () =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'epik-llm-storage' })),
    );
    await screen.findByText(IN_ACCOUNT);
    expect(chat.saves()).toHaveLength(1);
  });

  it('[DIAG-28] goes to the dashboard after logging in, which is said', async () => {
    const chat = await withResult({ [SAVE]: SAVED, 'POST /llm/login': AUTH });
    await save(chat);
    await dialog();
    expect(chat.calls).toEqual([]);
    await logIn(chat);
    await screen.findByText(IN_ACCOUNT);
    expect(chat.calls.map(({ call }) => call)).toEqual(['POST /llm/login', SAVE]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reads(chat, 'Saved to Dashboard');
    expect(idOnDevice()).toBe(SAVED_ID);
  });

  it('[DIAG-28] is only said to be there when it is: closing the modal saves nothing', async () => {
    const chat = await withResult();
    await save(chat);
    await dialog();
    await press(chat, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chat.calls).toEqual([]);
    expect(screen.queryByText('Saved to Dashboard')).toBeNull();
    await save(chat);
    await dialog();
  });
});

describe('"Save to My Dashboard"', () => {
  it('[DIAG-28] makes no call for a result that is saved, and says that it is', async () => {
    keepSignedIn(ASHA);
    const chat = await withResult({}, { diagnosis: { ...DIAGNOSIS, diagnosis_id: SAVED_ID } });
    await save(chat);
    await reads(chat, 'Saved to Dashboard');
    expect(chat.calls).toEqual([]);
  });

  it('says so where this device alone may keep the result', async () => {
    keepSignedIn(ASHA);
    const deletion = () => new Promise<never>(() => undefined);
    const chat = await withResult({}, { onServer: 'deletionOwed' }, { deletion });
    await save(chat);
    await reads(chat, 'Not saved');
    expect(chat.saves()).toEqual([]);
  });
});

describe('a result that could not be saved', () => {
  it('[SAVE-09] [SAVE-10] is said with the words of the server, and saved when asked again', async () => {
    keepSignedIn(ASHA);
    const answers: Record<string, object> = {
      [SAVE]: { status: 409, said: 'Please agree to the assessment first.' },
    };
    const chat = await withResult(answers);
    await reads(chat, 'Error while saving');
    screen.getByText('Please agree to the assessment first.');
    expect(screen.queryByRole('link', { name: /^Open your profile/ })).toBeNull();
    answers[SAVE] = SAVED;
    await save(chat);
    await screen.findByText(IN_ACCOUNT);
    await reads(chat, 'Saved to Dashboard');
    expect(chat.saves()).toHaveLength(2);
  });

  it('leads to the profile where a consent was taken back, stays on the device, and is saved once it is given again', async () => {
    keepSignedIn(ASHA);
    const said = 'You took back “Keeping my data” on your profile, so nothing new is kept.';
    const answers: Record<string, object> = {
      [SAVE]: { status: 409, said, code: 'consent_withdrawn' },
    };
    const chat = await withResult(answers);
    await reads(chat, said);
    const link = screen.getByRole('link', { name: /^Open your profile/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/profile',
      '_blank',
    ]);
    await chat.pass(19_000);
    screen.getByText(said);
    expect(storedDraft()?.progress.diagnosis).toMatchObject({ diagnosis_id: null });
    answers[SAVE] = SAVED;
    await save(chat);
    await screen.findByText(IN_ACCOUNT);
    expect(idOnDevice()).toBe(SAVED_ID);
  });

  it('[SAVE-12] is said in words of our own where the server said nothing', async () => {
    keepSignedIn(ASHA);
    const chat = await withResult({ [SAVE]: 'offline' });
    await reads(chat, 'Error while saving');
    screen.getByText('An error occurred while saving the diagnosis. Please try again.');
    expect(idOnDevice()).toBeNull();
  });

  it('[SAVE-09] is said after thirty seconds without an answer', async () => {
    keepSignedIn(ASHA);
    const chat = await withResult({ [SAVE]: 'pending' });
    await chat.pass(29_000);
    expect(screen.queryByText('Error while saving')).toBeNull();
    await chat.pass(1_000);
    await screen.findByText('Error while saving');
  });

  it.each([
    ['a mistake of ours', new TypeError('nothing that a server says')],
    ['a call that failed for no known reason', { kind: 'unknown', message: 'Odd' }],
  ])('[SAVE-14] is said even when nobody knows why: %s', (_what, error) => {
    expect(sayNotSaved().params({ event: { error } }).notice).toEqual({
      type: 'error',
      title: 'Error while saving',
      message: 'An unknown error occurred.',
    });
  });
});
