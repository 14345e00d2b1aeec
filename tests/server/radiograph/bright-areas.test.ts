import { describe, expect, it } from 'vitest';
import { analyzeRadiograph } from '../../../server/radiograph/analyze.ts';
import type { Raster } from '../../../server/radiograph/raster.ts';

type Paint = (x: number, y: number, old: number) => number;

const [AIR, TOOTH, METAL] = [50, 140, 245];

/** Grey teeth side by side, six to a seventh of the width, between two dark bands; then what is painted on them. */
const teeth = (width: number, height: number, paint: Paint): Raster => {
  const gray = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isTooth = x % 42 < 36 && y > height * 0.32 && y < height * 0.82;
    return Math.min(255, paint(x, y, isTooth ? TOOTH : AIR));
  });
  return { width, height, gray, colour: { meanSaturation: 0, colouredShare: 0 } };
};

const PANORAMIC = [800, 400] as const;
const FILM = [400, 300] as const;

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];
const inside = ([left, top, right, bottom]: Rectangle, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;
const bright =
  (...rectangles: readonly Rectangle[]): Paint =>
  (x, y, old) =>
    rectangles.some((each) => inside(each, x, y)) ? METAL : old;

const marksOn = (size: readonly [number, number], paint: Paint) =>
  analyzeRadiograph(teeth(...size, paint)).findings;

describe('[XRAY-14] a very bright area', () => {
  it.each([
    ['a filling on a panoramic picture', PANORAMIC, [300, 220, 322, 236]],
    ['a crown', PANORAMIC, [420, 200, 455, 240]],
    ['a post in a root', PANORAMIC, [300, 200, 310, 250]],
    ['a filling on a small film', FILM, [150, 130, 190, 155]],
  ] as const)('is marked: %s, with a box that fits', (_what, size, rectangle) => {
    const marks = marksOn(size, bright(rectangle));
    expect(marks).toHaveLength(1);
    const [left, top, right, bottom] = rectangle;
    const { x, y, width, height } = marks[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    const told = [x * size[0], y * size[1], (x + width) * size[0], (y + height) * size[1]];
    for (const [at, edge] of [left, top, right, bottom].entries()) {
      expect(Math.abs((told[at] ?? 0) - edge)).toBeLessThanOrEqual(4);
    }
  });

  it('is marked once each, however many there are', () => {
    const two = bright([300, 220, 322, 236], [510, 230, 530, 250]);
    expect(marksOn(PANORAMIC, two)).toHaveLength(2);
  });

  const none: readonly (readonly [string, readonly [number, number], Paint])[] = [
    ['teeth alone', PANORAMIC, (_x, _y, old) => old],
    ['a burnt-out corner', PANORAMIC, bright([0, 0, 160, 110])],
    ['a bright frame', PANORAMIC, (x, y, old) => (inside([12, 12, 788, 388], x, y) ? old : 255)],
    [
      'a letter R at the side',
      PANORAMIC,
      bright([30, 240, 35, 275], [35, 240, 50, 245], [45, 245, 50, 258], [35, 256, 50, 261]),
    ],
    [
      'thin writing across the teeth',
      PANORAMIC,
      bright([300, 220, 302, 244], [300, 230, 316, 232]),
    ],
    ['a broad glare', PANORAMIC, bright([250, 180, 480, 300])],
    [
      'soft bone',
      PANORAMIC,
      (x, y, old) => old + 110 * Math.exp(-((x - 400) ** 2 + (y - 240) ** 2) / (2 * 22 ** 2)),
    ],
    [
      'teeth that are as bright as metal',
      PANORAMIC,
      (_x, _y, old) => (old === TOOTH ? METAL : old),
    ],
    [
      'what is brighter than a tooth and still grey',
      PANORAMIC,
      (x, y, old) => (inside([300, 220, 322, 236], x, y) ? TOOTH + 15 : old),
    ],
    ['something above the teeth', PANORAMIC, bright([300, 30, 322, 46])],
    ['something cut off by the edge of a small film', FILM, bright([0, 130, 40, 155])],
    ['a glare over half of a small film', FILM, bright([120, 60, 380, 280])],
  ];
  it.each(none)('is not %s', (_what, size, paint) => {
    expect(marksOn(size, paint)).toEqual([]);
  });
});
