// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { openChatSession } from '../../../src/actors/assessment/assessment-calls.ts';
import { answerWith } from '../../kit/wire.ts';

let issued = 0;
beforeEach(() => {
  issued = 0;
  answerWith((config) => {
    issued += 1;
    const data = { sessionToken: `chat-${issued}` };
    return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config });
  });
});
afterEach(() => answerWith(null));

const open = (known: string | null = null) =>
  toPromise(createActor(openChatSession, { input: { known } }).start());
const kept = () => localStorage.getItem('chatSessionToken');

describe('opening a chat session', () => {
  it('[SESS-35] asks the server once and keeps the token', async () => {
    expect(await open()).toBe('chat-1');
    expect(kept()).toBe('chat-1');
    expect(await open()).toBe('chat-1');
    expect(issued).toBe(1);
  });

  it('asks for nothing when the visit has one, even where the device keeps none', async () => {
    expect(await open('chat-known')).toBe('chat-known');
    expect(issued).toBe(0);
  });

  it('takes no kept value that a server would not have issued', async () => {
    localStorage.setItem('chatSessionToken', 'not a token');
    expect(await open()).toBe('chat-1');
    expect(kept()).toBe('chat-1');
  });

  it('[SESS-36] agrees on one token when it is asked for twice at once', async () => {
    const tokens = await Promise.all([open(), open()]);
    expect(issued).toBe(2);
    expect(new Set(tokens)).toEqual(new Set([kept()]));
  });
});
