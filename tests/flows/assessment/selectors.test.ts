import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import type { Progress } from '../../../contracts/draft.ts';
import type { Step } from '../../../contracts/steps.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import {
  sameTranscript,
  selectCanStartFresh,
  selectProgressView,
  selectScreenKey,
  selectShowsTranscript,
  selectTranscript,
} from '../../../machines/assessment/assessment.selectors.ts';
import { messageWords } from '../../../src/lib/message-words.ts';
import { COMPLETED, FRESH } from '../../kit/samples.ts';

const at = (step: Step, changes: Partial<Progress> = {}) =>
  initialTransition(assessmentMachine, {
    progress: { ...COMPLETED, ...changes, step },
    addressStep: null,
    query: null,
  })[0];

describe('how far along', () => {
  it.each([
    ['INTRO', 0, 0, 'about 5 minutes left'],
    ['CATEGORY', 0, 6, 'about 5 minutes left'],
    ['AGE_COLLECTION', 0, 12, 'about 4 minutes left'],
    ['SEX_COLLECTION', 0, 18, 'about 4 minutes left'],
    ['DEPTH_CHOICE', 0, 24, 'about 4 minutes left'],
    ['FOLLOW_UP', 0, 29, 'Question 1 of 10 · about 4 minutes left'],
    ['FOLLOW_UP', 1, 35, 'Question 2 of 10 · about 3 minutes left'],
    ['FOLLOW_UP', 4, 53, 'Question 5 of 10 · about 2 minutes left'],
    ['FOLLOW_UP', 7, 71, 'Question 8 of 10 · about 1 minute left'],
    ['FOLLOW_UP', 9, 82, 'Question 10 of 10 · about 1 minute left'],
    ['MEDICAL_HISTORY', 3, 88, 'about 1 minute left'],
    ['CONSENT_GATE', 3, 94, 'about 1 minute left'],
  ] as const)('is shown at %s, question %i: %i percent, %s', (step, index, percent, label) => {
    const snapshot = at(step, { currentQuestionIndex: index });
    expect(selectProgressView(snapshot)).toEqual({ percent, label });
  });

  it.each(['QUICK_INPUT', 'DIAGNOSIS', 'CALL_TO_ACTION', 'PAYMENT_QR'] as const)(
    'is not shown at %s',
    (step) => expect(selectProgressView(at(step))).toBeNull(),
  );
});

describe('the conversation', () => {
  it('[CHAT-10] has every prompt with its answer, in the order of the steps', () => {
    const { chatContext } = COMPLETED;
    const snapshot = at('DIAGNOSIS', {
      followUpAnswers: {
        pain_location: 'not_sure',
        pain_triggers: ['sweet', 'bending'],
      },
      chatContext: { ...chatContext, medicalHistory: ['asthma', 'diabetes'] },
    });
    const said = selectTranscript(snapshot).map((message) => [
      message.type,
      message.step,
      messageWords(message),
    ]);
    expect(said).toEqual([
      ['ai', 'INTRO', 'Hello, what is bothering your teeth or mouth?'],
      ['user', 'INTRO', 'my back tooth hurts when I drink cold water'],
      ['ai', 'CATEGORY', 'Which of these is closest to your concern?'],
      ['user', 'CATEGORY', 'Tooth or jaw pain'],
      ['ai', 'AGE_COLLECTION', 'How old is the person with the concern?'],
      ['user', 'AGE_COLLECTION', '19-30'],
      ['ai', 'SEX_COLLECTION', 'What is their biological sex?'],
      ['user', 'SEX_COLLECTION', 'Female'],
      ['ai', 'DEPTH_CHOICE', 'Ready for the questions?'],
      ['user', 'DEPTH_CHOICE', 'Detailed Assessment'],
      ['ai', 'FOLLOW_UP', 'Where is the pain?'],
      ['user', 'FOLLOW_UP', 'Not sure'],
      ['ai', 'FOLLOW_UP', 'What brings the pain on or makes it worse?'],
      ['user', 'FOLLOW_UP', 'Sweet things, Bending forward'],
      ['ai', 'MEDICAL_HISTORY', 'Do any of these apply?'],
      ['user', 'MEDICAL_HISTORY', 'Asthma, Diabetes. penicillin'],
      ['ai', 'CONSENT_GATE', 'Before we prepare your assessment'],
      ['user', 'CONSENT_GATE', 'I agree'],
      ['ai', 'DIAGNOSIS', 'Your assessment is ready.'],
    ]);
  });

  it('[CHAT-10] says "None of the above" for a history that was passed without a tick', () => {
    const none = { ...COMPLETED.chatContext, medicalHistory: [], allergies: '' };
    const passed = selectTranscript(at('DIAGNOSIS', { chatContext: none })).find(
      ({ type, step }) => type === 'user' && step === 'MEDICAL_HISTORY',
    );
    expect(passed).toMatchObject({ chosen: ['none'], typed: '' });
    expect(passed && messageWords(passed)).toBe('None of the above');
  });

  it('[CHAT-10] does not speak of what was not answered yet', () => {
    expect(selectTranscript(at('INTRO', FRESH))).toEqual([]);
    const open = { historyGiven: false, diagnosis: null };
    const consent = { ...COMPLETED.chatContext, consent: false };
    const steps = selectTranscript(at('MEDICAL_HISTORY', { ...open, chatContext: consent })).map(
      ({ step }) => step,
    );
    expect(steps).not.toContain('MEDICAL_HISTORY');
    expect(steps).not.toContain('CONSENT_GATE');
    expect(steps).not.toContain('DIAGNOSIS');
  });

  it('[CHAT-15] is hidden on DIAGNOSIS only', () => {
    expect(selectShowsTranscript(at('DIAGNOSIS'))).toBe(false);
    expect(selectShowsTranscript(at('CALL_TO_ACTION'))).toBe(true);
  });

  it('is drawn again when a message is another one', () => {
    const [first, second] = selectTranscript(at('DIAGNOSIS'));
    if (first === undefined || second === undefined) throw new Error('No conversation');
    expect(sameTranscript([first], [{ ...first }])).toBe(true);
    expect(sameTranscript([first], [first, second])).toBe(false);
    expect(sameTranscript([first], [second])).toBe(false);
  });

  it('[INTRO-15] [INTRO-16] [INTRO-17] can be started afresh once something was said', () => {
    expect(selectCanStartFresh(at('INTRO', FRESH))).toBe(false);
    const category = { ...FRESH.chatContext, category: 'pain' as const };
    expect(selectCanStartFresh(at('INTRO', { ...FRESH, chatContext: category }))).toBe(true);
    const issue = { ...FRESH.chatContext, issue: 'my gums bleed' };
    expect(selectCanStartFresh(at('INTRO', { ...FRESH, chatContext: issue }))).toBe(true);
  });
});

describe('what is on screen', () => {
  it('is named by the step, and on FOLLOW_UP by the question too', () => {
    expect(selectScreenKey(at('MEDICAL_HISTORY'))).toBe('MEDICAL_HISTORY');
    expect(selectScreenKey(at('FOLLOW_UP', { currentQuestionIndex: 3 }))).toBe('FOLLOW_UP 3');
  });
});
