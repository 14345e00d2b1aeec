import type { FileKind } from '../../xray/file-kinds.ts';
import { XRAYS_OF_ACCOUNT_MAX } from '../../xray/xray-files.ts';
import type { XrayRefusal } from '../../xray/xray-files.ts';

/** Says why a file is not taken: the first two as the requirements have them (XRAY-07, XRAY-08). */
export const XRAY_REFUSAL_TEXTS: Readonly<Record<XrayRefusal, string>> = {
  wrongType: 'Please select a JPEG or PNG image file.',
  tooLarge: 'File size must be less than 10MB.',
  empty: 'This file is empty. Please choose the picture again, or take a new one.',
  unreadable:
    'This picture is damaged or was cut off. Please open it on your device to see whether it is whole, or take a new one.',
  tooManyPixels:
    'This picture has too many dots to be read: at most 40 megapixels, or 16 in a progressive, interlaced or JPEG 2000 file. Please choose a smaller size in your camera, or take a photo of the X-ray from further away.',
  dicomForm: 'Please ask for the X-ray as a JPEG or PNG picture.',
  otherDicom:
    'Please choose a plain X-ray of your teeth or jaw, as a DICOM file or as a JPEG or PNG picture.',
  tooMany: `There are ${XRAYS_OF_ACCOUNT_MAX} X-rays in your account. Please delete one first.`,
};

const OPEN_AND_SAVE = 'Open it in a program for pictures and save it as JPEG.';

/** Says what a file is, and how to get a picture of it. */
export const FILE_KIND_TEXTS: Readonly<Record<FileKind, string>> = {
  heic: 'This is a HEIC photo, as phones save them. Share it as JPEG, or set the camera to “Most Compatible”.',
  avif: `This is an AVIF picture. ${OPEN_AND_SAVE}`,
  tiff: `This is a TIFF picture. ${OPEN_AND_SAVE}`,
  webp: `This is a WebP picture. ${OPEN_AND_SAVE}`,
  bmp: `This is a BMP picture. ${OPEN_AND_SAVE}`,
  gif: `This is a GIF picture. ${OPEN_AND_SAVE}`,
  jpeg2000: `This is a JPEG 2000 picture. ${OPEN_AND_SAVE}`,
  jpegXl: `This is a JPEG XL picture. ${OPEN_AND_SAVE}`,
  photoshop: `This is a Photoshop document. ${OPEN_AND_SAVE}`,
  pdf: 'This is a PDF document. Open it and take a screenshot of the X-ray in it.',
  video: 'This is a video. Stop it where the X-ray is seen and take a screenshot.',
  archive:
    'This is a packed archive or an office document. Take the X-ray out of it and choose that file.',
  webPage: 'This is a drawing or a page of the web. Take a screenshot of the X-ray in it.',
  surfaceScan: 'This is a 3D scan of teeth, which shows their surface only.',
};
