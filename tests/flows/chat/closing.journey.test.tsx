// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import type { OpenedChat } from '../../kit/chat.tsx';
import {
  arrivesAt,
  bothAt,
  concernBox,
  press,
  standingAt,
  whereabouts,
} from '../assessment/gestures.ts';
import { watchLeaving } from './leaving.ts';

describe('closing the chat without clearing it', () => {
  const close = async (chat: OpenedChat) => {
    const assign = watchLeaving();
    await press(chat, 'Toothwise, leave the assessment');
    return assign;
  };

  it.each([
    ['answers', standingAt('SEX_COLLECTION'), 'SEX_COLLECTION'],
    ['result', standingAt('DIAGNOSIS'), 'DIAGNOSIS'],
  ] as const)('keeps the %s, which the chat goes on with', async (what, progress, step) => {
    storeDraft(progress);
    localStorage.setItem('chatSessionToken', 'chat-1');
    const chat = await openChat();
    await arrivesAt(step);
    const kept = storedDraft();
    const assign = await close(chat);
    await press(chat, `Close, and keep my ${what}`);
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(storedDraft()).toEqual(kept);
    expect(localStorage.getItem('chatSessionToken')).toBe('chat-1');
    expect(chat.sent.deletions).toEqual([]);
    chat.unmount();
    vi.unstubAllGlobals();
    await openChat();
    await screen.findByText('Progress Restored');
    expect(whereabouts()).toEqual(bothAt(step));
  });

  it('says of a saved result that the account has it, and counts no answer as lost', async () => {
    const progress = standingAt('DIAGNOSIS');
    storeDraft({
      ...progress,
      diagnosis: progress.diagnosis && { ...progress.diagnosis, diagnosis_id: 'd-1' },
    });
    const chat = await openChat();
    await arrivesAt('DIAGNOSIS');
    await close(chat);
    screen.getByText('Your result stays in your account.');
    expect(screen.queryByText(/You would lose/)).toBeNull();
  });

  it('keeps words that were not sent', async () => {
    const chat = await openChat();
    await chat.user.type(concernBox(), 'my gum');
    const assign = await close(chat);
    screen.getByText('You would lose your words.');
    await press(chat, 'Close, and keep my words');
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
    expect(storedDraft()?.progress.concernText).toBe('my gum');
  });

  it('is not offered where the device keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const chat = await openChat();
    await press(chat, 'Tooth Pain');
    await press(chat, 'Toothwise, leave the assessment');
    screen.getByRole('button', { name: 'Exit and clear' });
    expect(screen.queryByRole('button', { name: /^Close, and keep/ })).toBeNull();
  });

  it('[CHAT-06] asks nothing where nothing was said', async () => {
    const chat = await openChat();
    const assign = await close(chat);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
  });
});
