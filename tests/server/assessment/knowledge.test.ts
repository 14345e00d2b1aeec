import { describe, expect, it } from 'vitest';
import type { Settled } from '../../../server/assessment/evidence/resolve.ts';
import { rankConditions } from '../../../server/assessment/inference.ts';
import { BACKGROUND } from '../../../server/assessment/knowledge/background.ts';
import type { Condition } from '../../../server/assessment/knowledge/condition.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import { CONDITION_WORDS } from '../../../contracts/texts/en/engine/conditions/index.ts';
import type { Step } from '../../../contracts/texts/en/engine/conditions/words.ts';
import type { Patient } from '../../../server/assessment/patient.ts';

const patientFor = (condition: Condition): Patient => ({
  issue: 'I have a problem',
  category: condition.categories[0] ?? 'other',
  age: condition.id === 'tooth_eruption' ? 'age_0_18' : 'age_31_50',
  sex: 'female',
  followUpAnswers: {},
  medicalHistory: [],
  allergies: '',
  xrayFindings: null,
});

/** The `count` findings that speak most for a condition. */
const textbookFindings = (condition: Condition, count: number): FindingId[] =>
  (Object.entries(condition.findings) as [FindingId, number][])
    .map(([finding, share]) => ({
      finding,
      share,
      gain: share * Math.log(share / BACKGROUND[finding]),
    }))
    .filter(({ share }) => share > 0.3)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, count)
    .map(({ finding }) => finding);

const present = (finding: FindingId): Settled => ({
  finding,
  present: true,
  weight: 1,
  isStated: true,
  because: [],
});

const wordsOf = (step: Step): string =>
  typeof step === 'string' ? step : Object.values<string>(step).join('');

describe('knowledge base', () => {
  it('knows 56 conditions with different ids and names', () => {
    expect(CONDITIONS).toHaveLength(56);
    expect(new Set(CONDITIONS.map(({ id }) => id)).size).toBe(56);
    expect(new Set(CONDITIONS.map(({ id }) => CONDITION_WORDS[id].name)).size).toBe(56);
    expect(Object.keys(CONDITION_WORDS)).toEqual(CONDITIONS.map(({ id }) => id));
  });

  it('keeps every share strictly between 0 and 1', () => {
    for (const { id, findings } of CONDITIONS) {
      for (const [finding, share] of Object.entries(findings)) {
        expect(share, `${id}: ${finding}`).toBeGreaterThan(0);
        expect(share, `${id}: ${finding}`).toBeLessThan(1);
      }
    }
  });

  it('forbids nothing among the steps to do', () => {
    const forbids = /^(?:Do not|Never|Eat nothing)/;
    for (const { id } of CONDITIONS)
      for (const step of CONDITION_WORDS[id].steps.do)
        expect(wordsOf(step), id).not.toMatch(forbids);
  });

  it('weighs by age what injuries and ulcers of the gums do to the young', () => {
    const agesOf = (id: string) => CONDITIONS.find((condition) => condition.id === id)?.ages;
    expect(agesOf('necrotising_gingivitis')).toEqual([0.6, 1.4, 1, 0.7]);
    expect(agesOf('tooth_luxation')).toEqual([1.5, 1, 0.8, 0.6]);
  });

  it('requires only findings that the condition itself makes likely', () => {
    for (const { id, requires, findings } of CONDITIONS) {
      for (const group of requires ?? []) {
        const best = Math.max(...group.map((finding) => findings[finding] ?? 0));
        expect(best, `${id}: ${group.join(', ')}`).toBeGreaterThan(0.3);
      }
    }
  });

  it('explains each condition in two plain sentences and gives three or four steps', () => {
    for (const { name, description, steps } of Object.values(CONDITION_WORDS)) {
      expect(description.split(/[.!?](?:\s|$)/).filter(Boolean).length, name).toBe(2);
      const { do: advised, doNot, hospitalIf = [], hospitalNow } = steps;
      const count = advised.length + doNot.length;
      const of = hospitalIf.length > 0 || hospitalNow !== undefined ? count + 1 : count;
      expect(of, name).toBeGreaterThanOrEqual(3);
      // First aid for a knocked-out tooth is told as the emergency tells it, and not shortened.
      expect(count, name).toBeLessThanOrEqual(name === 'Tooth avulsion' ? 5 : 4);
    }
  });

  it('calls each condition by a short plain name of its own, and no suspicion by a graver one', () => {
    const plain = Object.values(CONDITION_WORDS).map(({ plainName }) => plainName);
    expect(new Set(plain.map((name) => name.toLowerCase())).size).toBe(56);
    for (const { name, plainName } of Object.values(CONDITION_WORDS)) {
      expect(plainName.length, name).toBeGreaterThan(0);
      expect(plainName.length, name).toBeLessThanOrEqual(45);
      expect(plainName.toLowerCase()).not.toBe(name.toLowerCase());
      expect(plainName, name).not.toMatch(/cancer|tumou?r|malignan/i);
    }
  });

  it('suspects what it says can be or become cancer', () => {
    for (const { id, suspicion = false } of CONDITIONS) {
      expect(suspicion, id).toBe(/cancer/.test(CONDITION_WORDS[id].description));
    }
  });

  it('names no dose and never tells a patient to stop a prescribed medicine', () => {
    for (const { name, steps } of Object.values(CONDITION_WORDS)) {
      for (const each of [...steps.do, ...steps.doNot]) {
        const step = wordsOf(each);
        expect(step, name).not.toMatch(/\d\s*(mg|ml|g)\b/i);
        if (/\bstop\b/i.test(step) && /\bmedicine\b/i.test(step)) {
          expect(step, name).toMatch(/do not stop/i);
        }
      }
    }
  });

  it.each(CONDITIONS.map((condition) => [condition.id, condition] as const))(
    'finds %s from its textbook picture',
    (id, condition) => {
      const settled = textbookFindings(condition, 4).map(present);
      expect(rankConditions(patientFor(condition), settled)[0]?.condition.id).toBe(id);
    },
  );
});
