import { describe, expect, it } from 'vitest';
import { MEDICINE_QUESTIONS_MAX } from '../../contracts/medicines.ts';
import { scoreMedicines } from './medicine-outcomes.ts';
import type { Share } from './score.ts';
import { rate, runVignettes, score } from './score.ts';
import { MODES } from './simulated-patient.ts';
import type { Mode } from './simulated-patient.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

/** Lowest or highest share a set may show in a mode. Safety measures are the same everywhere. */
type Floors = {
  readonly top1: number;
  readonly top3: number;
  readonly urgencyExact: number;
  readonly underTriage: number;
  readonly falseAlarms: number;
  readonly redFlagRecall: number;
  readonly missedEmergencies: number;
};

const DEVELOPMENT_FULL: Floors = {
  top1: 0.75,
  top3: 0.92,
  urgencyExact: 0.88,
  underTriage: 0.02,
  falseAlarms: 0.03,
  redFlagRecall: 1,
  missedEmergencies: 0,
};

/** Only the concern and the answers are known in mode flow, so a little more may be missed. */
const DEVELOPMENT_FLOW: Floors = { ...DEVELOPMENT_FULL, falseAlarms: 0.05, redFlagRecall: 0.96 };

/**
 * Sets written apart from the development set: other words, other facts. They were used to find gaps, so
 * they guard against regressions; their figures say too much about patients the engine has not met.
 */
const OTHER_FULL: Floors = {
  top1: 0.95,
  top3: 0.97,
  urgencyExact: 0.95,
  underTriage: 0.02,
  falseAlarms: 0.03,
  redFlagRecall: 0.95,
  missedEmergencies: 0,
};
const OTHER_FLOW: Floors = {
  ...OTHER_FULL,
  top1: 0.93,
  top3: 0.96,
  urgencyExact: 0.94,
  falseAlarms: 0.05,
  redFlagRecall: 0.93,
};

/** The second blind set was only lightly used, for safety: nearest to what strangers' words will show. */
const SECOND_BLIND_FULL: Floors = { ...OTHER_FULL, top1: 0.88 };
const SECOND_BLIND_FLOW: Floors = { ...OTHER_FLOW, top1: 0.84, urgencyExact: 0.9 };

const floorsFor = (file: string, mode: Mode): Floors => {
  if (file === 'blind-2.vignettes.json') {
    return mode === 'full' ? SECOND_BLIND_FULL : SECOND_BLIND_FLOW;
  }
  if (file === 'vignettes.json') return mode === 'full' ? DEVELOPMENT_FULL : DEVELOPMENT_FLOW;
  return mode === 'full' ? OTHER_FULL : OTHER_FLOW;
};

const said = ({ hits, of }: Share): string => `${hits} of ${of}`;

for (const file of vignetteFiles()) {
  for (const mode of MODES) {
    const floors = floorsFor(file, mode);
    const outcomes = runVignettes(loadVignettes(file), mode);
    const measured = score(outcomes);
    const medicines = scoreMedicines(outcomes, mode);

    describe(`${file}, mode ${mode}`, () => {
      it('puts the right condition first often enough', () => {
        expect(rate(measured.top1), said(measured.top1)).toBeGreaterThanOrEqual(floors.top1);
      });
      it('has an accepted condition among the first three', () => {
        expect(rate(measured.top3), said(measured.top3)).toBeGreaterThanOrEqual(floors.top3);
      });
      it('gives the right urgency', () => {
        expect(rate(measured.urgencyExact), said(measured.urgencyExact)).toBeGreaterThanOrEqual(
          floors.urgencyExact,
        );
      });
      it('hardly ever gives too low an urgency', () => {
        expect(rate(measured.underTriage), said(measured.underTriage)).toBeLessThanOrEqual(
          floors.underTriage,
        );
      });
      it('misses no emergency', () => {
        expect(
          measured.missedEmergencies.length,
          measured.missedEmergencies.join(', '),
        ).toBeLessThanOrEqual(floors.missedEmergencies);
      });
      it('raises the expected red flags', () => {
        expect(rate(measured.redFlagRecall), said(measured.redFlagRecall)).toBeGreaterThanOrEqual(
          floors.redFlagRecall,
        );
      });
      it('raises few false alarms', () => {
        expect(rate(measured.falseAlarms), said(measured.falseAlarms)).toBeLessThanOrEqual(
          floors.falseAlarms,
        );
      });
      it('suggests no medicine against the rules, before the check and after', () => {
        expect(measured.mustNotViolations).toEqual([]);
        expect(medicines.violations).toEqual([]);
      });
      it('asks seven questions at most before a medicine', () => {
        expect(Math.max(...medicines.asked)).toBeLessThanOrEqual(MEDICINE_QUESTIONS_MAX);
      });
      it('leaves enough suggestions to be of use once the check is answered', () => {
        const { ibuprofen, paracetamol, chlorhexidine, cold_compress } = medicines.suggested;
        const share = (count: number) => count / outcomes.length;
        expect(share(ibuprofen)).toBeGreaterThanOrEqual(mode === 'full' ? 0.07 : 0.14);
        expect(share(paracetamol)).toBeGreaterThanOrEqual(0.2);
        expect(share(chlorhexidine)).toBeGreaterThanOrEqual(0.05);
        expect(share(cold_compress)).toBeGreaterThanOrEqual(0.03);
      });
    });
  }
}
