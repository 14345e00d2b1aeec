import { describe, expect, it } from 'vitest';
import { assess } from '../../../server/assessment/assess.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { CHILD_TALK } from '../../../contracts/texts/en/engine/child-talk.ts';
import { allAnswered } from '../../kit/samples.ts';

const CHILD: Patient = {
  issue: 'a tooth hurts',
  category: 'pain',
  age: 'age_0_18',
  sex: 'male',
  followUpAnswers: allAnswered('pain'),
  medicalHistory: ['none'],
  allergies: '',
  confirmedSigns: {},
};

const TALKS = Object.keys(CHILD_TALK.say) as (keyof typeof CHILD_TALK.say)[];

const linesOf = (more: Partial<Patient>) => assess({ ...CHILD, ...more }).for_child;

describe('what to tell a child', () => {
  it.each([
    ['under_3', 'toddler'],
    ['from_3_to_5', 'small'],
    ['from_6_to_11', 'school'],
    ['from_12_to_15', 'teen'],
    ['from_16_to_18', 'teen'],
  ] as const)('goes by the age that was told: %s', (childAge, talk) => {
    expect(linesOf({ childAge })).toEqual([
      CHILD_TALK.say[talk],
      CHILD_TALK.help[talk],
      CHILD_TALK.leaveOut,
      CHILD_TALK.sooner,
    ]);
  });

  it.each(TALKS)('wakes no fear, promises nothing and pays nothing: %s', (talk) => {
    const words = [CHILD_TALK.say[talk], CHILD_TALK.help[talk]].join(' ');
    expect(words).not.toMatch(
      /needle|inject|\bpain|hurt|ache|\bsharp|drill|pull|\bblood|\bbrave|gift|\btoy|sweet|reward|won't|will not|no need to be/i,
    );
  });

  it('says nothing childish to teens, and has a sign for a break from the age at which it is understood', () => {
    expect(CHILD_TALK.say.teen + CHILD_TALK.help.teen).not.toMatch(
      /tooth doctor|mirror|count|play|raise your hand/i,
    );
    for (const talk of ['small', 'school', 'teen', 'any'] as const)
      expect(CHILD_TALK.say[talk]).toMatch(/break/);
  });

  it('stands in a result about a child, and in no other', () => {
    expect(linesOf({ issue: 'my son has a toothache' })?.[0]).toBe(CHILD_TALK.say.any);
    // Somebody of that band who writes for themselves.
    expect(linesOf({})).toBeUndefined();
    // The grown-up child of somebody.
    expect(linesOf({ issue: 'my son has a toothache', age: 'age_31_50' })).toBeUndefined();
  });

  it('marks a result whose words name a child, whatever age was told', () => {
    const marked = (issue: string) => assess({ ...CHILD, age: 'age_31_50', issue }).about_child;
    expect(marked('my son has a toothache')).toBe(true);
    expect(marked('a tooth hurts')).toBe(false);
  });

  it('leaves an emergency to the help', () => {
    const confirmedSigns = { airway_compromise: 'yes' } as const;
    expect(linesOf({ childAge: 'from_3_to_5', confirmedSigns })).toBeUndefined();
  });
});
