import { graver, isGraver } from '../../../contracts/rules/compare-emergencies.ts';
import { describe, expect, it } from 'vitest';
import type { Emergency } from '../../../contracts/assessment/diagnosis.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { afterAnswer } from '../../../machines/assessment/rules/answer.ts';
import { emergencyTold, helpStillShown } from '../../../machines/assessment/rules/emergency.ts';
import { offersNone } from '../../../machines/assessment/rules/questions.ts';
import type { Known } from '../../../machines/assessment/rules/known.ts';
import { BREATHING_HELP, MEDICAL_EMERGENCY } from '../../kit/samples.ts';
import { known, person } from './cases.ts';

describe('the help that an emergency calls for', () => {
  const dental: Emergency = { level: 'dental', kinds: ['avulsed_permanent_tooth'] };
  const told = (
    followUpAnswers: Known['followUpAnswers'],
    confirmedSigns: Known['confirmedSigns'] = {},
  ) => ({ chatContext: person, followUpAnswers, confirmedSigns });
  const toothOut = { pain_events: ['tooth_knocked_out'] };
  const breathless = { pain_danger_signs: ['hard_to_breathe'] };

  it('is graver for a life than for a tooth, and for a tooth than for nothing', () => {
    expect([isGraver('medical', 'dental'), isGraver('dental', 'medical')]).toEqual([true, false]);
    expect([isGraver('dental', null), isGraver(null, 'dental')]).toEqual([true, false]);
    expect([isGraver('medical', 'medical'), isGraver(null, null)]).toEqual([false, false]);
    expect(graver(dental, MEDICAL_EMERGENCY)).toBe(MEDICAL_EMERGENCY);
    expect(graver(MEDICAL_EMERGENCY, dental)).toBe(MEDICAL_EMERGENCY);
    // Of one level the first one stays.
    expect(graver(MEDICAL_EMERGENCY, BREATHING_HELP)).toBe(MEDICAL_EMERGENCY);
    expect([graver(null, dental), graver(dental, null), graver(null, null)]).toEqual([
      dental,
      dental,
      null,
    ]);
  });

  it('is told by the answers and by the confirmed signs, the graver of them first', () => {
    expect(emergencyTold(told({}))).toBeNull();
    expect(emergencyTold(told(toothOut))).toEqual(dental);
    expect(emergencyTold(told({}, { airway_compromise: 'yes' }))).toEqual(BREATHING_HELP);
    expect(emergencyTold(told(toothOut, { airway_compromise: 'yes' }))).toEqual(BREATHING_HELP);
    const nameless = { ...told(breathless), chatContext: { ...person, category: null } };
    expect(emergencyTold(nameless)).toBeNull();
  });

  it('is none for fever with an infection where the answers tell a virus of the mouth', () => {
    const sore = { ...person, category: 'lesion' } as const;
    const yes = { systemic_infection: 'yes' } as const;
    const asked = { ...told({}, yes), chatContext: sore };
    expect(emergencyTold(asked)?.kinds).toEqual(['systemic_infection']);
    const virus = { lesion_type: 'many_small_sores' };
    expect(emergencyTold({ ...asked, followUpAnswers: virus })).toBeNull();
    expect(
      emergencyTold({
        ...asked,
        followUpAnswers: virus,
        confirmedSigns: { ...yes, airway_compromise: 'yes' },
      })?.kinds,
    ).toEqual(['airway_compromise']);
  });

  it.each([
    ['nothing was shown', null, breathless, null],
    ['the level is still there', 'medical', breathless, 'medical'],
    ['the level is gone', 'medical', {}, null],
    ['only a lesser one is left', 'medical', toothOut, 'dental'],
    ['a graver one has come', 'dental', breathless, 'dental'],
  ] as const)('counts as shown where %s', (_what, shown, answers, still) => {
    const followUpAnswers = Object.fromEntries(
      Object.entries(answers).map(([id, ticks]) => [id, [...ticks]]),
    );
    expect(helpStillShown(shown, told(followUpAnswers))).toBe(still);
  });

  it('counts as shown no more when an answer takes the emergency back, and not before', () => {
    const shown = { ...known, followUpAnswers: breathless, helpShown: 'medical' as const };
    expect(afterAnswer(shown, { followUpAnswers: {} }).helpShown).toBeNull();
    expect(afterAnswer(shown, { chatContext: { age: 'age_over_50' } }).helpShown).toBe('medical');
    expect(afterAnswer(shown, { chatContext: { category: 'gums' } }).helpShown).toBeNull();
  });
});

describe('"None of these"', () => {
  const [dangerSigns] = QUESTION_BANK.pain;

  it('can be said while nothing is ticked on a list that has it', () => {
    expect(offersNone(dangerSigns, {})).toBe(true);
    expect(offersNone(dangerSigns, { pain_danger_signs: [] })).toBe(true);
    expect(offersNone(dangerSigns, { pain_danger_signs: ['fever_38'] })).toBe(false);
    expect(offersNone(dangerSigns, { pain_events: ['head_hit'] })).toBe(true);
  });

  it('cannot be said without a list, or where the list has no such option', () => {
    expect(offersNone(undefined, {})).toBe(false);
    expect(offersNone({ id: 'a', type: 'checkbox', options: ['x', 'y'] }, {})).toBe(false);
    expect(offersNone({ id: 'a', type: 'radio', options: ['x', 'none'] }, {})).toBe(false);
  });
});
