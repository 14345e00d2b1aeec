import sharp from 'sharp';
import { generate } from '../radiograph/generate.ts';
import type { View } from '../radiograph/generate.ts';

/** A made-up radiograph as a file that a phone or a practice would hand over. */
export const drawnXray = async (view: View, format: 'jpeg' | 'png') => {
  const { gray, width, height } = generate(3, view, 'none').raster;
  const picture = sharp(Buffer.from(gray), { raw: { width, height, channels: 1 } });
  const buffer = await picture
    .resize({ width: view === 'panoramic' ? 2000 : 1200 })
    .toFormat(format)
    .toBuffer();
  const mimeType = format === 'jpeg' ? 'image/jpeg' : 'image/png';
  return { name: `${view}.${format === 'jpeg' ? 'jpg' : 'png'}`, mimeType, buffer };
};
