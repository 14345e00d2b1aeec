import sharp from 'sharp';
import { generate } from '../radiograph/generate.ts';
import { dicomOf } from '../server/xrays/dicom.kit.ts';
import type { View } from '../radiograph/generate.ts';

/**
 * A made-up radiograph as a file that a phone or a practice would hand over. A DICOM file says that it shows a jaw; of a
 * JPEG or PNG drawing the program cannot tell.
 */
export const drawnXray = async (view: View, format: 'jpeg' | 'png' | 'dicom') => {
  const { gray, width, height } = generate(3, view, 'none').raster;
  if (format === 'dicom') {
    const buffer = dicomOf({ modality: 'PX', bits: 8, width, height, pixels: Buffer.from(gray) });
    return { name: `${view}.dcm`, mimeType: 'application/dicom', buffer };
  }
  const picture = sharp(Buffer.from(gray), { raw: { width, height, channels: 1 } });
  const buffer = await picture
    .resize({ width: view === 'panoramic' ? 2000 : 1200 })
    .toFormat(format)
    .toBuffer();
  const mimeType = format === 'jpeg' ? 'image/jpeg' : 'image/png';
  return { name: `${view}.${format === 'jpeg' ? 'jpg' : 'png'}`, mimeType, buffer };
};
