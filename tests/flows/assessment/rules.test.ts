import { describe, expect, it } from 'vitest';
import type { MedicalCondition } from '../../../contracts/assessment/chat-context.ts';
import type { ValidateReply } from '../../../contracts/endpoints/assessment.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { afterAnswer } from '../../../machines/assessment/rules/answer.ts';
import { acceptedConcern, chosenTopic } from '../../../machines/assessment/rules/concern.ts';
import { conditionsAfterToggle } from '../../../machines/assessment/rules/history.ts';
import type { Known } from '../../../machines/assessment/rules/known.ts';
import {
  answerAfterToggle,
  answersAfterPress,
  firstUnanswered,
  isAnswered,
  questionAt,
  questionToResume,
  questionsOf,
  tickedOptions,
} from '../../../machines/assessment/rules/questions.ts';
import { redFlagsInAnswers } from '../../../contracts/rules/red-flags-in-answers.ts';
import { nearestShowable } from '../../../machines/assessment/rules/showable-steps.ts';
import { TOPICS } from '../../../contracts/assessment/topics.ts';
import { keptContentOf } from '../../../machines/assessment/rules/transcript.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import { FRESH, BREATHING, DIAGNOSIS, JAW, MEDICAL_EMERGENCY, checked } from '../../kit/samples.ts';
import { known, person, unknown } from './cases.ts';

describe('an answer', () => {
  it('keeps the result when it says what was said before', () => {
    expect(afterAnswer(known, { chatContext: { age: 'age_19_30' } })).toEqual({
      chatContext: person,
    });
    expect(afterAnswer(known, { selectedConditions: ['asthma'], historyGiven: true })).toEqual({
      chatContext: person,
      selectedConditions: ['asthma'],
      historyGiven: true,
    });
  });

  it('drops the result when one part of it is another', () => {
    expect(afterAnswer(known, { selectedConditions: ['asthma'], historyGiven: false })).toEqual({
      chatContext: person,
      selectedConditions: ['asthma'],
      historyGiven: false,
      helpShown: null,
      diagnosis: null,
      checkedMedicines: null,
    });
  });

  it('asks the questions anew when it names another category', () => {
    expect(afterAnswer(known, { chatContext: { category: 'gums' } })).toEqual({
      chatContext: { ...person, category: 'gums' },
      followUpAnswers: {},
      chosenGroups: {},
      currentQuestionIndex: 0,
      helpShown: null,
      diagnosis: null,
      checkedMedicines: null,
    });
  });
});

describe('a concern', () => {
  const read = (concernText: string, reply: Partial<ValidateReply> = {}) => ({
    concernText,
    openSignAnswers: { trismus: 'no', airway_compromise: 'yes', head_injury: 'yes' } as const,
    reading: checked(reply),
  });

  it('is kept without the white space around it, with the category that it names', () => {
    expect(acceptedConcern(read('  my gums bleed '))).toEqual({
      chatContext: { issue: 'my gums bleed', category: 'gums' },
      isCategoryTaken: true,
      signs: [],
      confirmedSigns: {},
      aboutChild: false,
      suggestedAnswers: {},
      fittingCategories: ['gums'],
    });
  });

  it('takes the categories that the server read before those that keywords name', () => {
    const gums = acceptedConcern(read('the pain is gone', { fitting_categories: ['gums'] }));
    expect(gums.chatContext).toEqual({ issue: 'the pain is gone', category: 'gums' });
    const open = acceptedConcern(read('it hurts', { fitting_categories: ['other', 'pain'] }));
    expect(open.chatContext).toEqual({ issue: 'it hurts' });
    expect(open.fittingCategories).toEqual(['other', 'pain']);
  });

  it('leaves the category alone when its words name none', () => {
    const accepted = acceptedConcern(read('something is odd'));
    expect(accepted.chatContext).toEqual({ issue: 'something is odd' });
    expect(accepted).not.toHaveProperty('isCategoryTaken');
  });

  it('takes along what was read in it, with the answers to the signs that were asked and no other', () => {
    const reply = {
      signs: [BREATHING, JAW],
      about_child: true,
      suggested_answers: { pain_triggers: ['cold'] },
    };
    const accepted = acceptedConcern(read('something is odd', reply));
    expect(accepted).toMatchObject({
      signs: [BREATHING, JAW],
      aboutChild: true,
      suggestedAnswers: { pain_triggers: ['cold'] },
    });
    // In the order in which they were asked, whatever was answered first.
    expect(JSON.stringify(accepted.confirmedSigns)).toBe(
      '{"airway_compromise":"yes","trismus":"no"}',
    );
  });

  it('[INTRO-12] can be one of five topics', () => {
    expect(TOPICS.map(chosenTopic)).toEqual(
      [
        ['I have a Tooth Pain concern', 'pain'],
        ['I have a Bleeding Gums concern', 'gums'],
        ['I have a Cosmetic Concern concern', 'cosmetic'],
        ['I have a Spots/Lesion concern', 'lesion'],
        ['I have a Not Sure concern', 'other'],
      ].map(([issue, category]) => ({
        chatContext: { issue, category },
        isCategoryTaken: false,
        signs: [],
        confirmedSigns: {},
        aboutChild: false,
        suggestedAnswers: {},
        fittingCategories: [],
      })),
    );
  });
});

describe('the questions', () => {
  const answered = (changes: Partial<Known>): Known => ({ ...known, ...changes });
  const triggers = questionAt(answered({ currentQuestionIndex: 6 }));
  if (triggers === undefined) throw new Error('No seventh question');
  const without = (id: string, currentQuestionIndex: number): Known =>
    answered({ followUpAnswers: { ...known.followUpAnswers, [id]: [] }, currentQuestionIndex });

  it('[FUP-10] are those of the category, and none before there is one', () => {
    const [first] = questionsOf(answered({ chatContext: { ...person, category: 'gums' } }));
    expect(first?.id).toBe('gum_danger_signs');
    expect(questionsOf(unknown)).toEqual([]);
  });

  it('[FUP-11] have none before the first and none after the last', () => {
    expect(questionAt(answered({ currentQuestionIndex: 9 }))?.id).toBe('pain_gums_jaw');
    expect(questionAt(answered({ currentQuestionIndex: 10 }))).toBeUndefined();
    expect(questionAt(answered({ currentQuestionIndex: -1 }))).toBeUndefined();
  });

  it.each([
    [undefined, []],
    ['cold', []],
    [
      ['cold', 'hot'],
      ['cold', 'hot'],
    ],
  ])('have for %j the ticks %j', (answer, ticks) => {
    expect(tickedOptions(answer)).toEqual(ticks);
  });

  it.each([
    ['a first tick', undefined, 'sweet', ['sweet']],
    ['a tick before another, in the order of the list', ['sweet'], 'cold', ['cold', 'sweet']],
    ['a tick taken back', ['cold', 'hot', 'sweet'], 'hot', ['cold', 'sweet']],
    ['the last tick taken back', ['hot'], 'hot', []],
    ['none of them', ['cold', 'hot'], 'none', ['none']],
    ['one after none of them', ['none'], 'hot', ['hot']],
    ['none of them taken back', ['none'], 'none', []],
    ['an option that is no longer offered', ['gone', 'cold'], 'hot', ['cold', 'hot']],
    ['one of another kind of answer', 'hot', 'cold', ['cold']],
  ])('[FUP-09] [FUP-23] take %s', (_what, before, option, after) => {
    expect(answerAfterToggle(triggers, before, option)).toEqual(after);
  });

  it('take ticks together where none excludes the others', () => {
    const question: Question = { id: 'a', type: 'checkbox', options: ['x', 'y', 'none'] };
    expect(answerAfterToggle(question, ['y'], 'none')).toEqual(['y', 'none']);
  });

  it('[FUP-22] [FUP-23] keep one option for a radio and a list for a checkbox question', () => {
    const followUpAnswers = { pain_location: 'one_tooth', pain_triggers: ['hot'] };
    expect(answersAfterPress(answered({ currentQuestionIndex: 3, followUpAnswers }), 'not_sure'))
      // The other answer stays as it was.
      .toEqual({ pain_location: 'not_sure', pain_triggers: ['hot'] });
    expect(
      answersAfterPress(answered({ currentQuestionIndex: 6, followUpAnswers }), 'cold'),
    ).toEqual({ pain_location: 'one_tooth', pain_triggers: ['cold', 'hot'] });
    expect(answersAfterPress(answered({ currentQuestionIndex: 10, followUpAnswers }), 'x')).toEqual(
      followUpAnswers,
    );
  });

  it.each([
    [{}, false],
    [{ pain_triggers: [] }, false],
    [{ pain_triggers: ['cold'] }, true],
    [{ pain_triggers: 'cold' }, true],
    [{ pain_triggers: ['gone', 'cold'] }, true],
    [{ pain_triggers: ['gone'] }, false],
    [{ pain_triggers: 'gone' }, false],
    [{ pain_location: 'one_tooth' }, false],
  ])('[FUP-08] are answered by %j: %s', (followUpAnswers, isEnough) => {
    const told = { followUpAnswers, chosenGroups: {} };
    expect(isAnswered(triggers, told)).toBe(isEnough);
    expect(isAnswered(undefined, told)).toBe(false);
  });

  it.each([
    ['all answered', answered({ currentQuestionIndex: 4 }), null, 4],
    ['an earlier one open', without('pain_onset', 7), 5, 5],
    ['the first one open', without('pain_danger_signs', 4), 0, 0],
    ['this one open', without('pain_onset', 5), 5, 5],
    ['a later one open', without('pain_gums_jaw', 4), 9, 4],
  ])('go on with %s', (_what, now, open, resumed) => {
    expect(firstUnanswered(now)).toBe(open);
    expect(questionToResume(now)).toBe(resumed);
  });
});

describe('the medical history', () => {
  it.each<[string, MedicalCondition[], MedicalCondition, MedicalCondition[]]>([
    ['a first tick', [], 'asthma', ['asthma']],
    ['a tick before another', ['asthma'], 'diabetes', ['diabetes', 'asthma']],
    ['a tick taken back', ['diabetes', 'asthma'], 'diabetes', ['asthma']],
    ['none of them', ['diabetes', 'asthma'], 'none', ['none']],
    ['none of them taken back', ['none'], 'none', []],
    ['one after none of them', ['none'], 'asthma', ['asthma']],
  ])('[MED-08] [MED-09] takes %s', (_what, ticked, condition, after) => {
    expect(conditionsAfterToggle(ticked, condition)).toEqual(after);
  });

  it('loses with the sex the boxes that are no longer offered, and nothing else', () => {
    const ticked: MedicalCondition[] = ['pregnant', 'breastfeeding', 'blood_thinner', 'asthma'];
    const before = {
      ...FRESH,
      chatContext: { ...FRESH.chatContext, sex: 'female' as const, medicalHistory: ticked },
      selectedConditions: ticked,
    };
    expect(afterAnswer(before, { chatContext: { sex: 'undisclosed' } })).toMatchObject({
      selectedConditions: ticked,
    });
    expect(afterAnswer(before, { chatContext: { sex: 'male' } })).toMatchObject({
      chatContext: { medicalHistory: ['blood_thinner', 'asthma'] },
      selectedConditions: ['blood_thinner', 'asthma'],
    });
  });
});

describe('emergencies in answers', () => {
  it.each([
    ['fever alone', { pain_danger_signs: ['fever_38'] }, []],
    ['an infection alone', { pain_gums_jaw: ['draining_pimple'] }, []],
    [
      'an infection with fever',
      { pain_gums_jaw: ['draining_pimple'], pain_danger_signs: ['fever_38'] },
      ['systemic_infection'],
    ],
    [
      'an infection with drowsiness, behind what each answer raises by itself',
      { pain_danger_signs: ['face_swelling_spreads', 'confused_or_drowsy'] },
      ['spreading_facial_swelling', 'systemic_infection'],
    ],
    [
      'one kind from two answers once',
      { pain_body_signs: ['jaw_pain_on_effort', 'jaw_pain_heavy_chest'] },
      ['cardiac_symptoms'],
    ],
    ['drowsiness alone', { pain_danger_signs: ['confused_or_drowsy'] }, ['collapse']],
    [
      'drowsiness after a blow, which explains it',
      { pain_danger_signs: ['confused_or_drowsy'], pain_events: ['head_hit'] },
      ['head_injury'],
    ],
    ['an answer that is one word', { pain_events: 'head_hit' }, ['head_injury']],
  ])('are found: %s', (_what, answers, flags) => {
    expect(redFlagsInAnswers('pain', answers)).toEqual(flags);
  });

  it('are none when many small sores explain the fever', () => {
    const fever = { gum_danger_signs: ['fever_38'], gum_swelling: ['pus_elsewhere'] };
    expect(redFlagsInAnswers('gums', fever)).toEqual(['systemic_infection']);
    expect(redFlagsInAnswers('gums', { ...fever, gum_color: 'many_small_sores' })).toEqual([]);
  });
});

describe('the step to show', () => {
  const without = (changes: Partial<Known['chatContext']>, more: Partial<Known> = {}): Known => ({
    ...known,
    ...more,
    chatContext: { ...person, ...changes },
  });
  const noResult = { diagnosis: null };
  const inDanger = { diagnosis: { ...DIAGNOSIS, emergency: MEDICAL_EMERGENCY } };

  it.each<[Step, Known, Step]>([
    ['CATEGORY', without({ issue: '' }), 'INTRO'],
    ['AGE_COLLECTION', without({ category: null }), 'CATEGORY'],
    ['SEX_COLLECTION', without({ age: null }), 'AGE_COLLECTION'],
    ['SEX_COLLECTION', without({ category: null }), 'CATEGORY'],
    ['DEPTH_CHOICE', without({ sex: null }), 'SEX_COLLECTION'],
    ['DEPTH_CHOICE', without({ age: null }), 'AGE_COLLECTION'],
    ['DEPTH_CHOICE', without({ category: null }), 'CATEGORY'],
    ['FOLLOW_UP', without({ depthChoice: null }), 'DEPTH_CHOICE'],
    ['FOLLOW_UP', without({ sex: null }), 'SEX_COLLECTION'],
    ['MEDICAL_HISTORY', without({ depthChoice: null }), 'DEPTH_CHOICE'],
    ['MEDICAL_HISTORY', without({}, { followUpAnswers: {} }), 'FOLLOW_UP'],
    ['CONSENT_GATE', without({}, { historyGiven: false }), 'MEDICAL_HISTORY'],
    ['CONSENT_GATE', without({}, { followUpAnswers: {} }), 'FOLLOW_UP'],
    ['CONSENT_GATE', without({ depthChoice: null }), 'DEPTH_CHOICE'],
    ['DIAGNOSIS', without({}, noResult), 'CONSENT_GATE'],
    ['CALL_TO_ACTION', without({}, noResult), 'CONSENT_GATE'],
    ['SOCIAL_SHARING', without({}, noResult), 'CONSENT_GATE'],
    ['PAYMENT_QR', without({}, noResult), 'CONSENT_GATE'],
    ['SOCIAL_SHARING', without({}, inDanger), 'CALL_TO_ACTION'],
    ['PAYMENT_QR', without({}, inDanger), 'CALL_TO_ACTION'],
    ['CLINIC_BOOKING', without({}, inDanger), 'CLINIC_BOOKING'],
    ['CLINIC_BOOKING', without({}, noResult), 'CONSENT_GATE'],
    ['TELECONSULTATION', without({}, noResult), 'CONSENT_GATE'],
    ['QUICK_INPUT', unknown, 'QUICK_INPUT'],
    ['TELECONSULTATION', unknown, 'INTRO'],
  ])('[CHAT-20] for %s is the nearest earlier one with all it needs', (wanted, now, shown) => {
    expect(nearestShowable(wanted, now)).toBe(shown);
  });

  it.each(['', 'intro', 'toString', null, undefined, 3])('[CHAT-19] for %j is INTRO', (wanted) => {
    expect(nearestShowable(wanted, known)).toBe('INTRO');
  });
});

describe('the level of a result', () => {
  const [first] = DIAGNOSIS.diagnosis;
  const list = first === undefined ? [] : [first];

  it.each([
    ['see dentist soon', list, 'urgent'],
    ['see dentist soon', [], 'urgent'],
    ['moderate', list, 'moderate'],
    ['moderate', [], 'moderate'],
    ['routine', list, 'routine'],
    ['routine', [], 'routine'],
    ['whenever', list, 'routine'],
    ['whenever', [], 'moderate'],
  ])('[DIAG-15] [DIAG-16] [DIAG-17] of %s with %j is %s', (urgency, diagnosis, level) => {
    expect(urgencyLevelOf({ urgency, diagnosis, emergency: null })).toBe(level);
  });

  it('[DIAG-13] is an emergency whatever the urgency says', () => {
    const result = { urgency: 'routine', diagnosis: list, emergency: MEDICAL_EMERGENCY };
    expect(urgencyLevelOf(result)).toBe('emergency');
  });
});

describe('a message of the conversation, as it is kept', () => {
  const message = { type: 'user', step: 'MEDICAL_HISTORY', asked: 'MEDICAL_HISTORY' } as const;

  it.each([
    [['asthma', 'diabetes'], 'latex', 'asthma, diabetes. latex'],
    [['asthma'], '', 'asthma'],
    [[], 'latex', 'latex'],
  ])('is for %j and "%s": %s', (chosen, typed, kept) => {
    expect(keptContentOf({ ...message, chosen, typed })).toBe(kept);
    expect(keptContentOf({ ...message, type: 'ai', chosen: [], typed: '' })).toBe(
      'MEDICAL_HISTORY',
    );
  });

  it('is what was understood, where nobody was asked', () => {
    const understood = { type: 'ai', step: 'CATEGORY', asked: 'understood', typed: '' } as const;
    expect(keptContentOf({ ...understood, chosen: ['gums'] })).toBe('understood gums');
  });
});
