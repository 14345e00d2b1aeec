import { describe, expect, it } from 'vitest';
import { MEDICINE_QUESTIONS_MAX } from '../../contracts/assessment/medicines.ts';
import { scoreMedicines } from './medicine-outcomes.ts';
import type { Share } from '../../contracts/rules/wilson.ts';
import { rate, runVignettes, score } from './score.ts';
import { MODES } from './simulated-patient.ts';
import type { Mode } from './simulated-patient.ts';
import { CALIBRATION_HELD_OUT, calibration, calibrationOfErring } from './calibration.ts';
import { loadFirstMessages, scoreFirstMessages } from './first-messages.ts';
import type { Statement } from './note-statements.ts';
import { statementsOf } from './note-statements.ts';
import { loadRealMessages, scoreRealMessages, unknownSigns } from './real-messages.ts';
import { loadVignettes, vignetteFiles } from './vignette.ts';

/** Lowest or highest shares that a set may show in a mode. Safety measures are the same everywhere. */
type Floors = {
  readonly top1: number;
  readonly top3: number;
  readonly urgencyExact: number;
  readonly underTriage: number;
  readonly falseAlarms: number;
  readonly redFlagRecall: number;
  readonly missedEmergencies: number;
};

/** Floors when every question is answered as the facts say. */
const FLOW: Floors = {
  top1: 0.95,
  top3: 0.98,
  urgencyExact: 0.97,
  underTriage: 0.01,
  falseAlarms: 0,
  redFlagRecall: 0.98,
  missedEmergencies: 0,
};
/** Floors of the second blind set. It was only lightly used, so it is nearest to what strangers' words will show. */
const SECOND_BLIND_FLOW: Floors = { ...FLOW, top1: 0.91, urgencyExact: 0.96 };

/** Floors when no question is answered but the signs that the words raise: words settle nothing, so more stays open. */
const FULL: Floors = {
  top1: 0.82,
  top3: 0.94,
  urgencyExact: 0.92,
  underTriage: 0.02,
  falseAlarms: 0,
  redFlagRecall: 0.65,
  missedEmergencies: 2,
};

const floorsFor = (file: string, mode: Mode): Floors => {
  if (mode === 'full') return FULL;
  return file === 'blind-2.vignettes.json' ? SECOND_BLIND_FLOW : FLOW;
};

const said = ({ hits, of }: Share): string => `${hits} of ${of}`;

for (const file of vignetteFiles()) {
  for (const mode of MODES) {
    const floors = floorsFor(file, mode);
    const outcomes = runVignettes(loadVignettes(file), mode);
    const measured = score(outcomes);
    const medicines = scoreMedicines(outcomes);

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

describe('likelihoods', () => {
  const MANY = 50;
  const all = vignetteFiles().flatMap(loadVignettes);
  const heldOut = loadVignettes(CALIBRATION_HELD_OUT);

  it.each([
    ['with every answer given', calibration(all)],
    ['with patients who forget and err', calibrationOfErring(all)],
    ['with such patients of the set that they were not fitted on', calibrationOfErring(heldOut)],
  ])('promise hardly more than they hold, %s', (_who, bins) => {
    const promising = bins.filter(
      ({ conditions, said: promised, right }) => conditions >= MANY && promised > right + 12,
    );
    expect(promising).toEqual([]);
  });

  it('[DIAG-04] show no limit as a figure: no percentage stands first for a tenth of all patients', () => {
    const counts = new Map<number, number>();
    for (const { diagnosis } of runVignettes(all, 'flow')) {
      const first = diagnosis.diagnosis[0]?.likelihood ?? 0;
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThan(all.length / 10);
  });
});

describe('notes', () => {
  it.each(vignetteFiles())('[DIAG-09] [DIAG-12] state nothing that is not so: %s', (file) => {
    const all = runVignettes(loadVignettes(file), 'flow').flatMap(({ vignette, diagnosis }) =>
      statementsOf(vignette, diagnosis),
    );
    const wrongIn = (part: Statement['part']): string[] =>
      all.filter((each) => each.part === part && !each.isTrue).map(({ text }) => text);
    expect([...wrongIn('denied'), ...wrongIn('stated'), ...wrongIn('quotes')]).toEqual([]);
    const plans = all.filter(({ part }) => part === 'plan').length;
    // A plan follows the level, so it is wrong where the urgency is.
    expect(1 - wrongIn('plan').length / plans).toBeGreaterThanOrEqual(FLOW.urgencyExact);
  });
});

describe.each(['first-messages.json', 'first-messages.unseen.json'])(
  'first messages: %s',
  (file) => {
    const measured = scoreFirstMessages(loadFirstMessages(file));

    it('that tell an emergency are nearly all caught', () => {
      expect(rate(measured.caught)).toBeGreaterThanOrEqual(0.93);
    });

    it('raise no false alarm once everything is answered truthfully', () => {
      expect(measured.falseAfterAnswers.hits, measured.misses.join('\n')).toBe(0);
    });

    it('ask ordinary people hardly anything', () => {
      expect(rate(measured.ordinaryAsked)).toBeLessThanOrEqual(0.1);
    });
  },
);

/** Least that each set must show: the first was read while the reading was made, the second by nobody. */
const REAL_FLOORS = {
  'real-messages.json': {
    'dental taken as dental': 0.99,
    'others refused': 0.9,
    'emergencies caught': 0.85,
    'asked nothing uncalled for': 0.8,
    'no help shown uncalled for': 0.99,
    'category not silently wrong': 0.98,
    'no finding that must not be': 0.97,
    'urgency not too low': 0.88,
  },
  'real-messages.held-out.json': {
    'dental taken as dental': 0.96,
    'others refused': 0.83,
    'emergencies caught': 1,
    'asked nothing uncalled for': 0.94,
    'no help shown uncalled for': 1,
    'category not silently wrong': 0.97,
    'no finding that must not be': 0.95,
    'urgency not too low': 0.85,
  },
} as const;

describe.each(Object.entries(REAL_FLOORS))('first messages of real manner: %s', (file, floors) => {
  const messages = loadRealMessages(file);
  const { measures } = scoreRealMessages(messages);

  it('name only signs that there are', () => {
    expect(messages.flatMap(unknownSigns)).toEqual([]);
  });

  it.each(Object.entries(floors))('%s in at least %d', (name, floor) => {
    const measured = measures.get(name);
    expect(measured && rate(measured), measured && said(measured)).toBeGreaterThanOrEqual(floor);
  });
});
