import { QUALITY_IDS } from '../../contracts/xray/xray.ts';
import type { QualityId, XrayTones } from '../../contracts/xray/xray.ts';
import { projectionOf } from './look.ts';
import { boxBlur, levelsAt, planeOf, stretched } from './plane.ts';
import type { Plane } from './plane.ts';
import type { Raster } from './raster.ts';

/**
 * Limits chosen on ten licensed radiographs and on these darkened, brightened, blurred, shrunk and cut: each lies between
 * what the ten have and what the spoiled ones have (docs/xray.md, "The quality note").
 */
const LIMITS = {
  /** Nine tenths of the picture are darker than this. The ten: 0.52 and more; darkened to a half: 0.40 and less. */
  dark: 0.45,
  /** Steps of brightness between the darkest and the brightest parts. The ten: 0.61 and more; flattened: 0.31 and less. */
  flat: 0.42,
  /** Fine detail against coarse detail. The panoramic ones: 0.31 and more; blurred: 0.17 and less. */
  blurred: 0.2,
  /** Width in pixels that shows no detail: of the ten, panoramic pictures have 680, and the small film has 1024. */
  small: { panoramic: 540, intraoral: 300 },
  /** Way from the middle of the jaw to the middle of the picture. The ten: 0.023 and less; 15 % cut off: 0.065 and more. */
  offMiddle: 0.055,
  /** Likeness of both sides below which the middle of the jaw is not known. The ten: 0.58 and more. */
  alike: 0.5,
};

/** Longest side in pixels on which each thing is measured, so that files of all sizes are judged alike. */
const LONGEST = { tones: 256, detail: 640, sides: 192 };
const BLACK_AND_WHITE = [0.02, 0.98] as const;

/** Share that is cut off at each edge: there may be a frame, which says nothing of how the picture was taken. */
const FRAME = 0.06;

/** Cuts the frame off the picture. */
const innerOf = ({ width, height, data }: Plane): Plane => {
  const [left, top] = [Math.round(width * FRAME), Math.round(height * FRAME)];
  const [columns, rows] = [width - 2 * left, height - 2 * top];
  const inner = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    const start = (y + top) * width + left;
    inner.set(data.subarray(start, start + columns), y * columns);
  }
  return { width: columns, height: rows, data: inner };
};

/** Returns the mean step from each place of one picture to the same place of another. */
const apart = (one: Plane, other: Plane): number =>
  one.data.reduce((sum, value, at) => sum + Math.abs(value - (other.data[at] ?? 0)), 0) /
  Math.max(1, one.data.length);

const blackAndWhite = (plane: Plane): Plane => {
  const [black = 0, white = 1] = levelsAt(plane, BLACK_AND_WHITE);
  return stretched(plane, [black, white]);
};

/** Measures fine detail as a share of coarse detail, both told from the same contrast. */
const sharpnessOf = (raster: Raster): number => {
  const plane = blackAndWhite(innerOf(planeOf(raster, LONGEST.detail)));
  const fine = boxBlur(plane, 1);
  const middle = boxBlur(fine, 2);
  return apart(plane, fine) / Math.max(1e-6, apart(middle, boxBlur(middle, 6)));
};

/** Measures how alike both sides of a line from top to bottom are: 1 when they mirror each other. */
const likenessAt = ({ width, height, data }: Plane, middle: number): number => {
  const reach = Math.min(middle, width - 1 - middle, Math.round(width * 0.36));
  let [both, left, right] = [0, 0, 0];
  for (let y = Math.round(height * 0.12); y < height * 0.9; y += 1) {
    for (let away = Math.round(width * 0.03); away <= reach; away += 1) {
      const one = data[y * width + middle - away] ?? 0;
      const other = data[y * width + middle + away] ?? 0;
      [both, left, right] = [both + one * other, left + one * one, right + other * other];
    }
  }
  return both / Math.sqrt(left * right + 1e-9);
};

/**
 * Returns true when the middle of a jaw, where both sides mirror each other best, lies away from the middle of the
 * picture.
 */
const isCutOff = (raster: Raster): boolean => {
  const plane = boxBlur(blackAndWhite(planeOf(raster, LONGEST.sides)), 3);
  const ground = boxBlur(boxBlur(plane, 14), 14);
  const shapes = {
    ...plane,
    data: plane.data.map((value, at) => value - (ground.data[at] ?? 0)),
  };
  let best = { likeness: 0, middle: plane.width / 2 };
  for (let middle = Math.round(plane.width * 0.36); middle <= plane.width * 0.64; middle += 1) {
    const likeness = likenessAt(shapes, middle);
    if (likeness > best.likeness) best = { likeness, middle };
  }
  const off = Math.abs((best.middle + 0.5) / plane.width - 0.5);
  return best.likeness >= LIMITS.alike && off > LIMITS.offMiddle;
};

/** What is said of a picture itself, and the tones that "More contrast" stretches it between. */
export type Quality = { readonly quality: QualityId[]; readonly tones: XrayTones };

/** Judges a picture by plain rules: what makes it hard to read for anybody. It says nothing of teeth. */
export const qualityOf = (raster: Raster): Quality => {
  const projection = projectionOf(raster);
  const small = planeOf(raster, LONGEST.tones);
  if (small.width === 0) return { quality: ['small'], tones: { black: 0, white: 1 } };
  const [black = 0, high = 0, white = 1] = levelsAt(innerOf(small), [0.02, 0.9, 0.98]);
  const isDark = high < LIMITS.dark;
  const isPanoramic = projection === 'panoramic';
  const holds: Readonly<Record<QualityId, boolean>> = {
    tooDark: isDark,
    // A dark picture has little contrast as well, which its own note says already.
    flat: !isDark && white - black < LIMITS.flat,
    // One small film does not tell how much fine detail such films have by nature.
    blurred: isPanoramic && sharpnessOf(raster) < LIMITS.blurred,
    small: Math.max(raster.width, raster.height) < LIMITS.small[projection],
    cutOff: isPanoramic && isCutOff(raster),
  };
  return {
    quality: QUALITY_IDS.filter((id) => holds[id]),
    tones: { black, white: Math.max(white, black + 0.1) },
  };
};
