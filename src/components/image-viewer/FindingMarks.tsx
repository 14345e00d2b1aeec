import { FindingMark } from './FindingMark.tsx';
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
const crowdedOut = (findings: readonly Finding[], size: Size): ReadonlySet<string> => {
  const shown: Corner[] = [];
  const crowded = new Set<string>();
  for (const finding of findings) {
    const corner = cornerOf(finding, size);
    if (shown.every((other) => isClear(corner, other))) shown.push(corner);
    else crowded.add(finding.id);
  }
  return crowded;
};

type FindingMarksProps = {
  readonly findings: readonly Finding[];
  readonly selected: string | null;
  readonly ratio: number;
  readonly scale: number;
  readonly onSelect: (id: string) => void;
};

/** Assumed width of the picture in pixels: the least on a phone, and on a large screen. */
const NARROW = 280;
const ROOMY = 640;

/**
 * Share of the height below which a box has no room above for its number, or, on a flat picture, for a name in two
 * lines.
 */
const TOP = { usual: 0.15, flat: 0.26 };
const FLAT = 1.65;

const areaOf = ({ box }: Finding): number => box.width * box.height;

/** Draws all boxes: small ones over large ones, and no number over another. */
export const FindingMarks = (props: FindingMarksProps) => {
  const { findings, selected, ratio, scale, onSelect } = props;
  const narrow = crowdedOut(findings, { width: NARROW, ratio, scale });
  const roomy = crowdedOut(findings, { width: ROOMY, ratio, scale });
  const crowding = (id: string): 'narrow' | 'always' | undefined => {
    if (roomy.has(id)) return 'always';
    return narrow.has(id) ? 'narrow' : undefined;
  };
  return findings
    .map((finding, at) => ({ finding, number: at + 1 }))
    .toSorted((one, other) => areaOf(other.finding) - areaOf(one.finding))
    .map(({ finding, number }) => {
      const isSelected = selected === finding.id;
      return (
        <FindingMark
          key={finding.id}
          finding={finding}
          number={number}
          selected={isSelected}
          crowded={crowding(finding.id)}
          top={isSelected && ratio > FLAT ? TOP.flat : TOP.usual}
          onSelect={() => onSelect(finding.id)}
        />
      );
    });
};
