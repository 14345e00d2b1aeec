// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeProgress } from '../../../src/actors/assessment/draft-storage.ts';

const OF_A_CHAT = [
  'toothwise-draft',
  'chatSessionToken',
  'assessmentCompleted',
  'xrayFindings',
  'feedbackSubmitted',
];

beforeEach(() => {
  localStorage.clear();
  for (const key of [...OF_A_CHAT, 'auth']) localStorage.setItem(key, 'kept');
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('a chat that is left leaves nothing of itself on the device, and nothing else goes', () => {
  removeProgress();
  expect(Object.keys(localStorage)).toEqual(['auth']);
});

it('says that something stays where the browser forgets nothing', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(removeProgress).toThrow('The browser forgets nothing');
});
