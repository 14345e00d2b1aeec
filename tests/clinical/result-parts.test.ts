import { describe, expect, it } from 'vitest';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import { EMERGENCY } from '../../contracts/texts/en/emergency.ts';
import { leftOfSummary, saidTwice, unfoundedWords } from './result-statements.ts';
import { runVignettes } from './score.ts';
import { MODES } from './simulated-patient.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

/** Conditions that are malignant, or potentially so by the definition of the red flag (docs/clinical.md). */
const SUSPICIONS: ReadonlySet<string> = new Set([
  'Suspected oral cancer',
  'Leukoplakia',
  'Erythroplakia',
  'Oral submucous fibrosis',
]);

const SETS = vignetteFiles().flatMap((file) => MODES.map((mode) => ({ file, mode })));

describe.each(SETS)('the parts of a result: $file, mode $mode', ({ file, mode }) => {
  const outcomes = runVignettes(loadVignettes(file), mode);

  it('[DIAG-06] list for and against a condition only what was said', () => {
    expect(
      outcomes.flatMap(({ vignette, diagnosis }) => unfoundedWords(vignette, mode, diagnosis)),
    ).toEqual([]);
  });

  it('give as the reason for the urgency only what was answered or confirmed', () => {
    const left = outcomes.map(({ vignette, diagnosis }) =>
      leftOfSummary(vignette, mode, diagnosis),
    );
    expect(left.filter((words) => words !== '')).toEqual([]);
  });

  it('give a reason nearly always where questions were answered, and none where too little is known', () => {
    const known = outcomes.filter(({ diagnosis: { diagnosis } }) => diagnosis.length > 0);
    const told = known.filter(({ diagnosis: { summary } }) => summary !== undefined);
    if (mode === 'flow') expect(told.length / known.length).toBeGreaterThan(0.97);
    for (const { diagnosis } of outcomes) {
      const isQuiet = diagnosis.diagnosis.length === 0 && diagnosis.red_flags.length === 0;
      if (isQuiet && diagnosis.emergency === null) expect(diagnosis.summary).toBeUndefined();
    }
  });

  it('[DIAG-08] say nothing twice in the steps, and the recommendation is the steps after by when', () => {
    expect(outcomes.flatMap(({ diagnosis }) => saidTwice(diagnosis))).toEqual([]);
    for (const { diagnosis, vignette } of outcomes) {
      const { recommendation, steps, emergency } = diagnosis;
      expect(recommendation.length, vignette.id).toBeGreaterThanOrEqual(4);
      expect(recommendation.length, vignette.id).toBeLessThanOrEqual(7);
      if (emergency === null) {
        const parts = [
          ...(steps?.do ?? []),
          ...(steps?.do_not ?? []),
          ...(steps?.hospital_if ?? []),
        ];
        expect(recommendation.slice(1), vignette.id).toEqual(parts);
        const isForLooks = vignette.category === 'cosmetic' && diagnosis.urgency === 'routine';
        expect(steps?.hospital_if, vignette.id).toHaveLength(isForLooks ? 0 : 1);
        if (steps?.until_then !== undefined) expect(parts).toContain(steps.until_then);
      }
    }
  });

  it('leave the help in an emergency to those who give it', () => {
    for (const { diagnosis, vignette } of outcomes) {
      if (diagnosis.emergency === null) continue;
      const help = new Set(helpIn(diagnosis.emergency).advice.map((id) => EMERGENCY.advice[id]));
      const steps = Object.values(diagnosis.steps ?? {}).flat();
      expect(steps.length, vignette.id).toBeGreaterThan(0);
      expect(steps.filter((step) => help.has(step) || /112|108/.test(step))).toEqual([]);
    }
  });

  it('flag the conditions that are a suspicion, and no others', () => {
    const items = outcomes.flatMap(({ diagnosis }) => diagnosis.diagnosis);
    expect(items.filter(({ name, suspicion }) => suspicion !== SUSPICIONS.has(name))).toEqual([]);
    expect(items.some(({ suspicion }) => suspicion)).toBe(true);
  });

  it('[DIAG-11] name the conditions of the list in the note, with the same likelihoods', () => {
    for (const { diagnosis, vignette } of outcomes) {
      const first = diagnosis.diagnosis
        .slice(0, 3)
        .map(({ name, likelihood, seen, suspicion }) => ({
          name: name === 'Suspected oral cancer' ? 'oral cancer' : name,
          likelihood,
          ...(seen && { seen }),
          ...(suspicion && { suspicion }),
        }));
      expect(diagnosis.note?.differential, vignette.id).toEqual(first);
    }
  });
});
