import { describe, expect, it } from 'vitest';
import type { Settled } from '../../../server/assessment/evidence/resolve.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import { triage } from '../../../server/assessment/triage.ts';

const likely = (name: string, share = 0.5): Ranked => {
  const condition = CONDITIONS.find((each) => each.name === name);
  if (condition === undefined) throw new Error(`No condition ${name}`);
  return { condition, share, votes: [] };
};

const settled = (finding: FindingId, present = true): Settled => ({
  finding,
  present,
  weight: 1,
  because: [],
});

const MILK_TOOTH_ADVICE = [
  'Do not put a milk tooth back into its place.',
  'Press a clean wet cloth on the place if it bleeds.',
  'See a dentist within hours and bring the tooth along.',
  'Go to a hospital now if the child fainted, vomits, is drowsy or has trouble breathing.',
];

describe('the rule of the milk tooth', () => {
  const helpFor = (name: string, ...findings: Settled[]) =>
    triage([], likely(name), findings).emergency;

  it.each(['Tooth avulsion', 'Tooth luxation'])('never puts it back: %s', (name) => {
    const help = helpFor(name, settled('tooth.baby'));
    expect(help?.level).toBe('dental');
    expect(help?.title).toBe('A child with a mouth injury should see a dentist today');
    expect(help?.advice).toEqual(MILK_TOOTH_ADVICE);
  });

  it.each(['Tooth avulsion', 'Tooth luxation'])(
    'is not applied to a permanent tooth: %s',
    (name) => {
      for (const findings of [
        [],
        [settled('tooth.baby', false)],
        [settled('tooth.baby', false), settled('injury.recent')],
        [settled('injury.recent')],
      ]) {
        const help = helpFor(name, ...findings);
        expect(help).not.toBeNull();
        expect(help?.advice).not.toEqual(MILK_TOOTH_ADVICE);
      }
    },
  );

  it('is about injured teeth alone', () => {
    for (const name of [
      'Post-extraction bleeding',
      'Facial bone fracture',
      'Cardiac referred pain',
    ])
      expect(helpFor(name, settled('tooth.baby'))?.advice).not.toEqual(MILK_TOOTH_ADVICE);
  });

  it('does not hide the help that a flag calls for', () => {
    const help = triage(['head_injury'], likely('Tooth avulsion'), [
      settled('tooth.baby'),
    ]).emergency;
    expect(help).toEqual(triage(['head_injury'], likely('Halitosis'), []).emergency);
    expect(help?.advice).not.toEqual(MILK_TOOTH_ADVICE);
  });
});

describe('an emergency without a flag', () => {
  it.each([
    ['Tooth avulsion', 'avulsed_permanent_tooth'],
    ['Tooth luxation', 'displaced_tooth_trauma'],
    ['Spreading odontogenic infection', 'spreading_facial_swelling'],
    ['Cardiac referred pain', 'cardiac_symptoms'],
    ['Facial bone fracture', 'facial_trauma'],
    ['Post-extraction bleeding', 'uncontrolled_bleeding'],
  ] as const)('%s is helped like the flag %s', (name, flag) => {
    const help = triage([], likely(name), []).emergency;
    expect(help).not.toBeNull();
    expect(help).toEqual(triage([flag], likely('Halitosis'), []).emergency);
  });
});

describe('the level of urgency', () => {
  it('has the words of the three badges', () => {
    const urgencyOf = (name: string) => triage([], likely(name), []).urgency;
    expect(urgencyOf('Tooth avulsion')).toBe('see dentist soon');
    expect(urgencyOf('Acute apical abscess')).toBe('see dentist soon');
    expect(urgencyOf('Reversible pulpitis')).toBe('moderate');
    expect(urgencyOf('Diastema')).toBe('routine');
  });

  it('follows the gravest of several flags, in any order', () => {
    const levelOf = (...flags: Parameters<typeof triage>[0]) =>
      triage(flags, likely('Diastema'), []).level;
    expect(levelOf('facial_numbness', 'airway_compromise')).toBe('emergency');
    expect(levelOf('airway_compromise', 'facial_numbness')).toBe('emergency');
    expect(levelOf('potentially_malignant_lesion', 'suspected_malignancy')).toBe('urgent');
  });

  it('names no help below an emergency', () => {
    expect(triage(['facial_numbness'], likely('Diastema'), []).emergency).toBeNull();
    expect(triage([], likely('Acute apical abscess'), []).emergency).toBeNull();
  });

  it('raises a column only by what is present', () => {
    const levelWith = (...findings: Settled[]) =>
      triage([], likely('Oral candidiasis'), findings).level;
    expect(levelWith(settled('immunosuppressed', false))).toBe('moderate');
    expect(levelWith(settled('immunosuppressed'))).toBe('urgent');
  });

  it('keeps an urgent guess urgent and makes a routine one moderate', () => {
    expect(triage([], likely('Acute apical abscess', 0.01), []).level).toBe('urgent');
    expect(triage([], likely('Diastema', 0.01), []).level).toBe('moderate');
    expect(triage([], likely('Diastema', 0.08), []).level).toBe('routine');
  });
});
