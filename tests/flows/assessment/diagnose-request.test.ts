import { describe, expect, it } from 'vitest';
import type { ConsentBy } from '../../../contracts/assessment/chat-context.ts';
import {
  diagnoseRequest,
  diagnosisInput,
} from '../../../machines/assessment/rules/diagnose-request.ts';
import { medicinesRequest } from '../../../machines/assessment/rules/medicine-check.ts';
import { CHAT_TOKEN, SESSION_TOKEN } from '../../kit/samples.ts';
import { known, person } from './cases.ts';

describe('the request for a result', () => {
  it('[API-08] holds the person, the answers, the findings and the session, with consent', () => {
    const noConsent = { ...known, chatContext: { ...person, consent: false } };
    expect(diagnoseRequest(noConsent)).toEqual({
      issue: 'my back tooth hurts when I drink cold water',
      category: 'pain',
      age: 'age_19_30',
      sex: 'female',
      depthChoice: 'detailed',
      consent: true,
      medicalHistory: ['asthma'],
      allergies: 'penicillin',
      patientName: '',
      patientEmail: '',
      patientPhone: '',
      followUpAnswers: known.followUpAnswers,
      confirmedSigns: {},
      xrayFindings: null,
      sessionToken: SESSION_TOKEN,
      chatSessionToken: CHAT_TOKEN,
    });
  });

  it('says what was answered to the signs that were asked back', () => {
    const confirmedSigns = { airway_compromise: 'no', trismus: 'not_sure' } as const;
    expect(diagnoseRequest({ ...known, confirmedSigns }).confirmedSigns).toEqual(confirmedSigns);
  });

  const child = { ...person, age: 'age_0_18' } as const;

  it.each<[ConsentBy, boolean]>([
    ['guardian', true],
    ['adult', true],
    ['minor', false],
  ])('of who may be a child says that %s agrees; may be stored: %s', (consentBy, isAllowed) => {
    const request = diagnoseRequest({ ...known, chatContext: child, consentBy });
    expect(request.consentBy).toBe(consentBy);
    expect('chatSessionToken' in request).toBe(isAllowed);
  });

  it("says a child's age where it was told, as the check before a medicine does", () => {
    const told = { ...known, chatContext: child, childAge: 'from_3_to_5' } as const;
    expect(diagnoseRequest(told).childAge).toBe('from_3_to_5');
    expect(medicinesRequest(told).childAge).toBe('from_3_to_5');
    expect(diagnoseRequest({ ...known, chatContext: child })).not.toHaveProperty('childAge');
    expect(medicinesRequest({ ...known, chatContext: child })).not.toHaveProperty('childAge');
  });

  it.each<Partial<Parameters<typeof diagnoseRequest>[0]>>([
    { chatSessionToken: null },
    { onServer: 'deletionOwed' },
    { chatContext: child },
  ])('gives no right to store with %j', (changes) => {
    expect(diagnoseRequest({ ...known, ...changes })).not.toHaveProperty('chatSessionToken');
  });

  it.each<[string, boolean, Partial<typeof known>]>([
    ['an adult', true, {}],
    ['somebody of 18', true, { chatContext: child, consentBy: 'adult' }],
    ["a guardian's child", false, { chatContext: child, consentBy: 'guardian' }],
    ['a child alone', false, { chatContext: child, consentBy: 'minor' }],
    ['somebody who says so', true, { forWhom: 'self' }],
    ['a child of the person who asks', false, { forWhom: 'child' }],
    ['somebody else', false, { forWhom: 'other' }],
    ['a child of whom the words tell', false, { aboutChild: true }],
  ])('of %s may name the account as the patient: %s', (_, isOwn, changes) => {
    expect(diagnosisInput({ ...known, ...changes }).isOwn).toBe(isOwn);
  });

  it.each([{ category: null }, { age: null }, { sex: null }])('cannot be made with %j', (gap) => {
    const gappy = { ...known, chatContext: { ...person, ...gap } };
    expect(() => diagnoseRequest(gappy)).toThrow(/without category, age or sex/);
  });
});
