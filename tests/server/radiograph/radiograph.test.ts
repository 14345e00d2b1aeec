import { describe, expect, it } from 'vitest';
import { DETECTION_IDS, REFUSAL_REASONS, XrayReading } from '../../../contracts/xray/xray.ts';
import { MEASURED_CONFIDENCE, analyzeRadiograph } from '../../../server/radiograph/analyze.ts';
import { bestOf, overlapOf } from '../../../server/radiograph/boxes.ts';
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

describe('the analyzer on drawings', () => {
  const score = newScore();
  const pictures = picturesFrom(70_000, 81).map(draw);
  const readings = pictures.map(({ raster }) => analyzeRadiograph(raster));
  for (const [index, { known }] of pictures.entries()) {
    addPicture(score, known, readings[index]?.findings ?? []);
  }

  it('[XRAY-14] marks half of what is drawn bright, and little else', () => {
    expect(score.found / score.drawn).toBeGreaterThanOrEqual(0.5);
    expect(score.right / score.marks).toBeGreaterThanOrEqual(0.8);
  });

  it('[XRAY-14] [XRAY-15] states very bright areas alone, with the share that was right on real ones', () => {
    const all = readings.flatMap(({ findings }) => findings);
    expect(all.length).toBeGreaterThan(50);
    expect(new Set(all.map(({ detection }) => detection))).toEqual(new Set(['brightArea']));
    expect(new Set(all.map(({ confidence }) => confidence))).toEqual(
      new Set([MEASURED_CONFIDENCE]),
    );
  });

  it('gives what the contract says, the same each time', () => {
    for (const reading of readings) expect(XrayReading.parse(reading)).toEqual(reading);
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
    [0.2, 'right', 'your right side'],
    [0.45, 'front', 'your front teeth'],
    [0.6, 'left', 'your left side'],
  ] as const)(
    'at %d of the width of the whole mouth: %s, without a jaw or a tooth',
    (x, side, words) => {
      const place = placeOf(box(x, 0.4), 'panoramic');
      expect(place).toEqual({ frame: 'mouth', side });
      expect(placeWords(place)).toBe(words);
    },
  );

  it('on a small film is a place of the picture, as the film does not say its side', () => {
    expect(placeOf(box(0.9, 0.1), 'intraoral')).toEqual({
      frame: 'picture',
      row: 'top',
      column: 'right',
    });
    expect(placeWords(placeOf(box(0.5, 0.5), 'intraoral'))).toBe('middle of the picture');
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

describe('what is said', () => {
  const finding = {
    detection: 'brightArea',
    confidence: 90,
    box: { x: 0, y: 0, width: 0.1, height: 0.1 },
    place: { frame: 'picture', row: 'top', column: 'left' },
  } as const;

  it('[XRAY-13] tells what is marked, how often that was right, and what is not looked for', () => {
    expect(summaryOf([finding, finding], false)).toBe(
      '2 very bright areas are marked on this X-ray: fillings, crowns or other metal. ' +
        'The figure beside a mark means: of 100 such marks on real X-rays about 90 were right. ' +
        'This is a screening aid and not a trained diagnostic model. It marks very bright areas alone, and it misses many of them. ' +
        'It does not look for dark areas, decay or the bone. Only a dentist can say what an X-ray shows.',
    );
    expect(summaryOf([finding], false)).toContain('One very bright area is marked on this X-ray');
    expect(summaryOf([finding], true)).toContain('One place on this X-ray is for a dentist');
    expect(summaryOf([finding], true)).not.toContain('screening aid');
    expect(summaryOf([finding], true)).toContain('Only a dentist can say');
  });

  it.each([true, false])(
    '[XRAY-13] does not call teeth healthy without a mark, trained: %s',
    (isTrained) => {
      const said = summaryOf([], isTrained);
      expect(said).toMatch(/^No marks\. This does not mean that all is well\. This /);
      expect(said).not.toContain('The figure beside a mark');
    },
  );

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
