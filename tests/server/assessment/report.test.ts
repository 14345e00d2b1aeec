import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../contracts/assessment/chat-context.ts';
import type { Category } from '../../../contracts/assessment/chat-context.ts';
import type { Question } from '../../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { NOT_SURE } from '../../../contracts/questions/shared.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { wordsOf } from '../../kit/emergency-words.ts';
import { conversationOf } from '../../../server/assessment/texts/in-words.ts';
import type { Patient } from '../../../server/assessment/patient.ts';

const patient: Patient = {
  issue: 'Hot tea starts the pain and it stays for an hour',
  category: 'pain',
  age: 'age_31_50',
  sex: 'male',
  followUpAnswers: {
    pain_intensity: 'very_severe',
    pain_triggers: ['hot'],
    pain_behaviour: ['stays_for_minutes', 'wakes_at_night'],
    pain_tooth: ['hole_or_decay'],
    pain_danger_signs: ['none'],
    pain_events: ['none'],
    pain_body_signs: ['none'],
  },
  medicalHistory: ['diabetes'],
  allergies: 'Penicillin gives me a rash',
  xrayFindings: null,
};
const result = assess(patient);

describe('report', () => {
  it('[DIAG-03] names the most likely condition first', () => {
    expect(result.diagnosis[0]?.name).toBe('Symptomatic irreversible pulpitis');
  });

  it('[DIAG-05] describes each condition', () => {
    for (const { description } of result.diagnosis) expect(description.length).toBeGreaterThan(40);
  });

  it('[DIAG-06] gives two to five reasons in the words of the patient', () => {
    for (const { reason } of result.diagnosis) {
      expect(reason.length).toBeGreaterThanOrEqual(2);
      expect(reason.length).toBeLessThanOrEqual(5);
    }
    const said = [patient.issue, ...conversationOf(patient).flatMap(({ answers }) => answers)];
    const first = result.diagnosis[0]?.reason ?? [];
    const quotes = first.flatMap(
      (reason) => /^You (?:said|answered).*?"([^"]+)"/.exec(reason)?.[1] ?? [],
    );
    expect(quotes.length).toBeGreaterThanOrEqual(2);
    for (const quote of quotes) expect(said.some((text) => text.includes(quote))).toBe(true);
  });

  it('[DIAG-08] gives four to seven next steps and begins with when to go', () => {
    expect(result.recommendation.length).toBeGreaterThanOrEqual(4);
    expect(result.recommendation.length).toBeLessThanOrEqual(7);
    expect(result.recommendation[0]).toBe(
      'See a dentist as soon as possible, ideally within a day, and within 3 days at the latest.',
    );
    expect(result.urgency).toBe('see dentist soon');
    expect(result.emergency).toBeNull();
  });

  it('begins with the emergency when there is one, and sets the highest urgency', () => {
    const worse = assess({
      ...patient,
      followUpAnswers: {
        ...patient.followUpAnswers,
        pain_danger_signs: ['hard_to_breathe'],
      },
    });
    expect(worse.urgency).toBe('see dentist soon');
    expect(worse.emergency?.level).toBe('medical');
    expect(worse.red_flags).toContain('airway_compromise');
    expect(worse.recommendation[0]).toBe(wordsOf(worse.emergency).title);
    expect(worse.recommendation.length).toBeGreaterThanOrEqual(4);
  });

  it('does not tell anyone to put a milk tooth back', () => {
    const child = assess({
      ...patient,
      issue: 'My 3 year old fell and a front milk tooth was knocked out completely',
      category: 'other',
      age: 'age_0_18',
      followUpAnswers: {},
      medicalHistory: [],
      allergies: '',
    });
    expect(child.red_flags).not.toContain('avulsed_permanent_tooth');
    expect(child.diagnosis[0]?.name).toBe('Tooth avulsion');
    expect(child.recommendation.join(' ')).toMatch(
      /never put back a milk tooth|Never put a milk tooth back|Do not put a milk tooth back/i,
    );
  });

  it('[DATA-06] names the embedded engine and saves nothing itself', () => {
    expect(result.engine).toEqual({ name: 'toothwise-embedded', version: '1.0.0' });
    expect(result.is_saved).toBe(false);
    expect(result.diagnosis_id).toBeNull();
  });
});

describe('a result of which too little is known', () => {
  const bare = (category: Category, issue: string) =>
    assess({
      ...patient,
      issue,
      category,
      followUpAnswers: Object.fromEntries(
        (QUESTION_BANK[category] as readonly Question[]).flatMap(({ id, options }) =>
          options.includes(NOT_SURE) ? [[id, NOT_SURE]] : [],
        ),
      ),
      medicalHistory: ['none'],
      allergies: '',
      confirmedSigns: {},
    });

  it.each(CATEGORIES)(
    '[DIAG-07] says so, in category %s, and asks for a look in time',
    (category) => {
      for (const issue of ['tooth pain', 'please help', 'I have a Tooth Pain concern']) {
        const given = bare(category, issue);
        expect(given.diagnosis).toEqual([]);
        expect(given.text).toContain('We did not learn enough');
        expect(given.urgency).not.toBe('routine');
        expect(given.emergency).toBeNull();
      }
    },
  );

  it('[DIAG-06] never quotes a quick choice as the patient', () => {
    const chosen = assess({
      ...patient,
      issue: 'I have a Bleeding Gums concern',
      category: 'gums',
      followUpAnswers: { gum_color: 'red_puffy' },
      confirmedSigns: {},
    });
    const reasons = chosen.diagnosis.flatMap(({ reason }) => reason);
    expect(reasons.join(' ')).not.toContain('I have a');
    expect(reasons.length).toBeGreaterThan(0);
    expect(Object.values(chosen.soap_note).join(' ')).not.toContain('I have a');
  });
});

describe('SOAP note', () => {
  it('[DIAG-10] says in one line which signs of a list were denied, and nothing that was not asked', () => {
    const none = ['none'];
    const denying = (danger: string[]) =>
      assess({
        ...patient,
        issue: 'tooth hurts with cold',
        followUpAnswers: { pain_danger_signs: danger, pain_events: none, pain_body_signs: none },
      }).soap_note.subjective;
    expect(denying(none)).toContain('None of these: hard to breathe or muffled voice;');
    expect(denying(['confused_or_drowsy'])).not.toContain('None of these: hard to breathe');
    expect(denying(['confused_or_drowsy'])).toContain('None of these: adult tooth knocked out;');
    expect(denying(none)).not.toContain('breakage');
  });

  it('[DIAG-09] writes the complaint, the answers, the history and the allergies as given', () => {
    expect(result.soap_note.subjective).toContain(`In the patient's words: "${patient.issue}"`);
    expect(result.soap_note.subjective).toContain('Hot food or drinks');
    expect(result.soap_note.subjective).toContain('Diabetes');
    expect(result.soap_note.subjective).toContain('Penicillin gives me a rash');
  });

  it('[DIAG-10] says that nobody examined the patient, and what was answered and denied', () => {
    expect(result.soap_note.objective).toMatch(/^Not examined: /);
    expect(result.soap_note.subjective).toMatch(/None of these: hard to breathe/);
  });

  it('[DIAG-11] ranks the conditions and states urgency and red flags', () => {
    expect(result.soap_note.assessment).toContain('1. Symptomatic irreversible pulpitis');
    expect(result.soap_note.assessment).toContain('Urgency: urgent (');
    expect(result.soap_note.assessment).toContain('Red flags: none raised');
  });

  it('[DIAG-12] plans the examination, and leaves the advice to the page that gives it', () => {
    expect(result.soap_note.plan).toMatch(/^Dental examination within 1 to 3 days/);
    for (const step of result.recommendation) expect(result.soap_note.plan).not.toContain(step);
  });
});
