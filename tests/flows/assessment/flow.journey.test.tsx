// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LATE } from '../../kit/call-limits.ts';
import { addressStep, openChat, primaryAction, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { DIAGNOSIS, checked } from '../../kit/samples.ts';
import {
  answerQuestion,
  arrivesAt,
  atQuestion,
  bothAt,
  press,
  say,
  standingAt,
  whereabouts,
} from './gestures.ts';

describe('the way forward', () => {
  it('[FLOW-01] starts at INTRO', async () => {
    await openChat();
    expect(whereabouts()).toEqual(bothAt('INTRO'));
  });

  it('[FLOW-02] leads from INTRO to AGE_COLLECTION when the words name a category', async () => {
    const chat = await openChat();
    await say(chat, 'my gum line is swollen');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(storedDraft()?.progress.chatContext.category).toBe('gums');
  });

  it('[FLOW-02] waits at INTRO for the concern to be validated', async () => {
    let accept: () => void = () => undefined;
    const chat = await openChat({
      validate: () =>
        new Promise((resolve) => {
          accept = () => resolve(checked());
        }),
    });
    await say(chat, 'my tooth hurts');
    await chat.pass(1000);
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    accept();
    await arrivesAt('AGE_COLLECTION');
  });

  it('[FLOW-03] [FLOW-04] leads over CATEGORY to AGE_COLLECTION when they name none', async () => {
    const chat = await openChat();
    await say(chat, 'my filling fell out yesterday');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
    await press(chat, /Injury, lost filling/);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
  });

  it('[FLOW-05] leads from AGE_COLLECTION to SEX_COLLECTION', async () => {
    storeDraft(standingAt('AGE_COLLECTION'));
    await press(await openChat(), 'Above 50');
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
  });

  it('[FLOW-06] leads from SEX_COLLECTION to DEPTH_CHOICE', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    await press(await openChat(), 'Prefer not to say');
    expect(whereabouts()).toEqual(bothAt('DEPTH_CHOICE'));
  });

  it('[FLOW-07] leads from DEPTH_CHOICE to the first question', async () => {
    storeDraft(standingAt('DEPTH_CHOICE', { followUpAnswers: {} }));
    await press(await openChat(), /Detailed Assessment/);
    expect(whereabouts()).toEqual(bothAt('FOLLOW_UP'));
    atQuestion(1);
  });

  it('[FLOW-08] leads from the last question, and from no earlier one, to MEDICAL_HISTORY', async () => {
    storeDraft(standingAt('FOLLOW_UP', { followUpAnswers: {}, currentQuestionIndex: 0 }));
    const chat = await openChat();
    for (let question = 1; question <= 10; question += 1) {
      atQuestion(question);
      expect(whereabouts()).toEqual(bothAt('FOLLOW_UP'));
      await answerQuestion(chat);
    }
    expect(whereabouts()).toEqual(bothAt('MEDICAL_HISTORY'));
  });

  it('[FLOW-09] leads from MEDICAL_HISTORY to CONSENT_GATE', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY'));
    await press(await openChat(), 'Continue to Consent');
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
  });

  it('[FLOW-10] leads from CONSENT_GATE to DIAGNOSIS once the call has succeeded', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    let succeed: () => void = () => undefined;
    const chat = await openChat({
      diagnose: () =>
        new Promise((resolve) => {
          succeed = () => resolve(DIAGNOSIS);
        }),
    });
    await press(chat, 'Generate My Dental Assessment');
    await chat.pass(5000);
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
    succeed();
    await arrivesAt('DIAGNOSIS');
  });

  it('[FLOW-10] stays at CONSENT_GATE when the call fails, and goes on when it succeeds later', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    storeDraft(standingAt('CONSENT_GATE'));
    const replies = [
      () => Promise.reject({ kind: 'unavailable', status: 503, message: 'Please try again' }),
      () => Promise.resolve(DIAGNOSIS),
    ];
    const chat = await openChat({
      diagnose: () => replies.shift()?.() ?? Promise.resolve(DIAGNOSIS),
    });
    await chat.user.click(primaryAction());
    await waitFor(() => expect(screen.getByText(/could not be generated/)).toBeDefined());
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
    await chat.user.click(primaryAction());
    await arrivesAt('DIAGNOSIS');
    expect(chat.sent.diagnose).toHaveLength(2);
  });

  it('[FLOW-10] stays at CONSENT_GATE when no reply comes in time', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    storeDraft(standingAt('CONSENT_GATE'));
    const chat = await openChat({ diagnose: () => Promise.reject(LATE) });
    await chat.user.click(primaryAction());
    screen.getByText(/could not be generated/);
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
    expect(primaryAction().disabled).toBe(false);
  });

  it('[CHAT-18] [CHAT-24] visits the steps in their order and leaves QUICK_INPUT out', async () => {
    const visited: (string | null)[] = [];
    const look = () => {
      if (visited.at(-1) !== addressStep()) visited.push(addressStep());
    };
    const chat = await openChat();
    look();
    await say(chat, 'my filling fell out yesterday');
    for (const name of [/Injury, lost filling/, '19-30', 'Male', /Detailed Assessment/]) {
      look();
      await press(chat, name);
    }
    for (let question = 1; question <= 10; question += 1) {
      look();
      await answerQuestion(chat);
    }
    look();
    await chat.user.click(primaryAction());
    look();
    await chat.user.click(screen.getByRole('checkbox'));
    await chat.user.click(primaryAction());
    await arrivesAt('DIAGNOSIS');
    look();
    await press(chat, 'Next steps');
    await arrivesAt('CALL_TO_ACTION');
    look();
    expect(visited).toEqual([
      'INTRO',
      'CATEGORY',
      'AGE_COLLECTION',
      'SEX_COLLECTION',
      'DEPTH_CHOICE',
      'FOLLOW_UP',
      'MEDICAL_HISTORY',
      'CONSENT_GATE',
      'DIAGNOSIS',
      'CALL_TO_ACTION',
    ]);
  });
});

describe('a corrected answer', () => {
  it('drops the questions of the old category, and only those', async () => {
    storeDraft(standingAt('CATEGORY'));
    const chat = await openChat();
    await press(chat, /^Gums/);
    const { followUpAnswers, chatContext } = storedDraft()?.progress ?? {};
    expect(followUpAnswers).toEqual({});
    expect(chatContext).toMatchObject({ category: 'gums', age: 'age_19_30', sex: 'female' });
  });

  it('keeps the questions when the same category stands', async () => {
    storeDraft(standingAt('AGE_COLLECTION'));
    await press(await openChat(), 'Above 50');
    expect(Object.keys(storedDraft()?.progress.followUpAnswers ?? {})).toHaveLength(10);
  });
});
