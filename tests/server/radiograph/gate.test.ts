import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkRadiograph } from '../../../server/radiograph/gate.ts';
import type { GateModel, GateVerdict } from '../../../server/radiograph/gate.ts';
import type { Raster, SeenRaster } from '../../../server/radiograph/raster.ts';
import { decodeXray, rasterOf } from '../../../server/services/xrays/decode.ts';
import { randomOf } from '../../../server/training/xray-gate/random.ts';
import { drawnWall } from '../../../server/training/xray-gate/wall.ts';
import { generate } from '../../radiograph/generate.ts';
import { NEGATIVES, negative } from '../../radiograph/negatives.ts';
import { seenOf } from '../../radiograph/seen.ts';

/** Grey that changes from black to white, of which the backbone has seen one number. */
const seen = (number: number, changes: Partial<SeenRaster> = {}): SeenRaster => ({
  width: 16,
  height: 16,
  gray: Uint8Array.from({ length: 256 }, (_, at) => at),
  colour: { meanSaturation: 0, colouredShare: 0 },
  tint: { hue: 0, oneness: 0 },
  numbers: Float32Array.of(number),
  ...changes,
});

const MODEL: GateModel = { bias: 1, weights: [2], acceptFrom: 4, refuseBelow: -4 };
const verdictOn = (...seeing: Parameters<typeof seen>): GateVerdict =>
  checkRadiograph(seen(...seeing), MODEL);

describe('the X-ray gate', () => {
  it.each([
    [1.5, { kind: 'radiograph', score: 4 }],
    [1.4, { kind: 'unsure', score: 3.8 }],
    [-2.5, { kind: 'unsure', score: -4 }],
    [-2.6, { kind: 'refused', reason: 'notTeeth', score: -4.2 }],
  ])('with the number %d comes to %j: it asks between its two limits', (number, verdict) => {
    const { score, ...said } = verdictOn(number);
    expect(said).toEqual({ ...verdict, score: undefined });
    expect(score).toBeCloseTo(verdict.score, 6);
  });

  const COLOURED = { meanSaturation: 0.5, colouredShare: 0.9 };
  it.each([
    ['many hues', { colour: COLOURED, tint: { hue: 200, oneness: 0.5 } }, 'refused'],
    ['the hues of a mouth', { colour: COLOURED, tint: { hue: 12, oneness: 0.98 } }, 'refused'],
    ['the pink of lips', { colour: COLOURED, tint: { hue: 350, oneness: 0.98 } }, 'refused'],
    [
      'a film on a blue base',
      { colour: COLOURED, tint: { hue: 215, oneness: 0.97 } },
      'radiograph',
    ],
    [
      'a film in yellow light',
      { colour: COLOURED, tint: { hue: 42, oneness: 0.95 } },
      'radiograph',
    ],
    ['a faint tint', { tint: { hue: 12, oneness: 0.98 } }, 'radiograph'],
  ] as const)('takes %s for what it is', (_, changes, kind) => {
    expect(verdictOn(5, changes)).toMatchObject({ kind });
  });

  it.each([
    ['one level', { gray: new Uint8Array(256).fill(90) }],
    ['hardly any contrast', { gray: Uint8Array.from({ length: 256 }, (_, at) => 90 + (at % 13)) }],
    ['no pixels', { width: 0, height: 0, gray: new Uint8Array(0) }],
    ['fewer pixels than it says', { gray: new Uint8Array(10) }],
    ['a width that is no number', { width: Number.NaN }],
  ])('sees nothing on a picture of %s', (_, changes) => {
    expect(verdictOn(5, changes)).toMatchObject({ kind: 'refused', reason: 'blank' });
  });
});

const readFile = async (file: Buffer): Promise<GateVerdict> => {
  const decoded = await decodeXray(file);
  if (decoded.kind !== 'decoded') throw new Error(`The picture is ${decoded.kind}`);
  return checkRadiograph(await rasterOf(decoded.picture));
};

const drawn = async (rasters: readonly Raster[]): Promise<GateVerdict[]> =>
  (await Promise.all(rasters.map(seenOf))).map((each) => checkRadiograph(each));

describe('the learned gate on drawings of ours, of which it has learned nothing', () => {
  it.each(['panoramic', 'bitewing', 'periapical'] as const)(
    'refuses hardly any %s',
    async (view) => {
      const verdicts = await drawn([1, 2, 3].map((seed) => generate(seed, view, 'none').raster));
      expect(verdicts.filter(({ kind }) => kind === 'refused').length).toBeLessThanOrEqual(1);
    },
  );

  it('accepts no brick wall, whose bricks stand like teeth', async () => {
    // Other walls than those that it learned from, by their seeds.
    const walls = [1, 2, 3, 4, 5, 6].map((seed) => drawnWall(randomOf(seed)));
    const verdicts = await Promise.all(
      walls.map(async ({ data, width, height }) =>
        readFile(
          await sharp(data, { raw: { width, height, channels: 1 } })
            .png()
            .toBuffer(),
        ),
      ),
    );
    expect(verdicts.map(({ kind }) => kind)).not.toContain('radiograph');
  });

  it('accepts hardly any of what is no radiograph', async () => {
    const kinds = NEGATIVES.filter((each) => each !== 'colourPhoto');
    const verdicts = await drawn(kinds.map((kind) => negative(71_000, kind)));
    const accepted = kinds.filter((_, at) => verdicts[at]?.kind === 'radiograph');
    // Soft round things on grey look to it like teeth: real pictures of that kind were not learned from.
    expect(accepted.length).toBeLessThanOrEqual(1);
  });
});

/** Folder with licensed pictures, which are no part of this repository (docs/xray.md names their sources). */
const FOLDER = process.env['XRAY_PICTURES'] ?? '';
const filesIn = (name: string): string[] =>
  readdirSync(path.join(FOLDER, name)).map((file) => path.join(FOLDER, name, file));

describe.skipIf(!existsSync(FOLDER))(
  'the learned gate on the licensed pictures (XRAY_PICTURES)',
  () => {
    it('refuses no dental X-ray', async () => {
      const verdicts = await Promise.all(
        filesIn('dental').map((file) => readFile(readFileSync(file))),
      );
      expect(verdicts.map(({ kind }) => kind)).not.toContain('refused');
    });

    it('accepts no other picture', async () => {
      const files = filesIn('other');
      const verdicts = await Promise.all(files.map((file) => readFile(readFileSync(file))));
      expect(files.filter((_, at) => verdicts[at]?.kind === 'radiograph')).toEqual([]);
    });
  },
);
