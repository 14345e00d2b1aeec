import type { XrayBox } from '../../contracts/xray/xray.ts';

const shared = (one: XrayBox, other: XrayBox): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width <= 0 || height <= 0 ? 0 : width * height;
};

const sizeOf = ({ width, height }: XrayBox): number => width * height;

/** Returns the shared part of the area that two boxes cover together (intersection over union): 1 is the same box. */
export const overlapOf = (one: XrayBox, other: XrayBox): number => {
  const both = shared(one, other);
  return both === 0 ? 0 : both / (sizeOf(one) + sizeOf(other) - both);
};

/** Keeps the best of what overlaps: the likeliest first, and none whose overlap with one before it is above `most`. */
export const bestOf = <T extends { readonly box: XrayBox; readonly likelihood: number }>(
  found: readonly T[],
  most: number,
): T[] => {
  const kept: T[] = [];
  for (const each of found.toSorted((a, b) => b.likelihood - a.likelihood)) {
    if (kept.every((other) => overlapOf(each.box, other.box) <= most)) kept.push(each);
  }
  return kept;
};

const fit = (value: number): number => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

/** Makes a box of corners, cut to what is on the picture. */
export const boxOf = (left: number, top: number, right: number, bottom: number): XrayBox => {
  const [x, y] = [fit(left), fit(top)];
  return { x, y, width: Math.max(0, fit(right) - x), height: Math.max(0, fit(bottom) - y) };
};
