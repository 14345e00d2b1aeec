// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { clearProgress } from '../../../src/actors/assessment/draft.ts';
import { removeProgress } from '../../../src/actors/assessment/draft-storage.ts';
import { storedDraft } from '../../kit/chat.tsx';
import { CHAT_TOKEN, FRESH, SESSION_TOKEN } from '../../kit/samples.ts';

const OF_A_CHAT = [
  'toothwise-draft',
  'chatSessionToken',
  'assessmentCompleted',
  'xrayFindings',
  'feedbackSubmitted',
];

beforeEach(() => {
  for (const key of [...OF_A_CHAT, 'auth']) localStorage.setItem(key, 'kept');
});

it('a chat that is left leaves nothing of itself on the device, and nothing else goes', () => {
  removeProgress();
  expect(Object.keys(localStorage)).toEqual(['auth']);
});

it('keeps a deletion that is still owed, and the token that entitles to it, and no answer', async () => {
  localStorage.setItem('chatSessionToken', CHAT_TOKEN);
  const debt = { ...FRESH, sessionToken: SESSION_TOKEN, onServer: 'deletionOwed' } as const;
  await toPromise(createActor(clearProgress, { input: { debt } }).start());
  expect(storedDraft()).toMatchObject({ progress: debt, chatHistory: [] });
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'auth',
    'chatSessionToken',
    'toothwise-draft',
  ]);
});

it('says that something stays where the browser forgets nothing', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(removeProgress).toThrow('The browser forgets nothing');
});
