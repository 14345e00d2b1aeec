import { describe, expect, it } from 'vitest';
import type { Band } from '../../../server/report/writer/bands.ts';
import { paginate } from '../../../server/report/writer/paginate.ts';

const SHEET = { top: 10, height: 100 };

const band = (height: number, more: Partial<Band> = {}): Band => ({
  height,
  before: 5,
  keeps: false,
  panel: null,
  pieces: [],
  ...more,
});

const placesOf = (bands: readonly Band[]) =>
  paginate(bands, SHEET).map(({ band: { height }, page, y }) => [height, page, y]);

describe('a code at the end of a report', () => {
  const code = band(30, { isLoose: true });

  it('stands below what comes before it where there is room', () => {
    expect(placesOf([band(60), code])).toEqual([
      [60, 0, 10],
      [30, 0, 75],
    ]);
  });

  it('takes the room that is left on the last page with any, rather than a page of its own', () => {
    expect(
      placesOf([band(60), band(65, { isFirst: true }), band(90, { isFirst: true }), code]),
    ).toEqual([
      [60, 0, 10],
      [65, 1, 10],
      [30, 1, 80],
      [90, 2, 10],
    ]);
  });

  it('has a page of its own where no page has room', () => {
    expect(placesOf([band(80), code])).toEqual([
      [80, 0, 10],
      [30, 1, 10],
    ]);
  });
});
