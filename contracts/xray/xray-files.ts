/** Largest size of an X-ray, in bytes (CONST-38): 10 MB, and a file of exactly that size is taken (XRAY-08). */
export const XRAY_BYTES_MAX = 10 * 1024 * 1024;

/** Types of file that a page sends (CONST-39). The server looks at the file's content, never at its name. */
export const XRAY_ACCEPTED = ['image/jpeg', 'image/png', 'application/dicom'] as const;

/** Most dots of a picture: more than any X-ray sensor or phone camera of today gives. */
export const XRAY_PIXELS_MAX = 40_000_000;

/**
 * Longest time that a page may take over sending a file, in milliseconds: 10 MB at 300 kbit/s. Other calls wait
 * REQUEST_TIMEOUT_MS.
 */
export const FORM_TIMEOUT_MS = 300_000;

/** Minutes for which the address of a picture can be opened. The page asks for the reading again and gets a new one. */
export const XRAY_ADDRESS_MINUTES = 10;

/** Limit of the pictures that an address may load: a list of XRAYS_OF_ACCOUNT_MAX previews some times a minute. */
export const PICTURE_RATE = { max: 300, perMs: 60_000 } as const;

/** Interval at which a page asks for an analysis that is not ready, in milliseconds. */
export const XRAY_POLL_MS = 2000;

/**
 * Days for which an X-ray is kept that was not saved with a result. A saved one stays until it, or the account, is
 * deleted.
 */
export const XRAY_KEPT_DAYS = 30;

/** Most X-rays that an account can have at once. */
export const XRAYS_OF_ACCOUNT_MAX = 50;

/** Most re-analyses of one X-ray: each is kept and mailed. */
export const REANALYSES_OF_XRAY_MAX = 30;

/**
 * Reasons for which a file is not taken. `unreadable`: cut off, empty inside or broken; `tooManyPixels`: larger than
 * XRAY_PIXELS_MAX, or than can be read of a progressive, interlaced or JPEG 2000 file. `dicomForm`: packed in a way that
 * is not read; `otherDicom`: no plain X-ray.
 */
export const XRAY_REFUSALS = [
  'wrongType',
  'tooLarge',
  'empty',
  'unreadable',
  'tooManyPixels',
  'dicomForm',
  'otherDicom',
  'tooMany',
] as const;
export type XrayRefusal = (typeof XRAY_REFUSALS)[number];

/** Texts of these refusals: the first two as the requirements have them (XRAY-07, XRAY-08). */
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

/** Says why a file is not taken, after a sentence about what it is where that is known. */
export const refusalText = (refusal: XrayRefusal, about?: string | null): string =>
  about ? `${about} ${XRAY_REFUSAL_TEXTS[refusal]}` : XRAY_REFUSAL_TEXTS[refusal];
