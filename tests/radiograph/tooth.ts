import type { Canvas, Point } from './canvas.ts';
import { paint } from './canvas.ts';

/** Brightness of the parts of a picture before it is exposed. */
export const LEVEL = {
  air: 16,
  soft: 58,
  bone: 118,
  enamel: 214,
  dentine: 168,
  pulp: 116,
  filling: 246,
  metal: 254,
} as const;

/** A tooth: from the middle of its edge along its axis to the tip of its root. */
export type Tooth = {
  readonly edge: Point;
  /** 1 with the root below, -1 with the root above. */
  readonly down: 1 | -1;
  readonly lean: number;
  readonly width: number;
  readonly crown: number;
  readonly root: number;
  readonly roots: 1 | 2;
  /** Brightness that this tooth adds: some are lighter, some darker. */
  readonly tone: number;
};

/** Places of a tooth: across from its axis, along it from its edge. */
type Local = { readonly across: number; readonly along: number };

/** Returns where a place of a tooth lies on the picture. */
export const onPicture = (tooth: Tooth, { across, along }: Local): Point => {
  const [cos, sin] = [Math.cos(tooth.lean), Math.sin(tooth.lean)];
  return {
    x: tooth.edge.x + across * cos - along * sin * tooth.down,
    y: tooth.edge.y + (along * cos + across * sin * tooth.down) * tooth.down,
  };
};

/** Inverts `onPicture`. */
const inTooth = (tooth: Tooth, x: number, y: number): Local => {
  const [cos, sin] = [Math.cos(tooth.lean), Math.sin(tooth.lean)];
  const [dx, dy] = [x - tooth.edge.x, (y - tooth.edge.y) * tooth.down];
  return {
    across: dx * cos + dy * sin * tooth.down,
    along: dy * cos - dx * sin * tooth.down,
  };
};

/** Changes the places around a tooth, each by where it lies in the tooth. */
export const paintTooth = (
  canvas: Canvas,
  tooth: Tooth,
  change: (old: number, local: Local) => number,
): void => {
  const length = tooth.crown + tooth.root;
  const ends = [-0.9, 0.9].flatMap((side) =>
    [-0.2 * tooth.width, length + 0.7 * tooth.width].map((along) =>
      onPicture(tooth, { across: side * tooth.width, along }),
    ),
  );
  const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)];
  paint(canvas, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], (old, x, y) =>
    change(old, inTooth(tooth, x, y)),
  );
};

/** Returns half the width of the crown or of a single root, at so far from the edge; 0 outside. */
export const halfWidth = (tooth: Tooth, along: number): number => {
  const { width, crown, root } = tooth;
  if (along < 0 || along > crown + root) return 0;
  if (along < crown) {
    const share = along / crown;
    const opening = share < 0.12 ? Math.sqrt(share / 0.12) * 0.25 + 0.75 : 1;
    const waist = share > 0.45 ? 1 - 0.26 * ((share - 0.45) / 0.55) ** 1.4 : 1;
    return (width / 2) * opening * waist;
  }
  const share = (along - crown) / root;
  return (width / 2) * 0.74 * Math.sqrt(1 - share ** 1.6);
};

/** Returns how deep inside the tooth a place lies; negative outside. */
export const depthIn = (tooth: Tooth, { across, along }: Local): number => {
  const { width, crown, root, roots } = tooth;
  const share = (along - crown) / root;
  if (share > 1) return -width;
  if (roots === 1 || share < 0.22) return halfWidth(tooth, along) - Math.abs(across);
  const middle = width * (0.2 + 0.07 * share);
  const half = width * 0.19 * Math.sqrt(1 - share ** 2);
  return half - Math.abs(Math.abs(across) - middle);
};

/** Returns the middle of the tips of the roots. */
export const tipsOf = ({ crown, root, roots, width }: Tooth): readonly Local[] =>
  roots === 1
    ? [{ across: 0, along: crown + root }]
    : [-1, 1].map((side) => ({ across: side * width * 0.27, along: crown + root }));

/** Draws the tooth itself, with the thin dark and bright lines around its root where it stands in bone. */
export const drawTooth = (canvas: Canvas, tooth: Tooth): void => {
  const { width, crown, tone } = tooth;
  paintTooth(canvas, tooth, (old, local) => {
    const { across, along } = local;
    const depth = depthIn(tooth, local);
    if (along > crown * 1.2 && depth <= 0 && depth > -0.1 * width) {
      return old < 85 ? old : old + (depth > -0.04 * width ? -26 : 20);
    }
    if (depth <= 0 || along < 0) return old;
    const cap = along < crown ? width * 0.14 * (1.1 - along / crown) + 1 : 0;
    if (depth < cap || (along < width * 0.15 && along < crown)) return LEVEL.enamel + tone;
    return isPulp(tooth, across, along) ? LEVEL.pulp + tone : LEVEL.dentine + tone;
  });
};

const isPulp = ({ width, crown, root, roots }: Tooth, across: number, along: number): boolean => {
  if (along > crown * 0.55 && along < crown * 1.05) return Math.abs(across) < width * 0.15;
  const share = (along - crown) / root;
  if (share <= 0 || share > 0.85) return false;
  if (roots === 1 || share < 0.22) return Math.abs(across) < width * (0.07 - 0.03 * share);
  return Math.abs(Math.abs(across) - width * (0.2 + 0.07 * share)) < width * 0.035;
};
