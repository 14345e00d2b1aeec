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

/** Joins why a file is not taken, and before it what the file is where that is known, both as sentences. */
export const refusalText = (refusal: string, about: string | null): string =>
  about === null ? refusal : `${about} ${refusal}`;
