import { describe, expect, it } from 'vitest';
import { DETECTION_IDS, REFUSAL_REASONS, XrayReading } from '../../../contracts/xray/xray.ts';
import { analyzeRadiograph } from '../../../server/radiograph/analyze.ts';
import { bestOf, overlapOf } from '../../../server/radiograph/boxes.ts';
import { MOST_CONFIDENCE, confidenceOf } from '../../../server/radiograph/calibration.ts';
import { placeOf } from '../../../server/radiograph/place.ts';
import type { Raster } from '../../../server/radiograph/raster.ts';
import {
  detectionWords,
  placeWords,
  refusalWords,
  summaryOf,
} from '../../../server/radiograph/words.ts';
import { addPicture, newScore } from '../../radiograph/score.ts';
import { draw, picturesFrom } from '../../radiograph/sets.ts';

const flat = (width: number, height: number, level: number): Raster => ({
  width,
  height,
  gray: new Uint8Array(Math.max(0, Math.trunc(width * height) || 0)).fill(level),
  colour: { meanSaturation: 0, colouredShare: 0 },
});

describe('the analyzer on made-up pictures', () => {
  const score = newScore();
  const pictures = picturesFrom(70_000, 81).map(draw);
  const readings = pictures.map(({ raster }) => analyzeRadiograph(raster));
  for (const [index, { known }] of pictures.entries()) {
    addPicture(score, known, readings[index]?.findings ?? []);
  }

  it.each([
    ['darkAreaAtRoot', 0.65, 0.15],
    ['darkAreaInTooth', 0.46, 0.25],
    ['lowBone', 0.62, 0.2],
    ['metal', 0.88, 0.2],
    ['restoration', 0.9, 0.2],
  ] as const)('[XRAY-14] finds enough of %s and little that is none', (id, sensitivity, wrong) => {
    const { drawn, hits, overlap, false: mistaken } = score.by[id];
    expect(hits / drawn).toBeGreaterThanOrEqual(sensitivity);
    expect(overlap / hits).toBeGreaterThanOrEqual(0.5);
    expect(mistaken / score.pictures).toBeLessThanOrEqual(wrong);
  });

  it('[XRAY-15] never promises more than made-up pictures prove, and is right about as often as it says', () => {
    const said = score.finds.map(({ confidence }) => confidence);
    expect(said.every((each) => Number.isInteger(each) && each <= MOST_CONFIDENCE)).toBe(true);
    const right = score.finds.filter(({ isRight }) => isRight).length / said.length;
    const mean = said.reduce((sum, each) => sum + each, 0) / said.length / 100;
    expect(right).toBeGreaterThanOrEqual(mean - 0.05);
  });

  it('gives what the contract says, the surest first, the same each time', () => {
    for (const reading of readings) {
      expect(XrayReading.parse(reading)).toEqual(reading);
      const said = reading.findings.map(({ confidence }) => confidence);
      expect(said).toEqual(said.toSorted((a, b) => b - a));
    }
    expect(analyzeRadiograph(pictures[0]?.raster ?? flat(1, 1, 0))).toEqual(readings[0]);
  });
});

describe('pictures of nothing', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 9],
    [5, 900, 9],
    [200, 150, 0],
    [200, 150, 255],
    [Number.NaN, 10, 0],
    [Number.POSITIVE_INFINITY, 10, 0],
    [-4, -4, 0],
    [10.5, 40, 0],
  ])('%d by %d of level %d are read without a find', (width, height, level) => {
    const raster = flat(Number.isFinite(width) ? width : 0, height, level);
    expect(analyzeRadiograph({ ...raster, width }).findings).toEqual([]);
  });

  it('with fewer pixels than they say are read without a find', () => {
    const raster = { ...flat(300, 200, 9), gray: new Uint8Array(10) };
    expect(analyzeRadiograph(raster).findings).toEqual([]);
  });
});

describe('where a finding lies', () => {
  const box = (x: number, y: number) => ({ x: x - 0.01, y: y - 0.01, width: 0.02, height: 0.02 });

  it.each([
    [[0.45, 0.4], 'upper', 'right', 'front'],
    [[0.6, 0.6], 'lower', 'left', 'canine'],
    [[0.35, 0.4], 'upper', 'right', 'premolar'],
    [[0.72, 0.6], 'lower', 'left', 'firstMolar'],
    [[0.22, 0.4], 'upper', 'right', 'secondMolar'],
    [[0.85, 0.6], 'lower', 'left', 'wisdomTooth'],
  ] as const)('at %j of the whole mouth: %s %s %s', ([x, y], arch, side, region) => {
    expect(placeOf(box(x, y), 'panoramic')).toEqual({ frame: 'mouth', arch, side, region });
  });

  it('on a small film is a place of the picture, as the film does not say its side', () => {
    expect(placeOf(box(0.9, 0.1), 'intraoral')).toEqual({
      frame: 'picture',
      row: 'top',
      column: 'right',
    });
    expect(placeWords(placeOf(box(0.5, 0.5), 'intraoral'))).toBe('middle of the picture');
    expect(placeWords(placeOf(box(0.6, 0.6), 'panoramic'))).toBe(
      'lower jaw, your left side, near the canine',
    );
  });
});

describe('boxes', () => {
  const one = { x: 0, y: 0, width: 0.2, height: 0.2 };
  it('share nothing, all, or a part', () => {
    expect(overlapOf(one, { ...one, x: 0.5 })).toBe(0);
    expect(overlapOf(one, one)).toBe(1);
    expect(overlapOf(one, { ...one, x: 0.1 })).toBeCloseTo(1 / 3);
  });
  it('of one thing leave the likeliest', () => {
    const found = [
      { box: one, likelihood: 0.4 },
      { box: { ...one, x: 0.02 }, likelihood: 0.8 },
    ];
    expect(bestOf(found, 0.3)).toEqual([found[1]]);
  });
});

describe('confidence', () => {
  it('rises in steps that were measured, and stops', () => {
    const steps = [
      [0.2, 30],
      [0.6, 99],
    ] as const;
    const measured = {
      darkAreaAtRoot: steps,
      darkAreaInTooth: steps,
      lowBone: steps,
      metal: steps,
      restoration: steps,
    };
    const at = (likelihood: number) => confidenceOf(likelihood, 'metal', measured);
    expect([at(0.1), at(0.2), at(0.59), at(0.6), at(1)]).toEqual([0, 30, 30, 75, 75]);
  });
});

describe('what is said', () => {
  const finding = {
    detection: 'metal',
    confidence: 60,
    box: { x: 0, y: 0, width: 0.1, height: 0.1 },
    place: { frame: 'picture', row: 'top', column: 'left' },
  } as const;

  it('[XRAY-13] tells how many places, what read the picture and what that is worth', () => {
    const said = summaryOf([finding, finding], false);
    expect(said).toContain('2 places on this X-ray are for a dentist to look at.');
    expect(said).toContain('a screening aid and not a trained diagnostic model');
    expect(said).toContain('only ever measured on made-up pictures');
    expect(summaryOf([finding], false)).toContain('One place on this X-ray');
    expect(summaryOf([finding], true)).not.toContain('screening aid');
    expect(summaryOf([finding], true)).toContain('Only a dentist can say');
  });

  it('[XRAY-13] does not call teeth healthy where nothing was found', () => {
    expect(summaryOf([], false)).toContain('That does not mean that your teeth are healthy');
  });

  it('has words for each id, and a trained model’s name stands for itself', () => {
    expect(DETECTION_IDS.map((id) => detectionWords(id)).every((words) => words.length > 5)).toBe(
      true,
    );
    expect(REFUSAL_REASONS.every((reason) => refusalWords(reason).includes('Please send'))).toBe(
      true,
    );
    expect(detectionWords('Cyst')).toBe('Cyst');
  });
});
