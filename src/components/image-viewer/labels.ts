import type { Finding } from './finding.ts';

/** Size of a number's label in pixels. */
const LABEL = { width: 26, height: 22 };

type Size = {
  /** Least width of the canvas, in pixels. */
  readonly width: number;
  readonly ratio: number;
  readonly scale: number;
};

type Corner = { readonly left: number; readonly top: number };

/**
 * Computes where a number is drawn, as the style sheet does: above the box unless there is no room, and towards the
 * middle of the picture.
 */
const cornerOf = ({ box }: Finding, { width, ratio, scale }: Size): Corner => {
  const [across, down] = [width * scale, (width / ratio) * scale];
  const left = box.x > 0.5 ? (box.x + box.width) * across - LABEL.width : box.x * across;
  const top = box.y < 0.15 ? (box.y + box.height) * down : box.y * down - LABEL.height;
  return { left, top };
};

const isClear = (one: Corner, other: Corner): boolean =>
  Math.abs(one.left - other.left) >= LABEL.width || Math.abs(one.top - other.top) >= LABEL.height;

/** Returns the findings whose numbers would cover an earlier one's; zooming in reveals them. */
export const crowdedOut = (findings: readonly Finding[], size: Size): ReadonlySet<string> => {
  const shown: Corner[] = [];
  const crowded = new Set<string>();
  for (const finding of findings) {
    const corner = cornerOf(finding, size);
    if (shown.every((other) => isClear(corner, other))) shown.push(corner);
    else crowded.add(finding.id);
  }
  return crowded;
};
