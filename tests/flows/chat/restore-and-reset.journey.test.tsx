// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DRAFT_VERSION } from '../../../contracts/assessment/draft.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS, FRESH, SESSION_TOKEN } from '../../kit/samples.ts';
import {
  arrivesAt,
  bothAt,
  concernBox,
  press,
  say,
  signBox,
  standingAt,
  whereabouts,
} from '../assessment/gestures.ts';
import { SAVED_ID } from './cases.ts';
import { watchLeaving } from './leaving.ts';

const DRAFT = 'toothwise-draft';
const CHAT_TOKEN = 'chatSessionToken';

/** A patient who has been through everything that is kept. */
const FULL: Progress = standingAt('DIAGNOSIS', {
  sessionStartTime: '2026-01-02T03:04:05.000Z',
  currentQuestionIndex: 9,
  xrayFindings: 'A shadow under the crown',
});

const ISO_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const restored = (): HTMLElement | null => screen.queryByText('Progress Restored');

describe('what is kept on this device', () => {
  const SAID = {
    type: 'user' as const,
    content: 'my back tooth hurts when I drink cold water',
    step: 'INTRO' as const,
    timestamp: '2026-01-02T03:05:00.000Z',
  };

  /** What is kept after a reload, and what a new assessment begins with after a confirmed exit. */
  const keptAndCleared = async () => {
    storeDraft(FULL, { chatHistory: [SAID] });
    const first = await openChat();
    await arrivesAt('DIAGNOSIS');
    await press(first, 'Next steps');
    await arrivesAt('CALL_TO_ACTION');
    first.unmount();

    watchLeaving();
    const second = await openChat();
    await arrivesAt('CALL_TO_ACTION');
    const kept = storedDraft();
    await press(second, 'Toothwise, leave the assessment');
    await press(second, 'Exit and clear');
    second.unmount();

    await press(await openChat(), 'Not Sure');
    return { kept, cleared: storedDraft() };
  };

  it('[SESS-20] [SESS-21] [SESS-23] keeps context, diagnosis and history until they are cleared', async () => {
    const { kept, cleared } = await keptAndCleared();
    expect(kept?.progress.chatContext).toEqual(FULL.chatContext);
    expect(kept?.progress.diagnosis).toEqual(DIAGNOSIS);
    expect(kept?.chatHistory).toContainEqual(SAID);
    expect(cleared?.progress.chatContext).toEqual({
      ...FRESH.chatContext,
      issue: 'I have a Not Sure concern',
      category: 'other',
    });
    expect(cleared?.progress.diagnosis).toBeNull();
    expect(cleared?.chatHistory).not.toContainEqual(SAID);
  });

  it('[SESS-22] [SESS-24] [SESS-25] keeps start, token and question until they are cleared', async () => {
    const { kept, cleared } = await keptAndCleared();
    const { sessionStartTime, sessionToken } = FULL;
    expect(kept?.progress).toMatchObject({
      sessionStartTime,
      sessionToken,
      currentQuestionIndex: 9,
    });
    expect(cleared?.progress.sessionStartTime).not.toBe(sessionStartTime);
    expect(cleared?.progress.sessionToken).not.toBe(sessionToken);
    expect(cleared?.progress.currentQuestionIndex).toBe(0);
  });

  it('[SESS-26] [SESS-27] [SESS-28] keeps answers, conditions and allergies until they are cleared', async () => {
    const { kept, cleared } = await keptAndCleared();
    expect(kept?.progress).toMatchObject({
      followUpAnswers: { pain_location: 'one_tooth', pain_triggers: ['cold'] },
      selectedConditions: ['asthma'],
      allergiesText: 'penicillin',
    });
    expect(Object.keys(kept?.progress.followUpAnswers ?? {})).toHaveLength(10);
    expect(cleared?.progress).toMatchObject({ selectedConditions: [], allergiesText: '' });
    expect(cleared?.progress.followUpAnswers).toEqual({});
  });

  it('[SESS-25] [SESS-26] [DATA-03] writes each answer down at once', async () => {
    const chat = await openChat();
    await say(chat, 'my back tooth hurts when I drink cold water');
    expect(storedDraft()?.progress.chatContext.category).toBe('pain');
    await press(chat, '31-50');
    expect(storedDraft()?.progress.chatContext.age).toBe('age_31_50');
    expect(storedDraft()?.chatHistory.slice(-2)).toEqual([
      { type: 'ai', content: 'AGE_COLLECTION', step: 'AGE_COLLECTION', timestamp: ISO_TIME },
      { type: 'user', content: 'age_31_50', step: 'AGE_COLLECTION', timestamp: ISO_TIME },
    ]);
    await press(chat, 'Male');
    await press(chat, /Detailed Assessment/);
    await chat.user.click(signBox('Fever of 38'));
    expect(storedDraft()?.progress.followUpAnswers).toEqual({ pain_danger_signs: ['fever_38'] });
    await press(chat, 'Next');
    expect(storedDraft()?.progress.currentQuestionIndex).toBe(1);
  });

  it('[SESS-27] [SESS-28] keeps ticks and half a sentence before the step is finished', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY', { selectedConditions: [], allergiesText: '' }));
    const chat = await openChat();
    await chat.user.click(screen.getByRole('checkbox', { name: 'Diabetes' }));
    await chat.user.type(screen.getByRole('textbox'), 'peni');
    chat.unmount();
    await openChat();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Diabetes' }).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('peni');
  });

  it('[SESS-20] keeps words in the concern box that were not sent', async () => {
    const chat = await openChat();
    await chat.user.type(concernBox(), 'my gum');
    chat.unmount();
    await openChat();
    expect(concernBox().value).toBe('my gum');
  });

  it('[SESS-22] [SESS-24] [SESS-34] begins with a start time and a session token of its own', async () => {
    const chat = await openChat();
    await press(chat, 'Tooth Pain');
    const first = storedDraft()?.progress;
    expect(first?.sessionToken).toMatch(/^detailed-\d{13}-[a-z0-9]+$/);
    expect(new Date(first?.sessionStartTime ?? '').toISOString()).toBe(first?.sessionStartTime);
    chat.unmount();
    localStorage.clear();
    await press(await openChat(), 'Tooth Pain');
    expect(storedDraft()?.progress.sessionToken).not.toBe(first?.sessionToken);
  });
});

describe('clearing the progress', () => {
  const nothingLeft = () => {
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(localStorage.getItem(CHAT_TOKEN)).toBeNull();
  };

  const beginsAnew = async () => {
    vi.unstubAllGlobals();
    const chat = await openChat();
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(concernBox().value).toBe('');
    expect(restored()).toBeNull();
    await press(chat, 'Not Sure');
    expect(storedDraft()?.progress).toEqual({
      ...FRESH,
      step: 'AGE_COLLECTION',
      sessionToken: expect.not.stringMatching(SESSION_TOKEN),
      sessionStartTime: expect.not.stringMatching('2026-01-02T03:04:05.000Z'),
      chatContext: {
        ...FRESH.chatContext,
        issue: 'I have a Not Sure concern',
        category: 'other',
      },
      concernText: 'I have a Not Sure concern',
    });
    expect(storedDraft()?.chatHistory).toHaveLength(4);
  };

  it('[FLOW-21] [FLOW-22] happens with "Start Fresh Assessment", which goes to the start page', async () => {
    storeDraft(FULL);
    localStorage.setItem(CHAT_TOKEN, 'chat-1');
    const assign = watchLeaving();
    const chat = await openChat({ address: '/chat?step=INTRO' });
    await press(chat, 'Start Fresh Assessment');
    await press(chat, 'Start new');
    nothingLeft();
    // Loading another page from its address is what a reload is; within the app it would be a link.
    expect(assign.mock.calls).toEqual([['/']]);
    chat.unmount();
    await beginsAnew();
  });

  it('[FLOW-21] asks first where answers would be lost, and keeps them when the person does', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const kept = storedDraft();
    const assign = watchLeaving();
    const chat = await openChat({ address: '/chat?step=INTRO' });
    await press(chat, 'Start Fresh Assessment');
    const question = screen.getByRole('alertdialog', { name: 'Start a new assessment?' });
    expect(question.textContent).toContain('Starting fresh clears all your progress.');
    await press(chat, 'Keep it');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(storedDraft()?.progress.chatContext).toEqual(kept?.progress.chatContext);
    expect(assign).not.toHaveBeenCalled();
  });

  it('[FLOW-21] does not ask where an account has the result', async () => {
    storeDraft({
      ...COMPLETED,
      diagnosis: { ...DIAGNOSIS, is_saved: true, diagnosis_id: SAVED_ID },
    });
    const assign = watchLeaving();
    const chat = await openChat({ address: '/chat?step=INTRO' });
    await press(chat, 'Start Fresh Assessment');
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
  });

  it('[CHAT-08] [CHAT-09] happens with a confirmed exit, which goes to the start page', async () => {
    storeDraft(FULL);
    localStorage.setItem(CHAT_TOKEN, 'chat-1');
    const assign = watchLeaving();
    const chat = await openChat();
    await arrivesAt('DIAGNOSIS');
    await press(chat, 'Toothwise, leave the assessment');
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    expect(assign).not.toHaveBeenCalled();
    await press(chat, 'Exit and clear');
    nothingLeft();
    expect(assign.mock.calls).toEqual([['/']]);
    chat.unmount();
    await beginsAnew();
  });

  it('[FLOW-22] [CHAT-09] leaves although the device refuses to clear', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const assign = watchLeaving();
    const chat = await openChat();
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await press(chat, 'Toothwise, leave the assessment');
    await press(chat, 'Exit and clear');
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]));
  });
});

describe('the notice on load', () => {
  it('[FLOW-23] [FLOW-24] [CONST-23] says "Progress Restored" for 3 s when progress was saved', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const { pass } = await openChat();
    await screen.findByText('Progress Restored');
    screen.getByText('You can carry on where you left off.');
    await pass(2999);
    expect(restored()).not.toBeNull();
    await pass(1);
    await waitFor(() => expect(restored()).toBeNull());
  });

  it.each([
    ['a category', { chatContext: { ...FRESH.chatContext, category: 'gums' as const } }],
    ['an issue', { chatContext: { ...FRESH.chatContext, issue: 'my tongue feels odd' } }],
    ['words not sent', { concernText: 'my gum' }],
  ])('[FLOW-23] says so with %s alone', async (_, changes) => {
    storeDraft({ ...FRESH, ...changes });
    await openChat();
    await screen.findByText('Progress Restored');
  });

  it('[FLOW-25] says nothing to a new visitor', async () => {
    const { pass } = await openChat();
    await pass(5000);
    expect(screen.queryByRole('status')).toBeNull();
    expect(restored()).toBeNull();
  });

  it('[FLOW-25] says nothing when what was saved holds no answer', async () => {
    storeDraft(FRESH);
    const { pass } = await openChat();
    await pass(1000);
    expect(restored()).toBeNull();
  });
});

describe('a draft that cannot be used', () => {
  const old = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  /** A draft as the first version wrote it: what was chosen stands there in words. */
  const wordedDraft = () => {
    const { chatContext, ...progress } = standingAt('SEX_COLLECTION');
    const worded = {
      ...progress,
      chatContext: { ...chatContext, age: 'age_19_30', sex: 'female' },
    };
    return draft({ version: 1, progress: worded });
  };
  const draft = (changes: object) =>
    JSON.stringify({
      version: DRAFT_VERSION,
      savedAt: new Date().toISOString(),
      progress: standingAt('SEX_COLLECTION'),
      chatHistory: [],
      ...changes,
    });

  it.each([
    ['broken JSON', `{"version":${DRAFT_VERSION},`],
    ['another shape', '[]'],
    ['an earlier version', draft({ version: DRAFT_VERSION - 1 })],
    ['a later version', draft({ version: DRAFT_VERSION + 1 })],
    ['answers in the words of the first version', wordedDraft()],
    ['an unknown step', draft({ progress: { ...standingAt('SEX_COLLECTION'), step: 'NONSENSE' } })],
    ['too old', draft({ savedAt: old(15) })],
    ['no readable date', draft({ savedAt: 'yesterday' })],
  ])('[FLOW-25] is dropped with a friendly word: %s', async (_, stored) => {
    localStorage.setItem(DRAFT, stored);
    await openChat();
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    await screen.findByText('A fresh start');
    screen.getByText('Your earlier answers cannot be used.');
    expect(restored()).toBeNull();
    expect(localStorage.getItem(DRAFT)).not.toBe(stored);
  });

  it('[FLOW-23] is still good after 13 days', async () => {
    localStorage.setItem(DRAFT, draft({ savedAt: old(13) }));
    await openChat();
    await screen.findByText('Progress Restored');
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
  });
});

describe('a device that keeps nothing', () => {
  const block = () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
  };

  it('[CHAT-13] loses nothing on screen and does not claim to have saved', async () => {
    block();
    const chat = await openChat();
    await say(chat, 'my back tooth hurts when I drink cold water');
    await press(chat, '19-30');
    await press(chat, 'Female');
    expect(whereabouts()).toEqual(bothAt('DEPTH_CHOICE'));
    screen.getByText('Conversation history');
    expect(screen.queryByText('Saved')).toBeNull();
    await press(chat, 'Back');
    expect(screen.getByRole('button', { name: 'Female' }).ariaCurrent).toBe('true');
    await press(chat, 'Back');
    expect(screen.getByRole('button', { name: '19-30' }).ariaCurrent).toBe('true');
  });

  it('[CHAT-13] takes "Saved" back when the storage is full, and says it again later', async () => {
    const chat = await openChat();
    await press(chat, 'Tooth Pain');
    screen.getByText('Saved');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press(chat, '19-30');
    expect(screen.queryByText('Saved')).toBeNull();
    full.mockRestore();
    await press(chat, 'Female');
    screen.getByText('Saved');
    expect(storedDraft()?.progress.chatContext).toMatchObject({ age: 'age_19_30', sex: 'female' });
  });
});

describe('two tabs', () => {
  const changeElsewhere = (change: () => void, key: string | null = DRAFT) =>
    act(async () => {
      change();
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });

  it.each(['/chat', '/chat?step=AGE_COLLECTION'])(
    'stops when another tab went on, and goes on with what is saved, opened at %s',
    async (address) => {
      storeDraft(standingAt('AGE_COLLECTION'));
      const chat = await openChat({ address });
      await changeElsewhere(() => storeDraft(standingAt('DEPTH_CHOICE')));
      screen.getByRole('heading', { level: 1, name: 'You’re using Toothwise in another tab' });
      expect(screen.queryByRole('button', { name: '19-30' })).toBeNull();
      expect(storedDraft()?.progress.step).toBe('DEPTH_CHOICE');
      await press(chat, 'Go on in this tab');
      await chat.pass(2100);
      expect(whereabouts()).toEqual(bothAt('DEPTH_CHOICE'));
    },
  );

  it('does not send the concern of its address again when it goes on', async () => {
    const chat = await openChat({ address: '/chat?query=my%20gums%20bleed' });
    await arrivesAt('AGE_COLLECTION');
    await changeElsewhere(() => storeDraft(standingAt('DEPTH_CHOICE')));
    await press(chat, 'Go on in this tab');
    await chat.pass(2100);
    expect(whereabouts()).toEqual(bothAt('DEPTH_CHOICE'));
    expect(chat.sent.validate).toEqual(['my gums bleed']);
  });

  it('begins anew here when the other tab has cleared the progress', async () => {
    storeDraft(standingAt('AGE_COLLECTION'));
    const chat = await openChat();
    await changeElsewhere(() => localStorage.removeItem(DRAFT));
    screen.getByRole('heading', { level: 1, name: 'You’re using Toothwise in another tab' });
    await press(chat, 'Go on in this tab');
    await chat.pass(2100);
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(concernBox().value).toBe('');
  });

  it('notices that everything was cleared', async () => {
    await openChat();
    await changeElsewhere(() => localStorage.clear(), null);
    screen.getByRole('heading', { level: 1, name: 'You’re using Toothwise in another tab' });
  });

  it('does not care for what other tabs keep under other names', async () => {
    await openChat();
    await changeElsewhere(() => localStorage.setItem('elsewhere', '1'), 'elsewhere');
    expect(whereabouts()).toEqual(bothAt('INTRO'));
  });
});
