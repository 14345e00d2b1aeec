import { sameEmergency } from '../../../contracts/rules/compare-emergencies.ts';
import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import type { StateValue } from 'xstate';
import type { AgeBand, MedicalCondition } from '../../../contracts/assessment/chat-context.ts';
import type { Emergency } from '../../../contracts/assessment/diagnosis.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import type { AssessmentContext } from '../../../machines/assessment/assessment.setup.ts';
import { BODY_SIGNS, DANGER_SIGNS, EVENTS } from '../../../contracts/questions/shared.ts';
import { isLessLikely } from '../../../contracts/rules/likelihood.ts';
import {
  sameQuestion,
  sameTranscript,
  selectAskedQuestion,
  selectCanSendConcern,
  selectCanStartFresh,
  selectChatContext,
  selectConcernText,
  selectDiagnosis,
  selectEmergency,
  selectHistory,
  selectIsAnswering,
  selectIsBusy,
  selectProgress,
  selectScreenKey,
  selectStep,
  selectTranscript,
  selectUrgencyLevel,
  selectWarning,
} from '../../../machines/assessment/assessment.selectors.ts';
import { selectProgressView } from '../../../machines/assessment/progress.selectors.ts';
import { messageWords } from '../../../src/lib/format/message-words.ts';
import {
  BREATHING,
  BREATHING_HELP,
  COMPLETED,
  DIAGNOSIS,
  FRESH,
  checked,
} from '../../kit/samples.ts';
import { known, person } from './cases.ts';

const at = (step: Step, changes: Partial<Progress> = {}) =>
  initialTransition(assessmentMachine, {
    progress: { ...COMPLETED, ...changes, step },
    addressStep: null,
    query: null,
  })[0];

/** A snapshot in a state that no stored progress begins in. */
const standing = (value: StateValue, changes: Partial<AssessmentContext> = {}) =>
  assessmentMachine.resolveState({ value, context: { ...known, ...changes } });

const inIntro = (state: string, changes: Partial<AssessmentContext> = {}) =>
  standing({ INTRO: state }, changes);
const atConsent = (state: string, changes: Partial<AssessmentContext> = {}) =>
  standing({ CONSENT_GATE: state }, changes);

describe('how far along', () => {
  it.each([
    ['INTRO', 0, 'About 5 minutes'],
    ['CATEGORY', 6, 'First, about you'],
    ['AGE_COLLECTION', 12, 'First, about you'],
    ['SEX_COLLECTION', 18, 'First, about you'],
    ['DEPTH_CHOICE', 24, 'First, about you'],
    ['MEDICAL_HISTORY', 88, 'Almost done'],
    ['CONSENT_GATE', 94, 'Almost done'],
  ] as const)('[CONST-15] is shown at %s: %i percent, %s', (step, percent, label) => {
    const snapshot = at(step, { currentQuestionIndex: 3 });
    expect(selectProgressView(snapshot)).toEqual({ done: percent, of: 100, label, question: null });
  });

  it.each([
    [0, 1, 'Question 1 of 10'],
    [1, 2, 'Question 2 of 10'],
    [4, 5, 'Question 5 of 10'],
    [7, 8, 'Question 8 of 10'],
    [9, 10, 'Question 10 of 10'],
  ])('[CONST-14] counts the questions one by one: at %i it is %i, %s', (index, done, question) => {
    expect(selectProgressView(at('FOLLOW_UP', { currentQuestionIndex: index }))).toEqual({
      done,
      of: 10,
      label: question,
      question,
    });
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
      ['ai', 'AGE_COLLECTION', 'How old is the patient?'],
      ['user', 'AGE_COLLECTION', '19-30'],
      ['ai', 'SEX_COLLECTION', 'What is the patient’s biological sex?'],
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

  it('[CHAT-10] says "None of the above" of a history only where that was ticked', () => {
    const saidOf = (medicalHistory: readonly MedicalCondition[]) => {
      const chatContext = { ...COMPLETED.chatContext, medicalHistory: [...medicalHistory] };
      return selectTranscript(at('DIAGNOSIS', { chatContext: { ...chatContext, allergies: '' } }))
        .filter(({ step }) => step === 'MEDICAL_HISTORY')
        .map(messageWords)
        .slice(1);
    };
    expect(saidOf(['none'])).toEqual(['None of the above']);
    expect(saidOf([])).toEqual([]);
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

  it('names the one option of consent', () => {
    const agreed = selectTranscript(at('DIAGNOSIS')).at(-2);
    expect(agreed).toMatchObject({ type: 'user', step: 'CONSENT_GATE', chosen: ['agreed'] });
  });

  it('[CHAT-15] is hidden on DIAGNOSIS only', () => {
    expect(selectIsAnswering(at('DIAGNOSIS'))).toBe(false);
    expect(selectIsAnswering(at('CALL_TO_ACTION'))).toBe(true);
  });

  it('is drawn again when a message is another one', () => {
    const [first, second, third] = selectTranscript(at('DIAGNOSIS'));
    if (!first || !second || !third) throw new Error('No conversation');
    expect(sameTranscript([first], [{ ...first }])).toBe(true);
    expect(sameTranscript([first], [first, second])).toBe(false);
    expect(sameTranscript([first], [second])).toBe(false);
    expect(sameTranscript([first, second], [first, third])).toBe(false);
  });

  it('[INTRO-15] [INTRO-16] [INTRO-17] can be started afresh once something was said', () => {
    expect(selectCanStartFresh(at('INTRO', FRESH))).toBe(false);
    const category = { ...FRESH.chatContext, category: 'pain' as const };
    expect(selectCanStartFresh(at('INTRO', { ...FRESH, chatContext: category }))).toBe(true);
    const issue = { ...FRESH.chatContext, issue: 'my gums bleed' };
    expect(selectCanStartFresh(at('INTRO', { ...FRESH, chatContext: issue }))).toBe(true);
    // The shortest conversation there can be.
    const onlyDiagnosis = { ...FRESH, diagnosis: DIAGNOSIS };
    expect(selectCanStartFresh(at('INTRO', onlyDiagnosis))).toBe(true);
  });
});

describe('what is on screen', () => {
  it('is named by the step, and on FOLLOW_UP by the question too', () => {
    expect(selectScreenKey(at('MEDICAL_HISTORY'))).toBe('MEDICAL_HISTORY');
    expect(selectScreenKey(at('FOLLOW_UP', { currentQuestionIndex: 3 }))).toBe('FOLLOW_UP 3');
  });
});

describe('the step', () => {
  it.each([
    ['INTRO', { INTRO: 'editingConcern' }],
    ['CONSENT_GATE', { CONSENT_GATE: 'awaitingConsent' }],
    ['QUICK_INPUT', 'QUICK_INPUT'],
  ])('is %s at %j, and is kept with all that is known', (step, value) => {
    const snapshot = standing(value);
    expect(selectStep(snapshot)).toBe(step);
    expect(selectProgress(snapshot)).toEqual({ ...COMPLETED, step });
  });
});

describe('the concern', () => {
  it('is what was typed', () => {
    expect(selectConcernText(inIntro('editingConcern', { concernText: 'my g' }))).toBe('my g');
  });

  it('[INTRO-19] can be sent when there are words', () => {
    expect(selectCanSendConcern(inIntro('editingConcern', { concernText: 'gums' }))).toBe(true);
    expect(selectCanSendConcern(inIntro('editingConcern', { concernText: ' ' }))).toBe(false);
    expect(selectCanSendConcern(inIntro('validatingConcern'))).toBe(false);
  });

  it.each([
    ['editingConcern', null, null, false],
    ['validatingConcern', null, null, true],
    ['confirmingSigns', null, null, false],
    ['concernDoubted', 'doubted', null, false],
    ['concernReferred', 'elsewhere', null, false],
    ['concernRejected', 'rejected', null, false],
    ['validationFailed', 'unchecked', null, false],
    ['gettingHelp', null, BREATHING_HELP, false],
  ])('at %s has the warning %j and the help %j', (state, warning, help, isBusy) => {
    const snapshot = inIntro(state, {
      reading: checked({ is_dental_related: false, signs: [BREATHING] }),
      openSignAnswers: { airway_compromise: 'yes', trismus: 'yes' },
    });
    expect(selectWarning(snapshot)).toBe(warning);
    expect(selectEmergency(snapshot)).toEqual(help);
    expect(selectIsBusy(snapshot)).toBe(isBusy);
  });
});

describe('an emergency', () => {
  const said: Emergency = { level: 'medical', kinds: ['poisoning'] };
  const found: Emergency = { level: 'medical', kinds: ['airway_compromise'] };
  const dental: Emergency = { level: 'dental', kinds: ['avulsed_permanent_tooth'] };
  const poisoned = { poisoning: 'yes' } as const;
  const headHit = { followUpAnswers: { pain_events: ['head_hit'] } };
  const toothOut = { followUpAnswers: { pain_events: ['tooth_knocked_out'] } };
  const result = (emergency: Emergency | null) => ({ diagnosis: { ...DIAGNOSIS, emergency } });

  it.each<[string, Partial<AssessmentContext>, Emergency | null]>([
    ['nowhere', {}, null],
    ['nowhere, before there is a result', { diagnosis: null }, null],
    ['in the confirmed signs', { confirmedSigns: poisoned, diagnosis: null }, said],
    ['in the answers', headHit, { level: 'medical', kinds: ['head_injury'] }],
    ['in the result', result(found), found],
    ['in result and answers', { ...result(found), ...headHit }, found],
    ['in result and signs', { ...result(found), confirmedSigns: poisoned }, found],
    [
      'in answers and signs',
      { ...headHit, confirmedSigns: poisoned },
      { level: 'medical', kinds: ['head_injury'] },
    ],
    ['gravest in the signs', { ...toothOut, confirmedSigns: poisoned }, said],
    [
      'gravest in the answers',
      { ...result(dental), ...headHit },
      { level: 'medical', kinds: ['head_injury'] },
    ],
    ['gravest in the result', { ...result(found), ...toothOut }, found],
    [
      'of one level in result and signs',
      { ...result(dental), confirmedSigns: { displaced_tooth_trauma: 'yes' } },
      dental,
    ],
    ['in answers of no category', { ...headHit, chatContext: { ...person, category: null } }, null],
  ])('is found %s', (_where, changes, emergency) => {
    expect(selectEmergency(standing('DIAGNOSIS', changes))).toEqual(emergency);
  });

  it('is the same when level and kinds are', () => {
    expect(sameEmergency(said, { ...said })).toBe(true);
    expect(sameEmergency(said, found)).toBe(false);
    expect(sameEmergency(said, null)).toBe(false);
    expect(sameEmergency(null, null)).toBe(true);
  });

  it('[DIAG-13] raises the level of a calmer result; without a result there is none', () => {
    expect(selectUrgencyLevel(standing('DIAGNOSIS'))).toBe('moderate');
    expect(selectUrgencyLevel(standing('DIAGNOSIS', headHit))).toBe('emergency');
    expect(selectUrgencyLevel(atConsent('awaitingConsent', { diagnosis: null }))).toBeNull();
  });
});

describe('the result', () => {
  it('[DIAG-02] has at most three conditions', () => {
    const shown = selectDiagnosis(standing('DIAGNOSIS'));
    expect(shown).toEqual({ ...DIAGNOSIS, diagnosis: DIAGNOSIS.diagnosis.slice(0, 3) });
    expect(selectDiagnosis(standing('DIAGNOSIS', { diagnosis: null }))).toBeNull();
  });

  it('[DIAG-04] has a percentage from 5 on, and below it a condition is less likely', () => {
    expect([4, 5].map((likelihood) => isLessLikely({ likelihood }))).toEqual([true, false]);
  });
});

describe('the medical history', () => {
  it('[MED-09] [MED-11] is as it stands in the boxes', () => {
    const boxes = { selectedConditions: ['diabetes' as const], allergiesText: 'latex ' };
    expect(selectHistory(standing('MEDICAL_HISTORY', boxes))).toEqual({
      ticked: ['diabetes'],
      allergies: 'latex ',
    });
    expect(selectChatContext(standing('MEDICAL_HISTORY', boxes))).toEqual(person);
  });
});

describe('the question on screen', () => {
  const asked = (currentQuestionIndex: number, changes: Partial<AssessmentContext> = {}) =>
    selectAskedQuestion(standing({ FOLLOW_UP: 'answering' }, { currentQuestionIndex, ...changes }));

  it('[FUP-01] has what is already chosen, and says whether it is the last', () => {
    expect(asked(3)).toMatchObject({
      question: { id: 'pain_location' },
      isLast: false,
      chosen: ['one_tooth'],
      canGoOn: true,
    });
    const followUpAnswers = { pain_gums_jaw: ['wisdom_flap', 'grinding'] };
    expect(asked(9, { followUpAnswers })).toMatchObject({
      question: { id: 'pain_gums_jaw' },
      isLast: true,
      chosen: ['wisdom_flap', 'grinding'],
      canGoOn: true,
    });
    expect(asked(3, { followUpAnswers: {} })).toMatchObject({ chosen: [], canGoOn: false });
  });

  it('has what the words suggest to it', () => {
    const suggestedAnswers = { pain_location: 'one_tooth', pain_triggers: ['cold', 'sweet'] };
    expect(asked(3, { suggestedAnswers })?.suggested).toEqual(['one_tooth']);
    expect(asked(6, { suggestedAnswers })?.suggested).toEqual(['cold', 'sweet']);
    expect(asked(7, { suggestedAnswers })?.suggested).toEqual([]);
  });

  it('has what the answer denies of the words, while it is asked which is right', () => {
    const suggestedAnswers = { pain_onset: ['over_3_weeks', 'months_or_years'] };
    const given = { followUpAnswers: { pain_onset: 'days' }, suggestedAnswers };
    const settling = standing(
      { FOLLOW_UP: 'settlingWords' },
      { ...given, currentQuestionIndex: 5 },
    );
    expect(selectAskedQuestion(settling)?.settling).toEqual(['over_3_weeks', 'months_or_years']);
    expect(asked(5, given)?.settling).toEqual([]);
  });

  it('lets one say "None of these" where the question has it and nothing is ticked', () => {
    const saysNone = (index: number, followUpAnswers: AssessmentContext['followUpAnswers']) =>
      asked(index, { followUpAnswers, seenOptions: DANGER_SIGNS.options })?.canSayNone;
    expect(saysNone(0, {})).toBe(true);
    expect(saysNone(0, { pain_danger_signs: [] })).toBe(true);
    expect(saysNone(0, { pain_danger_signs: ['fever_38'] })).toBe(false);
    expect(saysNone(0, { pain_danger_signs: ['none'] })).toBe(false);
    expect(saysNone(3, {})).toBe(false);
  });

  it('lets one deny a list of danger signs once all of it was looked at, and other lists at once', () => {
    const state = (index: number, seenOptions: readonly string[] = []) => {
      const question = asked(index, { followUpAnswers: {}, seenOptions });
      return [question?.canSayNone, question?.look];
    };
    const lists = [DANGER_SIGNS, EVENTS, BODY_SIGNS];
    for (const [index, { options }] of lists.entries()) {
      expect(state(index)).toEqual([false, 'due']);
      expect(state(index, lists[(index + 1) % 3]?.options)).toEqual([false, 'due']);
      expect(state(index, options)).toEqual([true, 'done']);
    }
    expect(state(6)).toEqual([true, null]);
  });

  it('has to be looked at once more where another age adds to its options', () => {
    const forAdult = asked(1, { followUpAnswers: {} })?.question.options ?? [];
    const lookAs = (age: AgeBand) =>
      asked(1, {
        followUpAnswers: {},
        seenOptions: forAdult,
        chatContext: { ...known.chatContext, age },
      })?.look;
    expect(lookAs('age_19_30')).toBe('done');
    expect(lookAs('age_0_18')).toBe('due');
  });

  it('asks for no look where something is ticked', () => {
    const ticked = { pain_danger_signs: ['fever_38'] };
    expect(asked(0, { followUpAnswers: ticked })?.look).toBe('done');
  });

  it('is there on FOLLOW_UP only', () => {
    expect(asked(10)).toBeNull();
    expect(selectAskedQuestion(standing('MEDICAL_HISTORY'))).toBeNull();
  });

  it('is drawn again when the question, the choice or the way on is another', () => {
    const first = asked(6, { followUpAnswers: { pain_triggers: ['cold'] } });
    if (first === null) throw new Error('No question');
    expect(sameQuestion(first, { ...first, chosen: ['cold'] })).toBe(true);
    expect(sameQuestion(first, { ...first, chosen: ['cold', 'hot'] })).toBe(false);
    const two = { ...first, chosen: ['cold', 'hot'] };
    expect(sameQuestion(two, { ...two })).toBe(true);
    expect(sameQuestion({ ...first, chosen: ['a', 'b'] }, { ...first, chosen: ['ab'] })).toBe(
      false,
    );
    expect(sameQuestion(first, { ...first, canGoOn: false })).toBe(false);
    expect(sameQuestion(first, { ...first, canSayNone: true })).toBe(false);
    expect(sameQuestion(first, { ...first, suggested: ['cold'] })).toBe(false);
    const marked = (...suggested: string[]) => ({ ...first, suggested });
    expect(sameQuestion(marked('a', 'b'), marked('a', 'b'))).toBe(true);
    expect(sameQuestion(marked('a', 'b'), marked('ab'))).toBe(false);
    expect(
      sameQuestion(first, { ...first, question: { ...first.question, id: 'pain_tooth' } }),
    ).toBe(false);
    expect(sameQuestion(first, null)).toBe(false);
    expect(sameQuestion(null, first)).toBe(false);
    expect(sameQuestion(null, null)).toBe(true);
  });
});
