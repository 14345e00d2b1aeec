import sharp from 'sharp';
import { dicomOf } from './dicom.kit.ts';
import { systemClock } from '../../../server/lib/clock.ts';
import { radiographModelFor } from '../../../server/providers/radiograph/index.ts';
import type { Raster } from '../../../server/radiograph/raster.ts';
import type { XrayReader } from '../../../server/services/xrays/xray-deps.ts';
import { xrayReader } from '../../../server/services/xrays/reader.ts';
import { runHere } from '../../../server/workers/tasks.ts';
import { generate } from '../../radiograph/generate.ts';

/** A drawn panoramic radiograph as a file that says so, on which a crown and an implant are to be found. */
export const panoramic = (): Buffer => {
  const { gray, width, height } = generate(70_002, 'panoramic', 'none').raster;
  return dicomOf({ modality: 'PX', bits: 8, width, height, pixels: Buffer.from(gray) });
};

/** A meadow under a blue sky. */
export const colourPhoto = (): Promise<Buffer> => {
  const [width, height] = [600, 400];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const isSky = at < (width * height) / 2;
    pixels.set(isSky ? [90, 170, 250 - (at % 30)] : [20 + (at % 40), 90, 20], at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
};

/** The gate and the embedded analyzer as the server has them, without threads. */
export const embeddedReader = async (): Promise<XrayReader> => {
  const analyze = (raster: Raster) => runHere('analyzeRadiograph', raster);
  const model = await radiographModelFor(null, { analyze, clock: systemClock });
  return xrayReader(runHere, model);
};
