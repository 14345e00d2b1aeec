import type { DetectionId } from '../../contracts/xray/xray.ts';
import type { Canvas, Point } from './canvas.ts';
import type { Random } from '../../server/training/xray-gate/random.ts';
import type { Tooth } from './tooth.ts';
import { LEVEL, depthIn, halfWidth, onPicture, paintTooth, tipsOf } from './tooth.ts';

/** A detection that was drawn, and points of its outline. */
export type Drawn = { readonly detection: DetectionId; readonly outline: readonly Point[] };

const ellipse = (
  tooth: Tooth,
  middle: { readonly across: number; readonly along: number },
  [wide, high]: readonly [number, number],
): Point[] =>
  Array.from({ length: 16 }, (_, step) => {
    const angle = (step * Math.PI) / 8;
    const across = middle.across + wide * Math.cos(angle);
    return onPicture(tooth, { across, along: middle.along + high * Math.sin(angle) });
  });

/** Draws a filling in the biting face or at the side of the crown. */
const drawFilling = (canvas: Canvas, tooth: Tooth, random: Random): Drawn => {
  const { width, crown } = tooth;
  const half = width * random.between(0.16, 0.3);
  const deep = crown * random.between(0.28, 0.5);
  const across = random.pick([-1, 0, 0, 1]) * (width / 2 - half * 0.9);
  const level = random.chance(0.75) ? LEVEL.filling : LEVEL.metal;
  const isIn = (dx: number, along: number): boolean =>
    Math.abs(dx) < half * (1 - 0.25 * (along / deep) ** 2) && along < deep;
  paintTooth(canvas, tooth, (old, local) =>
    local.along > 0 && depthIn(tooth, local) > 0 && isIn(local.across - across, local.along)
      ? level
      : old,
  );
  const sides = [Math.max(-width / 2, across - half), Math.min(width / 2, across + half)];
  const outline = sides.flatMap((side) =>
    [0, deep].map((along) => onPicture(tooth, { across: side, along })),
  );
  return { detection: 'restoration', outline };
};

/** Draws a crown over the whole tooth. */
const drawCrown = (canvas: Canvas, tooth: Tooth, random: Random): Drawn => {
  const { width, crown } = tooth;
  const end = crown * random.between(0.82, 1);
  paintTooth(canvas, tooth, (old, local) =>
    local.along > 0 && local.along < end && depthIn(tooth, local) > 0 ? LEVEL.metal : old,
  );
  const outline = [-width / 2, width / 2].flatMap((across) =>
    [0, end].map((along) => onPicture(tooth, { across, along })),
  );
  return { detection: 'restoration', outline };
};

/** Draws a post in the root. */
const drawPost = (canvas: Canvas, tooth: Tooth, random: Random): Drawn => {
  const { width, crown, root } = tooth;
  const half = width * random.between(0.055, 0.09);
  const [start, end] = [crown * 0.7, crown + root * random.between(0.55, 0.8)];
  const middle = tooth.roots === 1 ? 0 : width * 0.23 * random.pick([-1, 1]);
  paintTooth(canvas, tooth, (old, { across, along }) =>
    along > start && along < end && Math.abs(across - middle) < half ? LEVEL.metal : old,
  );
  const outline = [-half, half].flatMap((side) =>
    [start, end].map((along) => onPicture(tooth, { across: middle + side, along })),
  );
  return { detection: 'metal', outline };
};

/** Draws a screw in place of the root, with a threaded side. */
const drawImplant = (canvas: Canvas, tooth: Tooth, random: Random): Drawn => {
  const { width, crown, root } = tooth;
  const half = width * random.between(0.19, 0.25);
  const [start, end] = [crown * 0.85, crown + root * random.between(0.75, 0.95)];
  paintTooth(canvas, tooth, (old, local) => {
    const { across, along } = local;
    const taper = half * (1 - (0.3 * (along - start)) / (end - start));
    const thread = (along * 6) % width < width / 2 ? 0 : width * 0.035;
    if (along > start && along < end && Math.abs(across) < taper + thread) return LEVEL.metal;
    if (along <= crown) return along > 0 && depthIn(tooth, local) > 0 ? LEVEL.enamel : old;
    return depthIn(tooth, local) > -0.1 * width ? LEVEL.bone : old;
  });
  const outline = [-half, half].flatMap((across) =>
    [start, end].map((along) => onPicture(tooth, { across, along })),
  );
  return { detection: 'metal', outline };
};

/** Draws decay: a dark hollow at the side of the crown, or under its face. */
const drawDecay = (canvas: Canvas, tooth: Tooth, random: Random): Drawn => {
  const { width, crown } = tooth;
  const isAtSide = random.chance(0.65);
  const along = crown * (isAtSide ? random.between(0.35, 0.75) : random.between(0.24, 0.36));
  const side = random.pick([-1, 1]);
  const across = isAtSide
    ? side * halfWidth(tooth, along) * random.between(0.78, 0.95)
    : side * width * random.between(0, 0.16);
  const [wide, high] = [width * random.between(0.13, 0.24), width * random.between(0.13, 0.22)];
  const drop = random.between(60, 110);
  paintTooth(canvas, tooth, (old, local) => {
    const far = ((local.across - across) / wide) ** 2 + ((local.along - along) / high) ** 2;
    if (far > 1 || depthIn(tooth, local) <= 0) return old;
    return Math.max(LEVEL.soft - 10, old - drop * (1 - 0.45 * far));
  });
  const clipped = ellipse(tooth, { across, along }, [wide, high]);
  return { detection: 'darkAreaInTooth', outline: clippedTo(tooth, clipped) };
};

/** Cuts an outline to the width of the tooth. */
const clippedTo = (tooth: Tooth, points: readonly Point[]): Point[] =>
  points.map(({ x, y }) => {
    const half = tooth.width / 2;
    const left = tooth.edge.x - half - Math.abs(tooth.lean) * tooth.crown;
    const right = tooth.edge.x + half + Math.abs(tooth.lean) * tooth.crown;
    return { x: Math.min(right, Math.max(left, x)), y };
  });

/** Draws a dark round place in the bone at the tip of a root. */
const drawDarkTip = (canvas: Canvas, tooth: Tooth, random: Random): Drawn => {
  const tip = random.pick(tipsOf(tooth));
  const size = tooth.width * random.between(0.24, 0.48);
  const middle = { across: tip.across, along: tip.along + size * 0.35 };
  const [wide, high] = [size, size * random.between(0.85, 1.1)];
  const drop = random.between(42, 80);
  paintTooth(canvas, tooth, (old, local) => {
    const far =
      ((local.across - middle.across) / wide) ** 2 + ((local.along - middle.along) / high) ** 2;
    if (far > 1 || depthIn(tooth, local) > 0) return old;
    return old - drop * Math.min(1, (1 - far) * 2.5);
  });
  return { detection: 'darkAreaAtRoot', outline: ellipse(tooth, middle, [wide, high]) };
};

const DRAWERS = {
  filling: drawFilling,
  crown: drawCrown,
  post: drawPost,
  implant: drawImplant,
  decay: drawDecay,
  darkTip: drawDarkTip,
};

export type Drawer = keyof typeof DRAWERS;

export const drawFinding = (
  canvas: Canvas,
  tooth: Tooth,
  [drawer, random]: readonly [Drawer, Random],
): Drawn => DRAWERS[drawer](canvas, tooth, random);
