import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import type { AssessmentContext } from '../../../machines/assessment/assessment.setup.ts';
import {
  selectAge,
  selectCanConfirmSigns,
  selectEmergency,
  selectKeepsHelp,
  selectScreen,
  selectScreenKey,
  selectSignAnswers,
  selectSigns,
  selectStep,
  selectTranscript,
} from '../../../machines/assessment/assessment.selectors.ts';
import { keptContentOf } from '../../../machines/assessment/rules/transcript.ts';
import { messageWords } from '../../../src/lib/format/message-words.ts';
import { BREATHING, BREATHING_HELP, JAW, checked } from '../../kit/samples.ts';
import { known } from './cases.ts';

const standing = (value: StateValue, changes: Partial<AssessmentContext> = {}) =>
  assessmentMachine.resolveState({ value, context: { ...known, ...changes } });

const inIntro = (state: string, changes: Partial<AssessmentContext> = {}) =>
  standing({ INTRO: state }, changes);

describe('the signs that are asked back', () => {
  const reading = checked({ signs: [BREATHING, JAW], emergency: BREATHING_HELP });
  const asked = (openSignAnswers: AssessmentContext['openSignAnswers']) =>
    inIntro('confirmingSigns', { reading, openSignAnswers });

  it('have a screen of their own within INTRO', () => {
    expect([selectStep(asked({})), selectScreen(asked({}))]).toEqual(['INTRO', 'SIGNS']);
    expect(selectScreenKey(asked({}))).toBe('SIGNS');
    expect(selectScreen(inIntro('editingConcern', { reading }))).toBe('INTRO');
    expect(selectScreen(inIntro('validatingConcern', { reading }))).toBe('INTRO');
  });

  it('come with what was answered so far, and let one go on when all is answered', () => {
    expect(selectSigns(asked({}))).toEqual([BREATHING, JAW]);
    expect(selectSignAnswers(asked(null))).toEqual({});
    expect(selectSignAnswers(asked({ trismus: 'no' }))).toEqual({ trismus: 'no' });
    expect(selectCanConfirmSigns(asked({ trismus: 'no' }))).toBe(false);
    expect(selectCanConfirmSigns(asked({ trismus: 'no', head_injury: 'no' }))).toBe(false);
    expect(selectCanConfirmSigns(asked({ trismus: 'no', airway_compromise: 'not_sure' }))).toBe(
      true,
    );
  });

  it('bring the help that the words tell plainly, which no single answer changes', () => {
    for (const answer of ['yes', 'no', 'not_sure'] as const) {
      expect(selectEmergency(asked({ airway_compromise: answer, trismus: answer }))).toEqual(
        BREATHING_HELP,
      );
    }
    // Back at the box nothing is confirmed.
    const back = inIntro('editingConcern', { reading, openSignAnswers: { trismus: 'yes' } });
    expect(selectEmergency(back)).toBeNull();
    expect(selectKeepsHelp(back)).toBe(false);
    expect(selectKeepsHelp(asked({}))).toBe(true);
  });

  it('bring no help before they are answered when the words do not tell it plainly', () => {
    const hinted = { reading: checked({ signs: [BREATHING] }), openSignAnswers: {} };
    const snapshot = inIntro('confirmingSigns', hinted);
    expect(selectEmergency(snapshot)).toBeNull();
    const answered = { ...hinted, openSignAnswers: { airway_compromise: 'yes' } as const };
    expect(selectEmergency(inIntro('confirmingSigns', answered))).toBeNull();
  });

  it('bring help that has the whole screen, and is about them and not an earlier concern', () => {
    const confirmed = { airway_compromise: 'yes', trismus: 'no' } as const;
    const earlier = { confirmedSigns: { self_harm: 'yes' } as const };
    const helped = inIntro('gettingHelp', { ...earlier, reading, openSignAnswers: confirmed });
    expect([selectStep(helped), selectScreen(helped)]).toEqual(['INTRO', 'HELP']);
    expect(selectScreenKey(helped)).toBe('HELP');
    expect(selectEmergency(helped)).toEqual(BREATHING_HELP);
    // Nothing else stands above it.
    expect(selectKeepsHelp(helped)).toBe(false);
  });

  it('stand in the conversation once they are confirmed, kept by their ids', () => {
    const said = selectTranscript(
      standing('CATEGORY', {
        signs: [BREATHING, JAW],
        confirmedSigns: { airway_compromise: 'no', trismus: 'not_sure' },
      }),
    ).slice(2, 6);
    expect(said.map(({ type, step }) => [type, step])).toEqual([
      ['ai', 'INTRO'],
      ['user', 'INTRO'],
      ['ai', 'INTRO'],
      ['user', 'INTRO'],
    ]);
    expect(said.map(messageWords)).toEqual([
      'Is it hard to breathe now?',
      'No',
      'Can you open your mouth only a little now?',
      'Not sure',
    ]);
    expect(said.map(keptContentOf)).toEqual(['airway_compromise', 'no', 'trismus', 'not_sure']);
  });
});

describe('the help that the answers bring', () => {
  const told = { followUpAnswers: { pain_danger_signs: ['hard_to_breathe'] }, diagnosis: null };

  it('has the whole screen at first, and a line above every later step up to the result', () => {
    const helped = standing({ FOLLOW_UP: 'gettingHelp' }, { ...told, currentQuestionIndex: 0 });
    expect([selectStep(helped), selectScreen(helped)]).toEqual(['FOLLOW_UP', 'HELP']);
    expect(selectScreenKey(helped)).toBe('HELP');
    expect(selectEmergency(helped)).toEqual(BREATHING_HELP);
    expect(selectKeepsHelp(helped)).toBe(false);
    expect(selectKeepsHelp(standing({ FOLLOW_UP: 'answering' }, told))).toBe(true);
    expect(selectKeepsHelp(standing('MEDICAL_HISTORY', told))).toBe(true);
    expect(selectKeepsHelp(standing({ DIAGNOSIS: 'readingResult' }, told))).toBe(false);
    expect(selectKeepsHelp(standing('CALL_TO_ACTION', told))).toBe(false);
  });
});

describe('the age', () => {
  it('is asked of a child in years, of somebody else in both ways, and else in bands', () => {
    const asked = (told: Partial<AssessmentContext>) => {
      const { bands, years } = selectAge(standing('AGE_COLLECTION', told));
      return [bands, years];
    };
    expect(asked({})).toEqual([true, false]);
    expect(asked({ aboutChild: true })).toEqual([false, true]);
    expect(asked({ forWhom: 'child' })).toEqual([false, true]);
    expect(asked({ aboutChild: true, forWhom: 'self' })).toEqual([true, false]);
    expect(asked({ forWhom: 'other' })).toEqual([true, true]);
  });
});
