import { expect, it } from 'vitest';
import type { Observation } from '../../../server/assessment/evidence/evidence.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import { seenIn } from '../../../server/assessment/seen.ts';

const HOLE: Observation = {
  finding: 'tooth.cavity',
  present: true,
  source: 'answer',
  quote: 'A hole or decay',
};

const seen = (id: string, sign: Observation, present = true) => {
  const condition = CONDITIONS.find((each) => each.id === id);
  if (condition === undefined) throw new Error(`There is no condition ${id}`);
  const settled = { finding: sign.finding, present, isStated: true, weight: 1, because: [sign] };
  return seenIn({ condition, share: 0.01, votes: [{ settled, weight: 2 }] }).seen;
};

it('says that a condition was seen where its sign was ticked, and only there', () => {
  expect(seen('dental_caries', HOLE)).toBe('You saw a hole or decay: a dentist can confirm it.');
  expect(seen('dental_caries', { ...HOLE, source: 'concern' })).toBeUndefined();
  expect(seen('dental_caries', HOLE, false)).toBeUndefined();
  expect(seen('cracked_tooth', HOLE)).toBeUndefined();
});
