// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import { selectUrgencyLevel } from '../../../machines/assessment/assessment.selectors.ts';
import {
  addressStep,
  heading,
  openChat,
  primaryAction,
  storeDraft,
  storedDraft,
} from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { arrivesAt, press } from './gestures.ts';

beforeEach(() => {
  vi.restoreAllMocks();
});

const goTo = (step: string) =>
  act(async () => {
    window.history.pushState(null, '', `/chat?step=${step}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('a medical history that changes after the result', () => {
  it('[MED-09] drops the result that did not know it, and must be passed again', async () => {
    storeDraft(COMPLETED);
    const chat = await openChat({ address: '/chat?step=DIAGNOSIS' });
    await arrivesAt('DIAGNOSIS');
    await goTo('MEDICAL_HISTORY');
    await chat.user.click(screen.getByRole('checkbox', { name: 'Heart Disease' }));
    await goTo('DIAGNOSIS');
    expect(addressStep()).toBe('MEDICAL_HISTORY');
    await chat.user.click(primaryAction());
    await chat.user.click(primaryAction());
    expect(chat.sent.diagnose.at(-1)?.medicalHistory).toEqual(['heart_disease', 'asthma']);
  });

  it('[MED-11] drops the result when the allergies change, and sends the new ones', async () => {
    storeDraft(COMPLETED);
    const chat = await openChat({ address: '/chat?step=MEDICAL_HISTORY' });
    await chat.user.type(screen.getByRole('textbox'), ', latex');
    expect(storedDraft()?.progress.diagnosis).toBeNull();
    await goTo('DIAGNOSIS');
    expect(addressStep()).toBe('MEDICAL_HISTORY');
    await chat.user.click(primaryAction());
    await chat.user.click(primaryAction());
    expect(chat.sent.diagnose.at(-1)?.allergies).toBe('penicillin, latex');
    await arrivesAt('DIAGNOSIS');
  });

  it('drops the result when consent is withdrawn', async () => {
    storeDraft(COMPLETED);
    const chat = await openChat({ address: '/chat?step=CONSENT_GATE' });
    await chat.user.click(screen.getByRole('checkbox'));
    await goTo('DIAGNOSIS');
    expect(addressStep()).toBe('CONSENT_GATE');
    expect(storedDraft()?.progress.diagnosis).toBeNull();
  });
});

describe('a follow-up answer that changes after the result', () => {
  it('drops the result, and the next one is made for the new answer', async () => {
    storeDraft(COMPLETED);
    const chat = await openChat({ address: '/chat?step=FOLLOW_UP' });
    await press(chat, 'Previous');
    const other = screen.getAllByRole('checkbox').find((box) => !(box as HTMLInputElement).checked);
    await chat.user.click(other as HTMLElement);
    expect(storedDraft()?.progress.diagnosis).toBeNull();
    await goTo('DIAGNOSIS');
    expect(addressStep()).toBe('CONSENT_GATE');
    await chat.user.click(primaryAction());
    expect(chat.sent.diagnose).toHaveLength(1);
    expect(chat.sent.diagnose[0]?.followUpAnswers).not.toEqual(COMPLETED.followUpAnswers);
    await arrivesAt('DIAGNOSIS');
  });

  it('keeps the result when the same answer is given again', async () => {
    storeDraft({ ...COMPLETED, currentQuestionIndex: 3 });
    const chat = await openChat({ address: '/chat?step=FOLLOW_UP' });
    expect(heading()).toBe('Where is the pain?');
    const chosen = screen.getByRole('radio', { checked: true });
    await chat.user.click(chosen);
    await goTo('DIAGNOSIS');
    await arrivesAt('DIAGNOSIS');
  });
});

describe('options that a question no longer has', () => {
  const outdated = {
    ...COMPLETED,
    step: 'CONSENT_GATE' as const,
    diagnosis: null,
    followUpAnswers: { ...COMPLETED.followUpAnswers, pain_danger_signs: ['trouble_breathing'] },
  };

  it('[FUP-08] are asked again instead of counting', async () => {
    storeDraft(outdated);
    await openChat();
    expect(addressStep()).toBe('FOLLOW_UP');
    expect(heading()).toBe('Is any of this happening right now?');
    expect(primaryAction().disabled).toBe(true);
  });

  it('do not let a stored position skip the questions', async () => {
    storeDraft({ ...outdated, step: 'FOLLOW_UP', followUpAnswers: {}, currentQuestionIndex: 50 });
    await openChat();
    expect(heading()).toBe('Is any of this happening right now?');
  });
});

describe('the place among the questions', () => {
  it('[FUP-10] is found again when one comes back from DEPTH_CHOICE', async () => {
    const answers = {
      pain_danger_signs: ['none'],
      pain_events: ['none'],
      pain_body_signs: ['none'],
    };
    storeDraft({ ...COMPLETED, step: 'DEPTH_CHOICE', diagnosis: null, followUpAnswers: answers });
    const chat = await openChat();
    await press(chat, /Detailed Assessment/);
    expect(heading()).toBe('Where is the pain?');
  });
});

describe('an emergency that only a confirmed sign raised', () => {
  it('[DIAG-13] stands above a calmer result, in the badge too', async () => {
    storeDraft({ ...COMPLETED, confirmedSigns: { body_signs: 'yes' } });
    await openChat({ address: '/chat?step=DIAGNOSIS' });
    await screen.findByText('Emergency (now)');
    expect(screen.queryByText('Moderate (1-2 weeks)')).toBeNull();
  });

  it('has no level before there is a result', () => {
    const actor = createActor(assessmentMachine, {
      input: { progress: { ...COMPLETED, diagnosis: null }, addressStep: null, query: null },
    });
    expect(selectUrgencyLevel(actor.getSnapshot())).toBeNull();
  });
});

describe('an address that leads to the step on screen', () => {
  it('[CHAT-20] leaves a running call alone', async () => {
    storeDraft({ ...COMPLETED, step: 'CONSENT_GATE', diagnosis: null });
    const chat = await openChat({ diagnose: () => new Promise(() => undefined) });
    await chat.user.click(primaryAction());
    await goTo('DIAGNOSIS');
    expect(addressStep()).toBe('CONSENT_GATE');
    expect(primaryAction().textContent).toContain('Generating Your Assessment...');
    expect(chat.sent.diagnose).toHaveLength(1);
  });
});

describe('a device that does not keep the answers', () => {
  it('[CHAT-13] says so once, and what to do about it', async () => {
    const chat = await openChat();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press(chat, 'Tooth Pain');
    await chat.pass(0);
    await screen.findByText('Your answers are not saved');
    await chat.pass(6000);
    await waitFor(() => expect(screen.queryByText('Your answers are not saved')).toBeNull());
    await press(chat, '19-30');
    await chat.pass(0);
    expect(screen.queryByText('Your answers are not saved')).toBeNull();
  });
});

describe('going on in this tab after the draft was lost', () => {
  it('begins anew instead of bringing the old result back', async () => {
    storeDraft(COMPLETED);
    const chat = await openChat();
    await arrivesAt('DIAGNOSIS');
    localStorage.setItem('toothwise-draft', '{broken');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'toothwise-draft' })));
    await press(chat, 'Go on in this tab');
    await chat.pass(0);
    await chat.pass(2100);
    expect(heading()).toBe('Hello, what is bothering your teeth or mouth?');
    expect(screen.queryByText(DIAGNOSIS.diagnosis[0]?.name ?? '')).toBeNull();
  });
});
