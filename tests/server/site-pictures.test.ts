import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharePictures } from '../../server/site-pictures.ts';

const SHORT = 'Privacy policy';
const LONG = 'Gutka, supari, khaini and paan: what they do to your mouth';

/** Whether a picture has ink at a place: the title and the name are dark, all else is pale or teal. */
const inkOf = async (picture: Buffer): Promise<(left: number, top: number) => boolean> => {
  const { data, info } = await sharp(picture)
    .flatten()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (left, top) => (data[(top * info.width + left) * info.channels] ?? 255) < 60;
};

/** The pictures are drawn by the build, where nothing of strangers is read; a test before in this process may have forbidden it. */
const DRAWN = { operation: ['VipsForeignLoadSvgBuffer'] };

describe('the picture of a page that messengers show', () => {
  let short: Buffer;
  let long: Buffer;
  let again: Buffer;
  afterAll(() => sharp.block(DRAWN));
  beforeAll(async () => {
    sharp.unblock(DRAWN);
    const [one, other] = await sharePictures([SHORT, LONG]);
    const [third] = await sharePictures([SHORT]);
    [short, long, again] = [one, other, third].map((each) => each ?? Buffer.alloc(0)) as [
      Buffer,
      Buffer,
      Buffer,
    ];
  });

  it('is a PNG of 1200 by 630 that a slow network brings', async () => {
    for (const picture of [short, long]) {
      const { width, height, format } = await sharp(picture).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
      expect(picture.length).toBeLessThan(60_000);
    }
  });

  it('is the same each time, and another one for another title', () => {
    expect(again.equals(short)).toBe(true);
    expect(long.equals(short)).toBe(false);
  });

  it('keeps a long title inside its edges, in lines of about one length', async () => {
    const hasInk = await inkOf(long);
    const columns = [...Array(1200).keys()].filter((left) =>
      [...Array(400).keys()].some((top) => hasInk(left, top + 170)),
    );
    expect(columns.at(0)).toBeGreaterThanOrEqual(80);
    expect(columns.at(-1)).toBeLessThanOrEqual(1120);
    const rows = [...Array(400).keys()].map((top) => top + 170);
    const reaches = rows.map(
      (top) => [...Array(1200).keys()].findLast((left) => hasInk(left, top)) ?? 0,
    );
    const inked = rows.filter((_, at) => (reaches[at] ?? 0) > 0);
    // Three lines, none of them a single word.
    expect((inked.at(-1) ?? 0) - (inked.at(0) ?? 0)).toBeGreaterThan(230);
    expect(reaches.slice(270, 330).some((reach) => reach > 600)).toBe(true);
  });

  it('refuses a letter that it cannot draw, and a title that has no room', async () => {
    await expect(sharePictures(['歯'])).rejects.toThrow('No letters for 歯');
    await expect(sharePictures(['much too long '.repeat(20)])).rejects.toThrow('too long');
  });
});
