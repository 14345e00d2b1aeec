import { describe, expect, it } from 'vitest';
import { adviseEarlier, assess } from '../../../server/assessment/assess.ts';
import { MEDICINES } from '../../../contracts/texts/en/medicines.ts';
import { caseOf } from './medicines-words.kit.ts';

const SOCKET = 'tooth taken out 10 weeks ago, the socket is not healing';
const patientWith = (issue: string, allergies: string) => {
  const answered = { pain_danger_signs: ['none'], pain_onset: 'not_sure' };
  return caseOf({ issue, allergies, followUpAnswers: answered, age: 'age_over_50' }).patient;
};
const resultFor = (issue: string, allergies: string) => assess(patientWith(issue, allergies));

describe('medicines that harm the jaw bone, and radiotherapy of head or neck', () => {
  it.each(['Zoledronic acid drip every year', 'Fosamax weekly', 'Prolia', 'radiation to the neck'])(
    'make a socket that does not heal urgent, and the result says why: %s',
    (allergies) => {
      const { urgency, recommendation } = resultFor(SOCKET, allergies);
      expect(urgency).toBe('see dentist soon');
      expect(recommendation).toContain(MEDICINES.advice.socket_needs_dentist_soon);
      expect(recommendation).toContain(MEDICINES.advice.tell_dentist_of_jaw_bone);
    },
  );

  it('are to be told to the dentist before an extraction, and raise nothing else', () => {
    const without = resultFor('my tooth hurts', 'none');
    const { urgency, recommendation } = resultFor('my tooth hurts', 'Fosamax weekly');
    expect(urgency).toBe(without.urgency);
    expect(recommendation).toContain(MEDICINES.advice.tell_dentist_of_jaw_bone);
    expect(recommendation).not.toContain(MEDICINES.advice.socket_needs_dentist_soon);
    expect(without.recommendation).not.toContain(MEDICINES.advice.tell_dentist_of_jaw_bone);
  });

  it('are told, too, when a second opinion asks for an earlier visit', () => {
    const patient = patientWith('my tooth hurts', 'Fosamax weekly');
    const { recommendation } = adviseEarlier(patient, 'see dentist soon');
    expect(recommendation).toContain(MEDICINES.advice.tell_dentist_of_jaw_bone);
  });
});
