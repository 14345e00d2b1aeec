import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { RESULT } from '../../../contracts/texts/en/result.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { whole } from './report.kit.ts';
import { answersOf } from '../../browser/walk.ts';

const MADE = '2026-11-28T06:00:00.000Z';

/** A gum that swelled today, so that something cold is called for. */
const result: Diagnosis = assess({
  issue: 'my tooth hurts and the gum beside it swelled today',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  followUpAnswers: answersOf({
    category: 'pain',
    answers: { pain_onset: ['today'], pain_gums_jaw: ['gum_swelling'] },
  }),
  medicalHistory: ['none'],
  allergies: '',
  confirmedSigns: {},
});

const reported = (diagnosis: Diagnosis, readAt = MADE): string =>
  JSON.stringify(
    whole({
      madeAt: MADE,
      readAt,
      diagnosis,
      checkIn: null,
      owner: 'Asha Rao',
      address: 'https://x.y/z',
    }).blocks,
  );

describe('the report of a result', () => {
  it('states dose, gap and the most in a day of each medicine, whether or not it is checked', () => {
    const medications = result.medications.filter(({ status }) => status === 'check_first');
    expect(medications.map(({ id }) => id)).toContain('paracetamol');
    const words = reported(result);
    expect(words).toContain('Check first: Paracetamol 500-650 mg every 6 hours');
    expect(words).toContain('At most 4 doses in 24 hours.');
  });

  it('has nobody check a cold compress, which no answer bears on', () => {
    const cold = result.medications.find(({ id }) => id === 'cold_compress');
    expect(cold?.status).toBe('suggested');
    expect(reported(result)).not.toMatch(/Check first: Cold/);
  });

  it('says in its head, however old it is, when to call for help', () => {
    const steps = { do: ['Rinse.'], do_not: [], hospital_if: ['Call 112 or 108 if it swells.'] };
    for (const readAt of [MADE, '2027-11-28T06:00:00.000Z']) {
      const words = reported({ ...result, emergency: null, steps }, readAt);
      expect(words.split('Call 112 or 108 if it swells.')).toHaveLength(2);
      expect(words.indexOf('Call 112 or 108 if it swells.')).toBeLessThan(words.indexOf('Rinse.'));
    }
  });

  it('tells a parent what to say to the child', () => {
    const words = reported({ ...result, emergency: null, for_child: ['“We count your teeth.”'] });
    expect(words).toContain('We count your teeth.');
    expect(reported(result)).not.toContain(RESULT.childTalk.title);
  });

  it('lists the ways to change how teeth look, with their time and what to ask', () => {
    const ways = [{ name: 'Bonding', what: 'Shapes the tooth.', time: 'One visit.' }];
    const looks = { ways, ask: ['What does it cost?'] };
    const words = reported({ ...result, emergency: null, looks });
    expect(words).toContain('Bonding: Shapes the tooth. One visit.');
    expect(words).toContain('What does it cost?');
    expect(reported(result)).not.toContain(RESULT.looksWays.title);
  });
});
