import type { Projection } from '../../../../contracts/xray/xray.ts';
import type { Raster } from '../../../radiograph/raster.ts';

export type Drawn = Omit<Raster, 'colour'>;

type Size = { readonly width: number; readonly height: number };

/** Draws a picture from its grey level at each place, in shares of its sides. */
const draw = (
  { width, height }: Size,
  levelAt: (across: number, down: number) => number,
): Drawn => {
  const gray = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      gray[y * width + x] = levelAt((x + 0.5) / width, (y + 0.5) / height);
    }
  }
  return { width, height, gray };
};

const JAW = 70;
const DENTINE = 170;
const ENAMEL = 215;
const NERVE = 120;
/** Length of a tooth, in shares of the height. */
const LENGTH = 0.32;

/**
 * Level of a row of teeth that bite on a line: `along` is the place within one tooth, from -1 to 1, and `beside` how far
 * from the line it is, in lengths of a tooth. A tooth grows thinner to the tip of its root.
 */
const levelOfTooth = (along: number, beside: number): number => {
  const half = 0.92 - 0.55 * beside;
  const off = Math.abs(along);
  if (beside < 0.03 || beside > 1 || off > half) return JAW;
  if (beside < 0.3) return off > half - 0.2 || beside < 0.12 ? ENAMEL : DENTINE;
  return off < 0.12 ? NERVE : DENTINE;
};

const teeth = (count: number, curve: number) => (across: number, down: number) => {
  const line = 0.5 + curve * (2 * across - 1) ** 2;
  const along = ((across * count) % 1) * 2 - 1;
  return levelOfTooth(along, Math.abs(down - line) / LENGTH);
};

/** Size of each kind of picture as the product sends it: at most 1024 pixels a side. */
const SIZES: Readonly<Record<Projection, Size>> = {
  panoramic: { width: 1024, height: 512 },
  intraoral: { width: 480, height: 360 },
};

/** A simple drawing of the whole mouth, or of a few teeth. */
export const drawnTeeth = (projection: Projection): Drawn =>
  projection === 'panoramic'
    ? draw(SIZES.panoramic, teeth(16, -0.12))
    : draw(SIZES.intraoral, teeth(4, 0));

/** An even grey, on which there is nothing to find. */
export const blank = (projection: Projection): Drawn => draw(SIZES[projection], () => 90);

/** Larger by far than what the product sends: 24 million pixels. */
export const huge = (): Drawn => draw({ width: 6900, height: 3480 }, teeth(16, -0.12));
