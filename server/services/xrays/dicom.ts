import dicomParser from 'dicom-parser';
import type { DataSet } from 'dicom-parser';
import { XRAY_PIXELS_MAX } from '../../../contracts/xray/xray-files.ts';
import { firstFrame } from './dicom-frame.ts';

/** The picture of a DICOM file and nothing else: the patient, the place and the date are never read. */
export type DicomPicture =
  | {
      readonly kind: 'gray';
      readonly pixels: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'jpeg'; readonly bytes: Buffer }
  | { readonly kind: 'dicomForm' | 'unreadable' | 'tooManyPixels' };

const TAGS = {
  transferSyntax: 'x00020010',
  samples: 'x00280002',
  photometric: 'x00280004',
  rows: 'x00280010',
  columns: 'x00280011',
  bitsAllocated: 'x00280100',
  bitsStored: 'x00280101',
  isSigned: 'x00280103',
  windowCenter: 'x00281050',
  windowWidth: 'x00281051',
  intercept: 'x00281052',
  slope: 'x00281053',
  pixels: 'x7fe00010',
} as const;

const LITTLE_ENDIAN: ReadonlySet<string> = new Set(['1.2.840.10008.1.2', '1.2.840.10008.1.2.1']);
const JPEG_BASELINE = '1.2.840.10008.1.2.4.50';

/**
 * Most bytes before the picture. All of them are parsed in one go, so ten megabytes of little elements would keep every
 * other request waiting for seconds.
 */
const HEAD_MAX = 512 * 1024;

/** Marks a deflated file: it can unpack to a thousand times its size, and the parser would unpack it by itself. */
class Packed extends Error {}
const refusePacked = (): never => {
  throw new Packed();
};

/** Reads the first picture of a file: uncompressed in grey, or JPEG baseline. */
export const readDicom = (file: Buffer): DicomPicture => {
  const head = file.subarray(0, HEAD_MAX);
  try {
    // The parser stops at the picture and does not look at what follows.
    const options = { untilTag: TAGS.pixels, inflater: refusePacked };
    return pictureIn(dicomParser.parseDicom(head, options), file);
  } catch (error) {
    const isOtherForm = error instanceof Packed || head.length < file.length;
    return { kind: isOtherForm ? 'dicomForm' : 'unreadable' };
  }
};

const pictureIn = (data: DataSet, file: Buffer): DicomPicture => {
  const syntax = data.string(TAGS.transferSyntax) ?? '';
  if (syntax === JPEG_BASELINE) return jpegIn(data, file);
  if (!LITTLE_ENDIAN.has(syntax)) return { kind: 'dicomForm' };
  return grayIn(data, file);
};

const jpegIn = (data: DataSet, file: Buffer): DicomPicture => {
  const element = data.elements[TAGS.pixels];
  const bytes = element ? firstFrame(file.subarray(element.dataOffset)) : null;
  return bytes === null ? { kind: 'unreadable' } : { kind: 'jpeg', bytes };
};

type Form = {
  readonly width: number;
  readonly height: number;
  readonly bits: 8 | 16;
  readonly stored: number;
  readonly isSigned: boolean;
  readonly isInverted: boolean;
};

const formOf = (data: DataSet): Form | null => {
  const photometric = data.string(TAGS.photometric) ?? '';
  const bits = data.uint16(TAGS.bitsAllocated);
  const stored = data.uint16(TAGS.bitsStored) ?? bits ?? 0;
  const isGray = (data.uint16(TAGS.samples) ?? 1) === 1 && /^MONOCHROME[12]$/.test(photometric);
  if (!isGray || (bits !== 8 && bits !== 16) || stored < 1 || stored > bits) return null;
  return {
    width: data.uint16(TAGS.columns) ?? 0,
    height: data.uint16(TAGS.rows) ?? 0,
    bits,
    stored,
    isSigned: data.uint16(TAGS.isSigned) === 1,
    isInverted: photometric === 'MONOCHROME1',
  };
};

const grayIn = (data: DataSet, file: Buffer): DicomPicture => {
  const form = formOf(data);
  if (form === null) return { kind: 'dicomForm' };
  const { width, height, bits } = form;
  const element = data.elements[TAGS.pixels];
  const count = width * height;
  if (count > XRAY_PIXELS_MAX) return { kind: 'tooManyPixels' };
  if (!element || count === 0) return { kind: 'unreadable' };
  const length = (count * bits) / 8;
  const bytes = file.subarray(element.dataOffset, element.dataOffset + length);
  if (element.length < length || bytes.length < length) return { kind: 'unreadable' };
  return { kind: 'gray', pixels: shadesOf(bytes, form, windowOf(data)), width, height };
};

/** Reads the value from the stored bits of a pixel; old files keep overlays in the bits above, which are no picture. */
const valueOf = (raw: number, { stored, isSigned }: Form): number => {
  const above = 32 - stored;
  return isSigned ? (raw << above) >> above : (raw << above) >>> above;
};

type Window = {
  readonly slope: number;
  readonly intercept: number;
  readonly center: number;
  readonly width: number;
};

/**
 * Reads how values become brightness; `null` when the file says nothing usable, and then its darkest and lightest
 * values become black and white.
 */
const windowOf = (data: DataSet): Window | null => {
  const number = (tag: string, otherwise: number): number => data.floatString(tag, 0) ?? otherwise;
  const width = number(TAGS.windowWidth, 0);
  const center = number(TAGS.windowCenter, Number.NaN);
  const slope = number(TAGS.slope, 1);
  const intercept = number(TAGS.intercept, 0);
  const isOfUse = [width, center, slope, intercept].every(Number.isFinite) && width >= 1;
  return isOfUse ? { slope, intercept, center, width } : null;
};

const extentOf = (raws: Uint8Array | Uint16Array, form: Form): Window => {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const raw of raws) {
    const value = valueOf(raw, form);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  // The formula below makes exactly the least value black and the greatest white.
  const width = most - least + 1;
  return { slope: 1, intercept: 0, center: least + width / 2, width: Math.max(2, width) };
};

const rawsIn = (bytes: Buffer, { bits }: Form): Uint8Array | Uint16Array => {
  if (bits === 8) return bytes;
  const raws = new Uint16Array(bytes.length / 2);
  for (let at = 0; at < raws.length; at += 1) raws[at] = bytes.readUInt16LE(at * 2);
  return raws;
};

/** Computes the shade of every value that a pixel can hold, by the linear function of PS3.3, C.11.2.1.2. */
const shadesBy = (form: Form, { slope, intercept, center, width }: Window): Uint8Array => {
  const shades = new Uint8Array(2 ** form.bits);
  for (let raw = 0; raw < shades.length; raw += 1) {
    const value = valueOf(raw, form) * slope + intercept;
    const share = (value - (center - 0.5)) / Math.max(1, width - 1) + 0.5;
    const shade = Math.round(Math.min(1, Math.max(0, share)) * 255);
    shades[raw] = form.isInverted ? 255 - shade : shade;
  }
  return shades;
};

const shadesOf = (bytes: Buffer, form: Form, given: Window | null): Uint8Array => {
  const raws = rawsIn(bytes, form);
  const shades = shadesBy(form, given ?? extentOf(raws, form));
  const pixels = new Uint8Array(raws.length);
  for (let at = 0; at < raws.length; at += 1) pixels[at] = shades[raws[at] ?? 0] ?? 0;
  return pixels;
};
