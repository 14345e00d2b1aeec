import { describe, expect, it } from 'vitest';
import { planOf } from '../../../src/flows/dentist-search/plan.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the plan of the dentists found', () => {
  it('has north up and east right, in true distances', () => {
    // At the equator a degree is 111.2 km both ways: 0.09 of it are 10.0 km, of which 2 km are a fifth.
    const { spots, own, square } = planOf(
      [at(0.045, 0), at(-0.045, 0), at(0, 0.045), at(0, -0.045)],
      at(0, 0),
    );
    const [north, south, east, west] = spots.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect([north, south, east, west]).toEqual([
      [50, 14],
      [50, 86],
      [86, 50],
      [14, 50],
    ]);
    expect([own?.x, own?.y]).toEqual([50, 50]);
    expect(square.km).toBe(2);
    expect(square.side).toBeCloseTo(72 / 5, 1);
  });

  it('draws a degree of longitude half as wide as one of latitude at 60 degrees', () => {
    const { spots } = planOf([at(60.5, 0), at(59.5, 0), at(60, -0.5), at(60, 0.5)], null);
    const [north, south, west, east] = spots;
    const high = (south?.y ?? 0) - (north?.y ?? 0);
    expect(((east?.x ?? 0) - (west?.x ?? 0)) / high).toBeCloseTo(0.5, 2);
  });

  it('keeps a page of dentists in one house apart and on the plan', () => {
    const { spots, square } = planOf(Array(20).fill(at(18.5, 73.85)), null);
    for (const [index, one] of spots.entries()) {
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(5);
      expect(Math.max(one.x, one.y)).toBeLessThanOrEqual(95);
      for (const other of spots.slice(index + 1)) {
        // 40 of 328 pixels, on a phone.
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12);
      }
    }
    expect(square.km).toBe(0.2);
  });
});
