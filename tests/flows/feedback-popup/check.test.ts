// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { removeProgress } from '../../../src/actors/assessment/draft-storage.ts';
import { checkFeedback, keepFeedbackMark } from '../../../src/actors/assessment/feedback.ts';
import { CHAT_TOKEN } from '../../kit/samples.ts';
import { answerWith } from '../../kit/wire.ts';

/** What the call comes to when the server answers so. */
const checked = (status: number, data: object): Promise<boolean> => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith((config) => {
    const reply = { data, status, statusText: '', headers: {}, config };
    if (status === 200) return Promise.resolve(reply);
    const failure = new Error('The call failed');
    return Promise.reject(Object.assign(failure, { code: 'ERR_BAD_REQUEST', response: reply }));
  });
  const actor = createActor(checkFeedback, { input: { sessionToken: CHAT_TOKEN } });
  const answer = toPromise(actor);
  actor.start();
  return answer;
};

describe('the check for feedback', () => {
  it.each([true, false])('[API-62] answers what the server says: %s', async (hasSubmitted) => {
    expect(await checked(200, { hasSubmitted })).toBe(hasSubmitted);
  });

  it('[API-63] takes a 404 for "not submitted"', async () => {
    expect(await checked(404, { error: 'Nothing', message: 'Nothing' })).toBe(false);
  });

  it.each([400, 429, 500, 503])('[API-64] fails with any other status: %s', async (status) => {
    await expect(checked(status, { error: 'No' })).rejects.toMatchObject({ status });
  });
});

describe('the mark of an answer', () => {
  it('goes with all that is kept of a chat', () => {
    keepFeedbackMark({ sessionToken: CHAT_TOKEN });
    expect(localStorage.getItem('feedbackSubmitted')).toBe(CHAT_TOKEN);
    removeProgress();
    expect(localStorage.length).toBe(0);
  });
});
