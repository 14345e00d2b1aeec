// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import type { DeletionReply } from '../../../contracts/endpoints/assessment.ts';
import { takeCarriedNotices } from '../../../src/actors/storage/carried-storage.ts';
import { openChat, primaryAction, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS, SESSION_TOKEN } from '../../kit/samples.ts';
import {
  arrivesAt,
  bothAt,
  press,
  standingAt,
  whereabouts,
  whoAgrees,
} from '../assessment/gestures.ts';
import { watchLeaving } from './leaving.ts';

beforeEach(() => {
  localStorage.setItem('chatSessionToken', 'chat-token-1');
});

const SAVED = {
  ...DIAGNOSIS,
  is_saved: true,
};
const KEY = { sessionToken: SESSION_TOKEN, chatSessionToken: 'chat-token-1' };
const DELETED: DeletionReply = { verdict: 'deleted' };

/** A patient with a result that the server keeps. */
const withStored = (step: 'CONSENT_GATE' | 'DIAGNOSIS' | 'INTRO' = 'DIAGNOSIS') =>
  storeDraft({ ...COMPLETED, step, diagnosis: SAVED, onServer: 'result' });

/** A server that cannot be reached until the test says so. */
const unreachable = () => {
  let isThere = false;
  return {
    deletion: () => (isThere ? Promise.resolve(DELETED) : Promise.reject(new Error('offline'))),
    comeBack: () => (isThere = true),
  };
};

const onServer = () => storedDraft()?.progress.onServer;
const untick = ({ user }: Awaited<ReturnType<typeof openChat>>) =>
  user.click(screen.getByRole('checkbox'));

describe('withdrawing consent', () => {
  it('has the server delete what it keeps of this assessment', async () => {
    withStored('CONSENT_GATE');
    const chat = await openChat();
    expect(chat.sent.deletions).toEqual([]);
    await untick(chat);
    await waitFor(() => expect(onServer()).toBe('nothing'));
    expect(chat.sent.deletions).toEqual([KEY]);
    expect(screen.queryByText('Not deleted yet')).toBeNull();
  });

  it('so does saying that nobody agrees for a child, and the result may not be stored again', async () => {
    const { chatContext } = COMPLETED;
    storeDraft({
      ...COMPLETED,
      step: 'CONSENT_GATE',
      chatContext: { ...chatContext, age: 'age_0_18' },
      consentBy: 'guardian',
      diagnosis: SAVED,
      onServer: 'result',
    });
    const chat = await openChat();
    await chat.user.click(whoAgrees('guardian'));
    expect(chat.sent.deletions).toEqual([]);
    await chat.user.click(whoAgrees('minor'));
    await waitFor(() => expect(onServer()).toBe('nothing'));
    expect(chat.sent.deletions).toEqual([KEY]);
    expect(storedDraft()?.progress.diagnosis).toBeNull();
    await chat.user.click(primaryAction());
    expect(chat.sent.diagnose[0]).not.toHaveProperty('chatSessionToken');
    expect(onServer()).toBe('nothing');
  });

  it('asks for nothing when nothing can have been stored', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    const chat = await openChat();
    await untick(chat);
    expect(onServer()).toBe('nothing');
    expect(chat.sent.deletions).toEqual([]);
  });

  it('also after a call whose reply never came: the server may have stored it', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    const chat = await openChat({ diagnose: () => Promise.reject(new Error('lost')) });
    await chat.user.click(primaryAction());
    await screen.findByText(/^Your assessment could not be generated/);
    await untick(chat);
    await waitFor(() => expect(chat.sent.deletions).toEqual([KEY]));
  });

  it('is not forgotten when it fails: it is said after 5 s, tried every 30 s, and kept across a reload', async () => {
    const { deletion, comeBack } = unreachable();
    withStored('CONSENT_GATE');
    const chat = await openChat({ deletion });
    await untick(chat);
    expect(onServer()).toBe('deletionOwed');
    await chat.pass(4999);
    expect(screen.queryByText('Not deleted yet')).toBeNull();
    await chat.pass(1);
    await screen.findByText('Not deleted yet');
    expect(chat.sent.deletions).toHaveLength(1);
    await chat.pass(24_999);
    expect(chat.sent.deletions).toHaveLength(1);
    await chat.pass(1);
    expect(chat.sent.deletions).toHaveLength(2);
    await chat.pass(30_000);
    expect(chat.sent.deletions).toHaveLength(3);
    chat.unmount();

    comeBack();
    const next = await openChat({ deletion });
    await waitFor(() => expect(onServer()).toBe('nothing'));
    expect(next.sent.deletions).toEqual([KEY]);
  });

  it('is tried wherever the patient goes meanwhile, and told once', async () => {
    const { deletion, comeBack } = unreachable();
    withStored('CONSENT_GATE');
    const chat = await openChat({ deletion });
    await untick(chat);
    await press(chat, 'Back');
    await chat.pass(5000);
    await screen.findByText('Not deleted yet');
    comeBack();
    await chat.pass(25_000);
    expect(onServer()).toBe('nothing');
    await chat.pass(60_000);
    await waitFor(() => expect(screen.queryByText('Not deleted yet')).toBeNull());
    expect(chat.sent.deletions).toHaveLength(2);
    expect(whereabouts()).toEqual(bothAt('MEDICAL_HISTORY'));
  });

  it('stores nothing new while a deletion is owed, so that it cannot go with the old', async () => {
    withStored('CONSENT_GATE');
    const chat = await openChat({ deletion: () => new Promise(() => undefined) });
    await untick(chat);
    await untick(chat);
    await chat.user.click(primaryAction());
    await arrivesAt('DIAGNOSIS');
    expect(chat.sent.diagnose[0]).not.toHaveProperty('chatSessionToken');
    screen.getByText(/^This result is only on this device/);
    expect(onServer()).toBe('deletionOwed');
  });

  it('says when the server will not delete it, and does not ask again', async () => {
    withStored('CONSENT_GATE');
    const chat = await openChat({ deletion: { verdict: 'not_yours' } });
    await untick(chat);
    // After "Progress Restored", one notice at a time.
    await chat.pass(4000);
    await screen.findByText('Not deleted');
    await chat.pass(60_000);
    expect(chat.sent.deletions).toHaveLength(1);
    expect(onServer()).toBe('nothing');
  });
});

describe.each([
  [
    'a confirmed exit',
    'DIAGNOSIS' as const,
    async (chat: Awaited<ReturnType<typeof openChat>>) => {
      await press(chat, 'Toothwise, leave the assessment');
      await press(chat, 'Exit and clear');
    },
  ],
  [
    '"Start Fresh Assessment"',
    'INTRO' as const,
    async (chat: Awaited<ReturnType<typeof openChat>>) => {
      await press(chat, 'Start Fresh Assessment');
      await press(chat, 'Start new');
    },
  ],
])('%s', (_what, step, leave) => {
  const isCleared = () => {
    expect(storedDraft()).toBeNull();
    expect(localStorage.getItem('chatSessionToken')).toBeNull();
  };
  const FAILED = { level: 1, name: 'Your result is not deleted yet' };

  it('deletes what the server keeps first, then what the device keeps', async () => {
    withStored(step);
    const assign = watchLeaving();
    const chat = await openChat({
      deletion: () => {
        expect(storedDraft()).not.toBeNull();
        return Promise.resolve(DELETED);
      },
    });
    await leave(chat);
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(chat.sent.deletions).toEqual([KEY]);
    isCleared();
  });

  it('asks the server for nothing when it has nothing', async () => {
    storeDraft({ ...COMPLETED, step });
    const assign = watchLeaving();
    const chat = await openChat();
    await leave(chat);
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(chat.sent.deletions).toEqual([]);
    isCleared();
  });

  it('says on the next page that the server will not delete it', async () => {
    withStored(step);
    const assign = watchLeaving();
    const chat = await openChat({ deletion: { verdict: 'not_yours' } });
    await leave(chat);
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    isCleared();
    expect(takeCarriedNotices().map(({ title }) => title)).toEqual(['Not deleted']);
  });

  it('says when the server cannot be reached, and can be tried again', async () => {
    const { deletion, comeBack } = unreachable();
    withStored(step);
    const assign = watchLeaving();
    const chat = await openChat({ deletion });
    await leave(chat);
    await screen.findByRole('heading', FAILED);
    expect(assign).not.toHaveBeenCalled();
    expect(storedDraft()).not.toBeNull();
    await press(chat, 'Try again');
    await screen.findByRole('heading', FAILED);
    comeBack();
    await press(chat, 'Try again');
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(chat.sent.deletions).toHaveLength(3);
    isCleared();
  });

  it('waits no longer than 10 seconds', async () => {
    withStored(step);
    watchLeaving();
    const chat = await openChat({ deletion: () => new Promise(() => undefined) });
    await leave(chat);
    await chat.pass(9999);
    expect(screen.queryByRole('heading', FAILED)).toBeNull();
    await chat.pass(1);
    await screen.findByRole('heading', FAILED);
  });

  it('leaves no answer behind, but the debt, which the next visit pays', async () => {
    const { deletion, comeBack } = unreachable();
    withStored(step);
    const assign = watchLeaving();
    const chat = await openChat({ deletion });
    await leave(chat);
    await screen.findByRole('heading', FAILED);
    await press(chat, 'Leave anyway');
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(storedDraft()?.progress).toMatchObject({
      sessionToken: SESSION_TOKEN,
      onServer: 'deletionOwed',
      followUpAnswers: {},
      diagnosis: null,
    });
    expect(JSON.stringify(storedDraft())).not.toMatch(/back tooth|penicillin|asthma/);
    expect(localStorage.getItem('chatSessionToken')).toBe('chat-token-1');
    chat.unmount();
    vi.unstubAllGlobals();

    comeBack();
    const next = await openChat({ deletion });
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(screen.queryByText('Progress Restored')).toBeNull();
    await waitFor(() => expect(onServer()).toBe('nothing'));
    expect(next.sent.deletions).toEqual([KEY]);
  });
});

describe('a draft that is too old', () => {
  const long = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000).toISOString();

  it('loses its answers and not the deletion that is owed', async () => {
    storeDraft({ ...COMPLETED, onServer: 'deletionOwed' }, { savedAt: long });
    const chat = await openChat();
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(JSON.stringify(storedDraft())).not.toMatch(/back tooth|penicillin/);
    await waitFor(() => expect(chat.sent.deletions).toEqual([KEY]));
  });
});

describe('a draft from before the server was asked to delete', () => {
  it('is read as one that the server holds nothing of', async () => {
    const { onServer: _onServer, ...before } = standingAt('CONSENT_GATE');
    storeDraft(before as Progress);
    const chat = await openChat();
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
    await untick(chat);
    expect(onServer()).toBe('nothing');
    expect(chat.sent.deletions).toEqual([]);
  });
});
