import sharp from 'sharp';
import type { Raster, SeenRaster } from '../../server/radiograph/raster.ts';
import { rasterOf } from '../../server/services/xrays/decode.ts';

/** Reads a drawing as the server reads a kept picture, with what its gate judges it by. */
export const seenOf = async ({ gray, width, height }: Raster): Promise<SeenRaster> =>
  rasterOf(
    await sharp(gray, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  );
