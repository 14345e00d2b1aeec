import dicomParser from 'dicom-parser';
import type { DataSet } from 'dicom-parser';
import { XRAY_PIXELS_MAX } from '../../../contracts/xray/xray-files.ts';
import { CODECS, unpack } from './dicom-codecs.ts';
import type { Codec, Unpacked } from './dicom-codecs.ts';
import { isDentalIn, otherContentIn } from './dicom-content.ts';
import { formOfSyntax, otherForm } from './dicom-forms.ts';
import type { OtherForm } from './dicom-forms.ts';
import type { AboutDicom } from '../../../contracts/xray/dicom-kinds.ts';
import { firstFrame } from './dicom-frame.ts';
import { isGrayIn, scaleIn, shaded, shadesBy } from './dicom-shades.ts';
import type { Raws } from './jpeg-lossless.ts';
import { MARKER, frameBeforeScan } from './jpeg-segments.ts';

/**
 * The picture of a DICOM file and nothing else: the patient, the place and the date are never read. `isDental`: its
 * header says that it is an X-ray of teeth or jaws.
 */
export type DicomPicture = PictureIn & { readonly isDental?: true };

type PictureIn =
  | {
      readonly kind: 'gray';
      readonly pixels: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  /** `shades`: the shade of each grey value; `null` for a picture in colour, which is shown as it is. */
  | { readonly kind: 'jpeg'; readonly bytes: Buffer; readonly shades: Uint8Array | null }
  | { readonly kind: 'otherDicom'; readonly about: AboutDicom }
  | OtherForm
  | { readonly kind: 'unreadable' | 'tooManyPixels' };

const TAGS = {
  transferSyntax: 'x00020010',
  samples: 'x00280002',
  rows: 'x00280010',
  columns: 'x00280011',
  bitsAllocated: 'x00280100',
  pixels: 'x7fe00010',
} as const;

const LITTLE_ENDIAN: ReadonlySet<string> = new Set(['1.2.840.10008.1.2', '1.2.840.10008.1.2.1']);

/** JPEG with losses; the second one may have twelve bits, which the library does not read. */
const JPEG: ReadonlySet<string> = new Set(['1.2.840.10008.1.2.4.50', '1.2.840.10008.1.2.4.51']);

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

/**
 * Reads the first picture of a file: in grey, uncompressed or by one of CODECS, or JPEG with losses. Other recordings
 * than plain X-rays are not looked at.
 */
export const readDicom = async (file: Buffer): Promise<DicomPicture> => {
  const head = file.subarray(0, HEAD_MAX);
  const isCut = head.length < file.length;
  let data: DataSet;
  try {
    // The parser stops at the picture and does not look at what follows.
    data = dicomParser.parseDicom(head, { untilTag: TAGS.pixels, inflater: refusePacked });
  } catch (error) {
    if (error instanceof Packed) return otherForm('deflated');
    return isCut ? otherForm('unknownPacking') : { kind: 'unreadable' };
  }
  if (isCut && !data.elements[TAGS.pixels]) return otherForm('unknownPacking');
  const about = otherContentIn(data);
  if (about !== null) return { kind: 'otherDicom', about };
  const read = await pictureIn(data, file);
  return isDentalIn(data) ? { ...read, isDental: true } : read;
};

const pictureIn = async (data: DataSet, file: Buffer): Promise<PictureIn> => {
  const syntax = data.string(TAGS.transferSyntax) ?? '';
  if (JPEG.has(syntax)) return jpegIn(data, file);
  const codec: Codec | undefined = CODECS[syntax as keyof typeof CODECS];
  if (codec === undefined && !LITTLE_ENDIAN.has(syntax)) return formOfSyntax(syntax);
  const form = formOf(data);
  if ('kind' in form) return form;
  const read =
    codec === undefined ? plainIn(data, file, form) : await unpackedIn(data, file, { codec, form });
  if (read.kind !== 'unpacked') return read;
  const { raws, width, height } = read;
  const shades = shadesBy(scaleIn(data), raws);
  return { kind: 'gray', pixels: shaded(raws, shades), width, height };
};

const framesIn = (data: DataSet, file: Buffer): Buffer | null => {
  const element = data.elements[TAGS.pixels];
  return element ? firstFrame(file.subarray(element.dataOffset)) : null;
};

/** Every value that a byte can hold. */
const BYTES = Uint8Array.from({ length: 256 }, (_, value) => value);

const jpegIn = (data: DataSet, file: Buffer): PictureIn => {
  const bytes = framesIn(data, file);
  if (bytes === null) return { kind: 'unreadable' };
  const precision = frameBeforeScan(bytes, MARKER.extended)?.precision ?? 8;
  if (precision !== 8) return otherForm('twelveBits');
  if (!isGrayIn(data)) return { kind: 'jpeg', bytes, shades: null };
  const scale = { ...scaleIn(data), stored: 8, isSigned: false };
  return { kind: 'jpeg', bytes, shades: shadesBy(scale, BYTES) };
};

type Form = { readonly width: number; readonly height: number; readonly bits: 8 | 16 };

/** Reads the form of a grey picture. */
const formOf = (data: DataSet): Form | OtherForm => {
  const bits = data.uint16(TAGS.bitsAllocated);
  const { stored } = scaleIn(data);
  const isGray = (data.uint16(TAGS.samples) ?? 1) === 1 && isGrayIn(data);
  if (!isGray) return otherForm('inColour');
  if ((bits !== 8 && bits !== 16) || stored < 1 || stored > bits)
    return otherForm('unknownPacking');
  const [width, height] = [data.uint16(TAGS.columns) ?? 0, data.uint16(TAGS.rows) ?? 0];
  return { width, height, bits };
};

const unpackedIn = async (
  data: DataSet,
  file: Buffer,
  { codec, form }: { readonly codec: Codec; readonly form: Form },
): Promise<Unpacked> => {
  const bytes = framesIn(data, file);
  return bytes === null ? { kind: 'unreadable' } : unpack(codec, bytes, form);
};

const plainIn = (data: DataSet, file: Buffer, { width, height, bits }: Form): Unpacked => {
  const element = data.elements[TAGS.pixels];
  const count = width * height;
  if (count > XRAY_PIXELS_MAX) return { kind: 'tooManyPixels' };
  if (!element || count === 0) return { kind: 'unreadable' };
  // A data set without a head may be packed in any way.
  if (element.hadUndefinedLength === true) return otherForm('unknownPacking');
  const length = (count * bits) / 8;
  const bytes = file.subarray(element.dataOffset, element.dataOffset + length);
  if (element.length < length || bytes.length < length) return { kind: 'unreadable' };
  return { kind: 'unpacked', raws: rawsIn(bytes, bits), width, height };
};

const rawsIn = (bytes: Buffer, bits: 8 | 16): Raws => {
  if (bits === 8) return bytes;
  const raws = new Uint16Array(bytes.length / 2);
  for (let at = 0; at < raws.length; at += 1) raws[at] = bytes.readUInt16LE(at * 2);
  return raws;
};
