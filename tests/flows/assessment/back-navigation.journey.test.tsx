// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import {
  answerQuestion,
  arrivesAt,
  atQuestion,
  bothAt,
  press,
  standingAt,
  whereabouts,
} from './gestures.ts';

describe('going back', () => {
  it('[FLOW-11] leads from CATEGORY to INTRO, with the words still in the box', async () => {
    storeDraft(standingAt('CATEGORY'));
    const chat = await openChat();
    await press(chat, 'Back');
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'my back tooth hurts when I drink cold water',
    );
  });

  it('[FLOW-12] leads from AGE_COLLECTION to CATEGORY, which shows the category', async () => {
    storeDraft(standingAt('AGE_COLLECTION'));
    const chat = await openChat();
    await press(chat, 'Back');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
    expect(screen.getByRole('button', { current: true }).textContent).toContain(
      'Tooth or jaw pain',
    );
  });

  it('[FLOW-12] leads to CATEGORY also when the words had named the category', async () => {
    const chat = await openChat();
    await press(chat, 'Spots/Lesion');
    await press(chat, 'Back');
    expect(whereabouts()).toEqual(bothAt('CATEGORY'));
  });

  it('[FLOW-13] leads from SEX_COLLECTION to AGE_COLLECTION, which shows the age', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    const chat = await openChat();
    await press(chat, 'Back');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(screen.getByRole('button', { current: true }).textContent).toBe('19-30');
  });

  it('[FLOW-14] leads from DEPTH_CHOICE to SEX_COLLECTION, which shows the sex', async () => {
    storeDraft(standingAt('DEPTH_CHOICE'));
    const chat = await openChat();
    await press(chat, 'Back');
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Female');
  });

  it('[FLOW-15] leads from a question to the one before, which shows its answer', async () => {
    storeDraft(standingAt('FOLLOW_UP', { currentQuestionIndex: 5 }));
    const chat = await openChat();
    expect(heading()).toBe('When did it start?');
    await press(chat, 'Previous');
    expect(heading()).toBe('How strong is the pain at its worst?');
    expect(whereabouts()).toEqual(bothAt('FOLLOW_UP'));
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Mild (1 to 3 of 10)' }).checked,
    ).toBe(true);
    await press(chat, 'Previous');
    expect(heading()).toBe('Where is the pain?');
  });

  it('[FLOW-16] leads from the first question to DEPTH_CHOICE, and the answers stay', async () => {
    storeDraft(standingAt('FOLLOW_UP', { followUpAnswers: {}, currentQuestionIndex: 0 }));
    const chat = await openChat();
    await answerQuestion(chat);
    await press(chat, 'Previous');
    expect(heading()).toBe('Is any of this happening right now?');
    await press(chat, 'Previous');
    expect(whereabouts()).toEqual(bothAt('DEPTH_CHOICE'));
    expect(storedDraft()?.progress.followUpAnswers).toEqual({ pain_danger_signs: ['none'] });
  });

  it('[FLOW-17] leads from MEDICAL_HISTORY to the last question', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY', { currentQuestionIndex: 4 }));
    const chat = await openChat();
    await press(chat, 'Back');
    expect(whereabouts()).toEqual(bothAt('FOLLOW_UP'));
    atQuestion(10);
    expect(heading()).toBe('Which of these apply as well?');
  });

  it('[FLOW-18] leads from CONSENT_GATE to MEDICAL_HISTORY, which shows ticks and words', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    const chat = await openChat();
    await press(chat, 'Back');
    expect(whereabouts()).toEqual(bothAt('MEDICAL_HISTORY'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Asthma' }).checked).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('penicillin');
  });

  it('[FLOW-18] gives up a call that is still running', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    let reply: (never: never) => void = () => undefined;
    const chat = await openChat({
      diagnose: () =>
        new Promise<never>((resolve) => {
          reply = resolve;
        }),
    });
    await press(chat, 'Generate My Dental Assessment');
    await press(chat, 'Back');
    reply({} as never);
    await chat.pass(0);
    expect(whereabouts()).toEqual(bothAt('MEDICAL_HISTORY'));
    expect(storedDraft()?.progress.diagnosis).toBeNull();
  });

  it('[FLOW-19] leads from DIAGNOSIS to CONSENT_GATE, where consent still stands', async () => {
    storeDraft(standingAt('DIAGNOSIS'));
    const chat = await openChat();
    await arrivesAt('DIAGNOSIS');
    await press(chat, 'Back');
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(chat.sent.diagnose).toEqual([]);
  });

  it('[FLOW-20] leads from CALL_TO_ACTION to DIAGNOSIS, with the same result', async () => {
    storeDraft(standingAt('CALL_TO_ACTION'));
    const chat = await openChat();
    await arrivesAt('CALL_TO_ACTION');
    await press(chat, 'Back to results');
    await arrivesAt('DIAGNOSIS');
    screen.getByRole('heading', { name: 'Irritated tooth nerve' });
    expect(chat.sent.diagnose).toEqual([]);
  });
});
