import sharp from 'sharp';

/** Steps of 255 by which a colour may differ unseen: the edges of letters are drawn a little otherwise at times. */
const UNSEEN = 8;

/** How bright what did not change is drawn beside what did. */
const FADED = 0.25;
const MARK = [214, 0, 96] as const;

export type Difference = {
  /** The part of the pixels that changed, from 0 to 1. */
  readonly share: number;
  /** The new picture, pale, with what changed marked. */
  readonly picture: Buffer;
};

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const isSame = (one: Pixels, other: Pixels, x: number, y: number): boolean => {
  if (x >= one.width || y >= one.height || x >= other.width || y >= other.height) return false;
  const [at, there] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
  return [0, 1, 2].every(
    (part) => Math.abs((one.data[at + part] ?? 0) - (other.data[there + part] ?? 0)) <= UNSEEN,
  );
};

const pale = ({ data, width, height }: Pixels, x: number, y: number): number => {
  if (x >= width || y >= height) return 255;
  const at = (y * width + x) * 3;
  const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  return 255 - (255 - grey) * FADED;
};

/** Compares two pictures pixel by pixel, also of different sizes; null where nobody sees a difference. */
export const differenceOf = async (before: Buffer, now: Buffer): Promise<Difference | null> => {
  if (before.equals(now)) return null;
  const [old, fresh] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  const [width, height] = [Math.max(old.width, fresh.width), Math.max(old.height, fresh.height)];
  const drawn = Buffer.alloc(width * height * 3);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const same = isSame(old, fresh, x, y);
      if (!same) changed += 1;
      const grey = pale(fresh, x, y);
      const at = (y * width + x) * 3;
      drawn.set(same ? [grey, grey, grey] : MARK, at);
    }
  }
  if (changed === 0) return null;
  const picture = await sharp(drawn, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { share: changed / (width * height), picture };
};
