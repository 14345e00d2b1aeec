import { describe, expect, it } from 'vitest';
import { CHILD_AGES } from '../../contracts/assessment/chat-context.ts';
import { CHILD_TALKS } from '../../contracts/assessment/child-talk.ts';
import { childTalkLines, childTalkOf } from '../../contracts/rules/child-talk.ts';
import { CHILD_TALK } from '../../contracts/texts/en/child-talk.ts';
import { assess } from '../../server/assessment/assess.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import { allAnswered } from '../kit/samples.ts';

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

describe('what to tell a child', () => {
  it('goes by the age that was told', () => {
    expect(CHILD_AGES.map((age) => childTalkOf(age))).toEqual([
      'toddler',
      'small',
      'school',
      'teen',
      'teen',
    ]);
    expect([undefined, 'from_newer_server', 'constructor'].map((age) => childTalkOf(age))).toEqual([
      'any',
      'any',
      'any',
    ]);
  });

  it.each(CHILD_TALKS)('wakes no fear, promises nothing and pays nothing: %s', (talk) => {
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
    const linesOf = (more: Partial<Patient>) =>
      childTalkLines(assess({ ...CHILD, ...more }), CHILD_TALK);
    expect(linesOf({ childAge: 'from_3_to_5' })).toEqual([
      CHILD_TALK.say.small,
      CHILD_TALK.help.small,
      CHILD_TALK.leaveOut,
      CHILD_TALK.sooner,
    ]);
    expect(linesOf({ issue: 'my son has a toothache' })[0]).toBe(CHILD_TALK.say.any);
    // Somebody of that band who writes for themselves.
    expect(linesOf({})).toEqual([]);
    // The grown-up child of somebody.
    expect(linesOf({ issue: 'my son has a toothache', age: 'age_31_50' })).toEqual([]);
  });

  it('leaves an emergency to the help', () => {
    const emergency = { level: 'dental' as const, kinds: ['milk_tooth_injury'] };
    expect(childTalkLines({ for_child: {}, emergency }, CHILD_TALK)).toEqual([]);
  });
});
