import { describe, expect, it } from 'vitest';
import type { ConsentBy } from '../../../contracts/assessment/chat-context.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import type { AssessmentContext } from '../../../machines/assessment/assessment.setup.ts';
import { selectConsent } from '../../../machines/assessment/consent.selectors.ts';
import { known, person } from './cases.ts';

const atConsent = (state: string, changes: Partial<AssessmentContext> = {}) =>
  assessmentMachine.resolveState({
    value: { CONSENT_GATE: state },
    context: { ...known, ...changes },
  });

describe('consent', () => {
  const refused = { chatContext: { ...person, consent: false } };
  const ofAdult = { asksWho: false, consentBy: null, waitsFor: 'tick' } as const;

  it.each<[string, Partial<AssessmentContext>, Partial<ReturnType<typeof selectConsent>>]>([
    ['awaitingConsent', refused, { consent: false, busy: false, failed: false, canAsk: false }],
    ['awaitingConsent', {}, { consent: true, busy: false, failed: false, canAsk: true }],
    ['diagnosing', {}, { consent: true, busy: true, failed: false, canAsk: false }],
    ['diagnosisFailed', {}, { consent: true, busy: false, failed: true, canAsk: true }],
  ])('is at %s with %j: %j', (state, changes, view) => {
    expect(selectConsent(atConsent(state, changes))).toMatchObject({ ...ofAdult, ...view });
  });

  it.each<[boolean, ConsentBy | null, Partial<ReturnType<typeof selectConsent>>]>([
    [false, null, { canAsk: false, waitsFor: 'both' }],
    [true, null, { canAsk: false, waitsFor: 'who' }],
    [false, 'guardian', { canAsk: false, waitsFor: 'tick' }],
    [true, 'guardian', { canAsk: true }],
    [true, 'adult', { canAsk: true }],
    [true, 'minor', { canAsk: true }],
  ])('for who may be a child, with the tick %s and by %s: %j', (consent, consentBy, view) => {
    const chatContext = { ...person, age: 'age_0_18', consent } as const;
    const seen = selectConsent(atConsent('awaitingConsent', { chatContext, consentBy }));
    expect(seen).toMatchObject({ asksWho: true, consentBy, ...view });
  });

  it.each<[Partial<AssessmentContext>, readonly ConsentBy[]]>([
    [{ forWhom: null, childAge: null }, ['guardian', 'adult', 'minor']],
    [{ forWhom: 'self', childAge: null }, ['guardian', 'adult', 'minor']],
    [{ forWhom: 'other', childAge: 'from_16_to_18' }, ['guardian', 'adult', 'minor']],
    [{ forWhom: 'other', childAge: 'from_12_to_15' }, ['guardian', 'minor']],
    [{ forWhom: 'self', childAge: 'under_3' }, ['guardian', 'minor']],
    [{ forWhom: 'child', childAge: null }, ['guardian', 'minor']],
    [{ forWhom: 'child', childAge: 'from_16_to_18' }, ['guardian', 'minor']],
  ])('of %j may be given by %j', (changes, choices) => {
    expect(selectConsent(atConsent('awaitingConsent', changes)).choices).toEqual(choices);
  });
});
