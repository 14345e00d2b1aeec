import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { QUALITY_IDS, XrayReading } from '../../../contracts/xray/xray.ts';
import { boxBlur } from '../../../server/radiograph/plane.ts';
import { qualityOf } from '../../../server/radiograph/quality.ts';
import type { Raster } from '../../../server/radiograph/raster.ts';
import { qualityWords } from '../../../server/radiograph/words.ts';
import { rasterOf as readRaster } from '../../../server/services/xrays/decode.ts';

const rasterOf = (
  width: number,
  height: number,
  at: (x: number, y: number) => number,
  soft = 0,
): Raster => {
  const data = new Float32Array(width * height);
  for (let place = 0; place < data.length; place += 1)
    data[place] = at(place % width, Math.floor(place / width));
  return {
    width,
    height,
    gray: Uint8Array.from(boxBlur({ width, height, data }, soft).data, (each) =>
      Math.round(255 * each),
    ),
    colour: { meanSaturation: 0, colouredShare: 0 },
  };
};

/** Blocks of made-up teeth: each a shade of its own, the same on both sides of the middle. */
const shadeAt = (x: number, y: number): number => {
  const [column, row] = [Math.floor(Math.abs(x) / 7), Math.floor(y / 9)];
  return 0.12 + (((column * 7 + row * 13 + ((column * row) % 5) * 3) % 17) / 17) * 0.78;
};

type Spoils = {
  readonly light?: number;
  readonly lift?: number;
  readonly width?: number;
  readonly soft?: number;
  readonly off?: number;
};

/** A picture twice as wide as high whose middle lies `off` pixels beside its own. */
const madeUp = ({ light = 1, lift = 0, width = 800, soft = 0, off = 0 }: Spoils = {}): Raster => {
  const middle = (width - 1) / 2 + off;
  return rasterOf(width, width / 2, (x, y) => lift + light * shadeAt(x - middle, y), soft);
};

const notesOn = (spoils: Spoils) => qualityOf(madeUp(spoils)).quality;

describe('the quality note', () => {
  it('says nothing of a picture that has nothing', () => {
    expect(notesOn({})).toEqual([]);
  });

  it.each([
    ['tooDark', { light: 0.35 }],
    ['flat', { light: 0.3, lift: 0.35 }],
    ['blurred', { soft: 5 }],
    ['small', { width: 400 }],
    ['cutOff', { off: 80 }],
    ['cutOff', { off: -80 }],
  ] as const)('says %s of a picture that is so, and nothing else: %o', (id, spoils) => {
    expect(notesOn(spoils)).toEqual([id]);
  });

  it('says of a dark and small one both, in the order of the ids', () => {
    expect(notesOn({ light: 0.35, width: 400 })).toEqual(['tooDark', 'small']);
  });

  it('does not call a small film cut off, blurred or small that would be so as a whole jaw', () => {
    const film = rasterOf(400, 300, (x, y) => shadeAt(x, y));
    expect(qualityOf(film).quality).toEqual([]);
    expect(qualityOf(rasterOf(250, 190, (x, y) => shadeAt(x, y))).quality).toEqual(['small']);
  });

  it('takes the sides of no jaw for one that is cut off, where they are not alike', () => {
    const uneven = rasterOf(800, 400, (x, y) => {
      const block = Math.floor(x / 25) * 31 + Math.floor(y / 25) * 17;
      return 0.1 + ((block * block * 7 + block * 3) % 101) / 126;
    });
    expect(qualityOf(uneven).quality).toEqual([]);
  });

  it('survives a picture of nothing', () => {
    expect(qualityOf(rasterOf(5, 5, () => 0)).quality).toEqual(['small']);
    const { quality, tones } = qualityOf(rasterOf(600, 300, () => 0));
    expect(quality).toContain('tooDark');
    expect(tones.white).toBeGreaterThan(tones.black);
  });

  it('measures the tones that the picture is stretched between, as the contract has them', () => {
    const { quality, tones } = qualityOf(madeUp({ light: 0.4 }));
    expect(tones.black).toBeCloseTo(0.4 * 0.12, 1);
    expect(tones.white).toBeCloseTo(0.4 * 0.87, 1);
    const reading = { projection: 'panoramic', findings: [], quality, tones } as const;
    expect(XrayReading.parse(reading)).toEqual(reading);
  });

  it('has words for every note: what it is, and what helps', () => {
    for (const id of QUALITY_IDS) expect(qualityWords(id)).toMatch(/\..*(?:Ask for|add the)/);
  });
});

/** Folder with licensed pictures, which are no part of this repository (docs/xray.md names their sources). */
const FOLDER = path.join(process.env['XRAY_PICTURES'] ?? '', 'dental');
const DATE_LINE = 22;

type Spoil = (picture: Sharp, size: { width: number; height: number }) => Sharp;

const SPOILED: readonly (readonly [string, Spoil, readonly string[]])[] = [
  ['as they are', (picture) => picture, []],
  ['at half the light', (picture) => picture.linear(0.5, 0), ['tooDark']],
  ['with a third of the contrast', (picture) => picture.linear(0.35, 76), ['flat']],
  ['blurred', (picture, { width }) => picture.blur(width * 0.003), ['blurred']],
  ['at 250 pixels', (picture) => picture.resize(250), ['small']],
  [
    'without 15 % of one side',
    (picture, { width, height }) =>
      picture.extract({ left: 0, top: 0, width: Math.round(width * 0.85), height }),
    ['cutOff'],
  ],
];

/** Reads a picture as the server does, spoiled, without the line of writing below some of them. */
const licensed = async (name: string, spoil: Spoil): Promise<Raster> => {
  const file = readFileSync(path.join(FOLDER, name));
  const { width, height } = await sharp(file).metadata();
  const size = { width, height: name.startsWith('hitl') ? height - DATE_LINE : height };
  const whole = await sharp(file)
    .removeAlpha()
    .greyscale()
    .extract({ left: 0, top: 0, ...size })
    .png()
    .toBuffer();
  return readRaster(await spoil(sharp(whole), size).png().toBuffer());
};

describe.skipIf(!existsSync(FOLDER))(
  'the quality note on licensed pictures (XRAY_PICTURES)',
  () => {
    const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

    it.each(SPOILED)('is right about all of them %s', async (_, spoil, ids) => {
      for (const name of names) {
        const raster = await licensed(name, spoil);
        // What is told of panoramic pictures alone is told of those that still are as wide as one.
        const isWide = raster.width >= 1.65 * raster.height;
        const expected = ids.filter((id) => isWide || (id !== 'blurred' && id !== 'cutOff'));
        expect(qualityOf(raster).quality, name).toEqual(expected);
      }
    });
  },
);
