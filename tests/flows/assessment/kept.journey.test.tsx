// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openChat, primaryAction, storeDraft, storedDraft } from '../../kit/chat.tsx';
import type { ChatOptions } from '../../kit/chat.tsx';
import { DIAGNOSIS } from '../../kit/samples.ts';
import { arrivesAt, standingAt } from './gestures.ts';

const SAVED = {
  ...DIAGNOSIS,
  is_saved: true,
};
const ON_SERVER = /^Our server keeps this result for at most 30 days, without your name\. Withdraw/;
const ON_DEVICE = 'This result is only on this device: our server has not kept it.';

/** Comes back to the consent with everything answered, agrees and asks. */
const generate = async (options: ChatOptions = {}) => {
  storeDraft(standingAt('CONSENT_GATE'));
  const chat = await openChat(options);
  await chat.user.click(primaryAction());
  await arrivesAt('DIAGNOSIS');
  return chat;
};

const failing = () => Promise.reject(new Error('offline'));

describe('where the result is kept', () => {
  it('[DATA-06] is said: on the server for 30 days, when the server says that it saved it', async () => {
    await generate({ diagnose: SAVED });
    screen.getByText(ON_SERVER);
    expect(screen.queryByText(ON_DEVICE)).toBeNull();
  });

  it('[DATA-06] is said: only on this device, when the server has not saved it', async () => {
    await generate({ diagnose: DIAGNOSIS });
    screen.getByText(ON_DEVICE);
    expect(screen.queryByText(ON_SERVER)).toBeNull();
  });

  it('[DATA-06] is still said after a reload', async () => {
    storeDraft(standingAt('DIAGNOSIS', { diagnosis: SAVED, onServer: 'result' }));
    await openChat();
    screen.getByText(ON_SERVER);
  });
});

describe('the right to store', () => {
  it('[SESS-36] goes with the call, and the browser remembers from then on that the server may have a result', async () => {
    let asked: string | undefined;
    const chat = await generate({
      diagnose: async () => {
        await Promise.resolve();
        asked = storedDraft()?.progress.onServer;
        return DIAGNOSIS;
      },
    });
    expect(chat.sent.diagnose[0]?.chatSessionToken).toBe('chat-token-1');
    expect(asked).toBe('result');
  });

  it('is tried for once more where consent is asked for, without the patient noticing', async () => {
    let tries = 0;
    const chat = await generate({
      session: () => {
        tries += 1;
        return tries === 1 ? failing() : Promise.resolve('chat-second');
      },
    });
    expect(tries).toBe(2);
    // After "Progress Restored", one notice at a time.
    await chat.pass(4000);
    await screen.findByText('Failed to create chat session. Please try again.');
    await chat.pass(10_000);
    await waitFor(() => expect(screen.queryByText(/^Failed to create/)).toBeNull());
    expect(chat.sent.diagnose[0]?.chatSessionToken).toBe('chat-second');
  });

  it('is missing without a chat session: the result is given at once, and said to be on this device only', async () => {
    const chat = await generate({ session: failing });
    expect(chat.sent.diagnose[0]).not.toHaveProperty('chatSessionToken');
    screen.getByText(ON_DEVICE);
    expect(storedDraft()?.progress.onServer).toBe('nothing');
  });

  it('is not waited for', async () => {
    const chat = await generate({ session: () => new Promise(() => undefined) });
    expect(chat.sent.diagnose).toHaveLength(1);
    screen.getByText(ON_DEVICE);
  });
});
