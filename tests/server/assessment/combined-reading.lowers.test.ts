import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { EMERGENCY_KINDS, EMERGENCY_HELP } from '../../../contracts/assessment/emergency.ts';
import { EMERGENCY } from '../../../contracts/texts/en/emergency.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import { DETECTION_IDS } from '../../../contracts/xray/xray.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { readTogether } from '../../../server/assessment/combined-reading.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import { ANSWERS, KEPT, cause, found } from './combined.kit.ts';

const ORDER = ['routine', 'moderate', 'urgent', 'emergency'];

/** The forms that a kept result can have, one for each urgency. */
const EVERY_URGENCY: readonly Diagnosis[] = [
  { ...KEPT, urgency: 'routine' },
  { ...KEPT, urgency: 'moderate' },
  { ...KEPT, urgency: 'see dentist soon' },
  // A value of another server (DIAG-16, DIAG-17).
  { ...KEPT, urgency: 'whenever' },
  { ...KEPT, urgency: 'whenever', diagnosis: [] },
  ...EMERGENCY_KINDS.map((kind): Diagnosis => ({
    ...KEPT,
    urgency: 'see dentist soon',
    red_flags: [kind],
    emergency: { level: EMERGENCY_HELP[kind].level, kinds: [kind] },
  })),
];

describe('nothing is ever lowered', () => {
  const rank = (level: string): number => ORDER.indexOf(level);

  it.each([...DETECTION_IDS, 'Cyst', 'constructor'])(
    'by %s, on a result of whatever urgency',
    (id) => {
      for (const kept of EVERY_URGENCY) {
        for (const confidence of [1, 59, 60, 79, 80, 100]) {
          const reading = readTogether({ patient: ANSWERS, kept, found: [found(id, confidence)] });
          const before = urgencyLevelOf(kept);
          expect(rank(reading.urgency_level)).toBeGreaterThanOrEqual(rank(before));
          // At most one step, and that one only.
          const most = before === 'routine' ? 'moderate' : before;
          expect(rank(reading.urgency_level)).toBeLessThanOrEqual(rank(most));
          const [kind] = kept.emergency?.kinds ?? [];
          const title = EMERGENCY_KINDS.find((each) => each === kind);
          if (title === undefined) continue;
          const words = EMERGENCY.titles[title];
          expect(reading.diagnosis_a_combined.bullet_points[0]).toBe(words);
          expect(reading.diagnosis_b_questionnaire_only.bullet_points[0]).toBe(words);
          expect(reading.recommended_actions[0]).toBe(words);
          expect(reading.urgency_level).toBe('emergency');
        }
      }
    },
  );

  const anyCause = fc.record({
    id: fc.constantFrom(...CONDITIONS.map(({ id }) => id)),
    likelihood: fc.integer({ min: 1, max: 33 }),
    suspicion: fc.boolean(),
  });
  const anyKept = fc
    .record({
      causes: fc.uniqueArray(anyCause, { maxLength: 3, selector: ({ id }) => id }),
      urgency: fc.constantFrom('routine', 'moderate', 'see dentist soon'),
      flags: fc.constantFrom<string[][]>([], ['facial_numbness'], ['suspected_malignancy']),
    })
    .map(({ causes, urgency, flags }): Diagnosis => ({
      ...KEPT,
      urgency,
      red_flags: flags,
      diagnosis: causes
        .map(({ id, likelihood, suspicion }) => cause(id, likelihood, { suspicion }))
        .toSorted((a, b) => b.likelihood - a.likelihood),
    }));
  const anyFound = fc.array(
    fc
      .tuple(fc.constantFrom(...DETECTION_IDS, 'Cyst'), fc.integer({ min: 0, max: 100 }))
      .map(([id, confidence]) => found(id, confidence)),
    { maxLength: 6 },
  );
  /** The figure beside the name of a cause, if it has one. */
  const figureOf = (bullets: readonly string[], id: string): number | null => {
    const bullet = bullets.find((text) => text.includes(`(Name of ${id})`));
    const [, figure] = /, (\d+)%/.exec(bullet ?? '') ?? [];
    return figure === undefined ? null : Number(figure);
  };

  it('whatever is kept and whatever is found: no urgency, no cause, no suspicion, no sum', () => {
    fc.assert(
      fc.property(anyKept, anyFound, (kept, all) => {
        const reading = readTogether({ patient: ANSWERS, kept, found: all });
        const { bullet_points: a } = reading.diagnosis_a_combined;
        const { bullet_points: b } = reading.diagnosis_b_questionnaire_only;
        expect(rank(reading.urgency_level)).toBeGreaterThanOrEqual(rank(urgencyLevelOf(kept)));
        const sum = kept.diagnosis.reduce(
          (total, { id = '' }) => total + (figureOf(a, id) ?? 0),
          0,
        );
        const before = kept.diagnosis.reduce((total, { likelihood }) => total + likelihood, 0);
        expect(sum).toBeLessThanOrEqual(before);
        const order = (bullets: readonly string[]) =>
          kept.diagnosis.map(({ id }) =>
            bullets.findIndex((text) => text.includes(`(Name of ${id})`)),
          );
        expect(order(a)).not.toContain(-1);
        if (kept.diagnosis.some(({ suspicion }) => suspicion) || kept.red_flags.length > 0) {
          expect(order(a)).toEqual(order(b));
        }
        // B never hears of the picture.
        expect(b.join(' ')).not.toMatch(/picture|X-ray|Words for/);
        expect(reading.key_findings).toHaveLength(all.length);
        expect(reading.key_differences).not.toMatch(/[{}]|undefined/);
        expect([...a, ...b, ...reading.recommended_actions].join(' ')).not.toMatch(
          /[{}]|undefined/,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('by marks of a reader that was not measured: no urgency, no step, no figure and no order of causes', () => {
    fc.assert(
      fc.property(anyKept, anyFound, (kept, all) => {
        const unmeasured = all.map((each) => ({ ...each, isMeasured: false }));
        const reading = readTogether({ patient: ANSWERS, kept, found: unmeasured });
        const without = readTogether({ patient: ANSWERS, kept, found: [] });
        expect(reading.urgency_level).toBe(without.urgency_level);
        expect(reading.recommended_actions).toEqual(without.recommended_actions);
        const [a, before] = [reading, without].map((each) =>
          each.diagnosis_a_combined.bullet_points.slice(0, -1),
        );
        expect(a).toEqual(before);
        expect(reading.key_findings).toHaveLength(all.length);
        if (without.urgency_level !== 'emergency') {
          expect(reading.key_differences).toContain('The picture added nothing to your answers');
        }
      }),
      { numRuns: 200 },
    );
  });

  it('of a result that the engine itself makes, with words of the engine alone', () => {
    for (const issue of ['My tooth hurts', 'I cannot breathe, my tongue is swollen']) {
      const patient = { ...ANSWERS, issue };
      const own = assess(patient);
      for (const id of DETECTION_IDS) {
        const reading = readTogether({ patient, kept: own, found: [found(id)] });
        expect(rank(reading.urgency_level)).toBeGreaterThanOrEqual(rank(urgencyLevelOf(own)));
      }
    }
  });
});
