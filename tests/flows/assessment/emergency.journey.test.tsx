// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Emergency } from '../../../contracts/diagnosis.ts';
import { addressStep, heading, openChat, primaryAction, storeDraft } from '../../kit/chat.tsx';
import {
  BREATHING as BREATHING_SIGN,
  BREATHING_HELP,
  COMPLETED,
  DIAGNOSIS,
  FRESH,
  allAnswered,
  checked,
} from '../../kit/samples.ts';

beforeEach(() => localStorage.clear());

const alertBox = (): HTMLElement | null => screen.queryByRole('alert');

/** The alert, which must stand before everything else of the step. */
const alertAbove = async (): Promise<HTMLElement> => {
  const title = await screen.findByRole('heading', { level: 1 });
  const alert = screen.getByRole('alert');
  const follows = alert.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  return alert;
};

const titleOf = (alert: HTMLElement) =>
  within(alert).getByRole('heading', { level: 2 }).textContent;

/** Stands before the danger signs, the eighth question of pain, with nothing alarming said. */
const openDangerSigns = async (emergency: Emergency | null = null) => {
  const { pain_danger_signs: _signs, ...answered } = allAnswered('pain');
  const calm = { ...answered, pain_events: ['none'], pain_body_signs: ['none'] };
  storeDraft({
    ...COMPLETED,
    step: 'FOLLOW_UP',
    diagnosis: null,
    followUpAnswers: calm,
    currentQuestionIndex: 7,
  });
  return openChat({ diagnose: { ...DIAGNOSIS, urgency: 'see dentist soon', emergency } });
};

const BREATHING = 'Trouble breathing is an emergency';

describe('an emergency', () => {
  it('stands above everything from the very answer that raised it and on every later step', async () => {
    const chat = await openDangerSigns(BREATHING_HELP);
    expect(heading()).toBe('Do you have any of these right now?');
    expect(alertBox()).toBeNull();
    await chat.user.click(
      screen.getByRole('checkbox', { name: 'Hard to breathe, or a muffled voice' }),
    );
    expect(titleOf(await alertAbove())).toBe(BREATHING);
    const steps: (string | null)[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      await chat.user.click(primaryAction());
      expect(titleOf(await alertAbove())).toBe(BREATHING);
      steps.push(addressStep());
    }
    expect(steps).toEqual([
      'FOLLOW_UP',
      'FOLLOW_UP',
      'MEDICAL_HISTORY',
      'CONSENT_GATE',
      'DIAGNOSIS',
      'CALL_TO_ACTION',
    ]);
  });

  it('says what to do now and calls 112 and 108 with one press', async () => {
    const chat = await openDangerSigns();
    await chat.user.click(
      screen.getByRole('checkbox', { name: 'Hard to breathe, or a muffled voice' }),
    );
    await alertAbove();
    const help = within(screen.getByRole('region', { name: BREATHING }));
    help.getByText(/^Call 112 or 108 now/);
    help.getByText(/^Sit upright/);
    const calls = help.getAllByRole('link');
    expect(calls.map((each) => each.getAttribute('href'))).toEqual(['tel:112', 'tel:108']);
  });

  it('is one and the same box from the answer on to the result, so that it is announced once', async () => {
    const chat = await openDangerSigns(BREATHING_HELP);
    await chat.user.click(
      screen.getByRole('checkbox', { name: 'Hard to breathe, or a muffled voice' }),
    );
    const first = await alertAbove();
    while (addressStep() !== 'DIAGNOSIS') await chat.user.click(primaryAction());
    expect(await alertAbove()).toBe(first);
  });

  it('leaves with the answer that raised it', async () => {
    const chat = await openDangerSigns();
    const sign = screen.getByRole('checkbox', { name: 'Hard to breathe, or a muffled voice' });
    await chat.user.click(sign);
    expect(alertBox()).not.toBeNull();
    await chat.user.click(sign);
    expect(alertBox()).toBeNull();
  });

  it('is there from the first words on, when these call for help', async () => {
    const chat = await openChat({
      validate: checked({ emergency: BREATHING_HELP, signs: [BREATHING_SIGN] }),
    });
    await chat.user.type(
      screen.getByRole('textbox', { name: 'Your concern' }),
      'my jaw is swollen and I cannot breathe well{Enter}',
    );
    const first = await alertAbove();
    expect(titleOf(first)).toBe(BREATHING);
    await chat.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await chat.user.click(primaryAction());
    expect(addressStep()).not.toBe('INTRO');
    // One and the same box, so that it is not announced again.
    expect(await alertAbove()).toBe(first);
    expect(titleOf(first)).toBe(BREATHING);
    await chat.user.click(screen.getByRole('button', { name: 'Above 50' }));
    expect(addressStep()).toBe('SEX_COLLECTION');
    expect(titleOf(await alertAbove())).toBe(BREATHING);
  });

  it('is still there after a reload', async () => {
    storeDraft({
      ...FRESH,
      step: 'AGE_COLLECTION',
      chatContext: { ...FRESH.chatContext, issue: 'I cannot breathe well', category: 'pain' },
      signs: [BREATHING_SIGN],
      confirmedSigns: { airway_compromise: 'yes' },
    });
    await openChat();
    expect(addressStep()).toBe('AGE_COLLECTION');
    expect(titleOf(await alertAbove())).toBe(BREATHING);
  });

  it('is not pushed aside by a lesser one', async () => {
    storeDraft({
      ...COMPLETED,
      confirmedSigns: { airway_compromise: 'yes' },
      followUpAnswers: {
        ...COMPLETED.followUpAnswers,
        pain_danger_signs: ['none'],
        pain_events: ['tooth_knocked_out'],
        pain_body_signs: ['none'],
      },
    });
    await openChat();
    expect(titleOf(await alertAbove())).toBe(BREATHING);
  });

  it('[DIAG-13] puts the emergency badge in place of days and weeks', async () => {
    storeDraft({
      ...COMPLETED,
      diagnosis: { ...DIAGNOSIS, urgency: 'see dentist soon', emergency: BREATHING_HELP },
    });
    await openChat();
    expect(addressStep()).toBe('DIAGNOSIS');
    await screen.findByText('Emergency (now)');
    screen.getByText(/^Get help now\. First do what the emergency note at the top says\./);
    expect(screen.queryByText(/weeks\)|days\)/)).toBeNull();
  });
});
