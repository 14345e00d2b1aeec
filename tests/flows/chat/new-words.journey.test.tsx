// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS, FRESH, SESSION_TOKEN } from '../../kit/samples.ts';
import {
  arrivesAt,
  atQuestion,
  bothAt,
  press,
  standingAt,
  whereabouts,
} from '../assessment/gestures.ts';

const WORDS = 'my gums bleed when I brush';
const ADDRESS = `/chat?query=${encodeURIComponent(WORDS)}`;
const HALF_FINISHED = standingAt('FOLLOW_UP', { currentQuestionIndex: 4 });

const question = () => screen.queryByRole('alertdialog', { name: 'Start a new assessment?' });
const stored = () => localStorage.getItem('toothwise-draft');

/** Opens the chat with words in its address while an assessment is on this device. */
const openWithWords = async (progress = HALF_FINISHED) => {
  storeDraft(progress);
  const chat = await openChat({ address: ADDRESS });
  return { ...chat, before: stored() };
};

describe('new words in the address of an assessment that is not finished', () => {
  it('[LAND-05] [LAND-06] clear nothing before the person says so', async () => {
    const chat = await openWithWords();
    expect(question()?.textContent).toContain(
      'You have an earlier assessment on this device. A new one takes its place.',
    );
    expect(location.search).toBe(`?query=${encodeURIComponent(WORDS)}`);
    await chat.pass(60_000);
    expect(stored()).toBe(chat.before);
    expect(chat.sent.validate).toEqual([]);
  });

  it('[LAND-05] keep it when the person wants to, and leave the address', async () => {
    const chat = await openWithWords();
    await press(chat, 'Keep it');
    await chat.pass(2100);
    await arrivesAt('FOLLOW_UP');
    await screen.findByText('Progress Restored');
    atQuestion(5);
    expect(location.search).toBe('?step=FOLLOW_UP');
    expect(chat.sent.validate).toEqual([]);
    expect(stored()).toBe(chat.before);
    chat.unmount();
    // A reload asks no more.
    await openChat({ address: `/chat${location.search}` });
    expect(question()).toBeNull();
    expect(whereabouts()).toEqual(bothAt('FOLLOW_UP'));
  });

  it('[LAND-05] keep it with Escape too', async () => {
    const chat = await openWithWords();
    const dialog = question();
    if (dialog === null) throw new Error('Nothing is asked');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await chat.pass(2100);
    await arrivesAt('FOLLOW_UP');
    expect(stored()).toBe(chat.before);
  });

  it('[LAND-05] [LAND-06] begin anew when the person wants to, and are not lost', async () => {
    const chat = await openWithWords();
    await press(chat, 'Start new');
    await chat.pass(2100);
    await arrivesAt('AGE_COLLECTION');
    expect(chat.sent.validate).toEqual([WORDS]);
    expect(screen.queryByText('Progress Restored')).toBeNull();
    expect(storedDraft()?.progress).toMatchObject({
      chatContext: { issue: WORDS, category: 'gums', age: null },
      followUpAnswers: {},
      diagnosis: null,
    });
    expect(storedDraft()?.progress.sessionToken).not.toBe(SESSION_TOKEN);
    expect(location.search).toBe('?step=AGE_COLLECTION');
    chat.unmount();
    await openChat({ address: `/chat${location.search}` });
    expect(question()).toBeNull();
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
  });

  it('ask again after a reload in the middle of the question', async () => {
    const first = await openWithWords();
    first.unmount();
    await openChat({ address: `/chat${location.search}` });
    expect(question()).not.toBeNull();
    expect(stored()).toBe(first.before);
  });

  it.each([
    ['a result', COMPLETED],
    ['words that were not sent', { ...FRESH, concernText: 'my gum' }],
  ])('[LAND-05] ask for %s as well', async (_what, progress) => {
    await openWithWords(progress);
    expect(question()).not.toBeNull();
  });

  it.each([
    ['nothing is kept', null],
    ['what is kept says nothing', FRESH],
  ])('[LAND-06] are checked at once when %s', async (_what, progress) => {
    if (progress !== null) storeDraft(progress);
    const chat = await openChat({ address: ADDRESS });
    expect(question()).toBeNull();
    await arrivesAt('AGE_COLLECTION');
    expect(chat.sent.validate).toEqual([WORDS]);
  });

  it('have the server delete what it keeps of the one whose place they take', async () => {
    localStorage.setItem('chatSessionToken', 'chat-token-1');
    const saved = { ...DIAGNOSIS, is_saved: true };
    const chat = await openWithWords({ ...COMPLETED, diagnosis: saved, onServer: 'result' });
    await press(chat, 'Start new');
    await chat.pass(2100);
    await arrivesAt('AGE_COLLECTION');
    await waitFor(() => expect(storedDraft()?.progress.onServer).toBe('nothing'));
    expect(chat.sent.deletions).toEqual([
      { sessionToken: SESSION_TOKEN, chatSessionToken: 'chat-token-1' },
    ]);
  });
});
