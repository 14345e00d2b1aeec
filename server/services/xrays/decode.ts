import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { AboutDicom } from '../../../contracts/xray/dicom-kinds.ts';
import { FIRST_BYTES, kindOfFirstBytes } from '../../../contracts/xray/file-kinds.ts';
import type { FileKind } from '../../../contracts/xray/file-kinds.ts';
import { XRAY_PIXELS_MAX } from '../../../contracts/xray/xray-files.ts';
import type { XrayRefusal } from '../../../contracts/xray/xray-files.ts';
import type { PrintedXray } from '../../report/reanalysis-report.ts';
import type { SeenRaster } from '../../radiograph/raster.ts';
import { BACKBONE_SIDE, numbersOf } from './backbone.ts';
import { readDicom } from './dicom.ts';
import type { DicomPicture } from './dicom.ts';
import { dicomFile, isWholeDicom } from './dicom-head.ts';
import { shaded } from './dicom-shades.ts';
import { outlineOf } from './outline.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Detects a picture by its first bytes; its name and the declared type do not count. */
const pictureKindOf = (bytes: Buffer): 'jpeg' | 'png' | null => {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  return bytes.subarray(0, PNG.length).equals(PNG) ? 'png' : null;
};

/** Longer side of the kept picture, of its preview and of the analyzer's raster, in pixels. */
const KEPT_SIDE = 4096;
const PREVIEW_SIDE = 480;
const RASTER_SIDE = 1024;

/** JPEG qualities; the higher one loses nothing of an X-ray that the eye could see. */
const KEPT_QUALITY = 92;
const PREVIEW_QUALITY = 80;

/**
 * Largest kept picture, in bytes. An X-ray of the largest size takes a fifth of it and a photo a half; a picture that
 * takes more is nothing but grain, and is scaled down.
 */
const KEPT_BYTES = 8_000_000;

/** The X-ray as it is kept: drawn anew from its pixels, so that nothing else of the file remains. */
export type CleanPicture = {
  readonly picture: Buffer;
  readonly preview: Buffer;
  readonly width: number;
  readonly height: number;
  /** The file says that it is an X-ray of teeth or jaws. */
  readonly isDental?: true;
};

/** What is known of a file that is no picture to be read. */
export type AboutFile = { readonly file: FileKind } | AboutDicom;

export type Decoded =
  | ({ readonly kind: 'decoded' } & CleanPicture)
  | { readonly kind: Exclude<XrayRefusal, 'tooLarge' | 'tooMany'>; readonly about?: AboutFile }
  /** The process had too little memory, which says nothing about the file. */
  | { readonly kind: 'notNow' };

/** Readers that may open a stranger's file, whatever else the library can read. */
const READERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'];

let prepared: Promise<typeof sharp> | null = null;

/**
 * Loads and configures the library with the first picture: a start needs less memory without it. The settings hold for
 * the whole process, so they are made once.
 */
const library = (): Promise<typeof sharp> => {
  prepared ??= import('sharp').then(({ default: loaded }) => {
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: READERS });
    // Each picture is read once, so a cache is useless. One thread each, as the caller limits how many are read at
    // once.
    loaded.cache(false);
    loaded.concurrency(1);
    return loaded;
  });
  return prepared;
};

const READING = {
  failOn: 'error',
  limitInputPixels: XRAY_PIXELS_MAX,
  sequentialRead: true,
  unlimited: false,
} as const;

const opened = async (bytes: Buffer): Promise<Sharp> => (await library())(bytes, READING);

/** Reads a stranger's file by its content, whatever its name says. */
export const decodeXray = async (file: Buffer): Promise<Decoded> => {
  if (file.length === 0) return { kind: 'empty' };
  const kind = pictureKindOf(file);
  if (kind !== null) return cleaned(file, kind);
  if (isWholeDicom(file)) return decodeDicom(file);
  const other = kindOfFirstBytes(file.toString('latin1', 0, FIRST_BYTES));
  if (other !== null) return { kind: 'wrongType', about: { file: other } };
  const dicom = dicomFile(file);
  return dicom === null ? { kind: 'wrongType' } : decodeDicom(dicom);
};

/** Reads a photo of a stranger: no file of a scanner, whose readers are for X-rays alone. */
export const decodePhoto = async (file: Buffer): Promise<Decoded> => {
  const kind = pictureKindOf(file);
  return kind === null ? { kind: 'wrongType' } : cleaned(file, kind);
};

const decodeDicom = async (file: Buffer): Promise<Decoded> => {
  const read = await readDicom(file);
  const decoded = await drawnOf(read);
  return decoded.kind === 'decoded' && read.isDental ? { ...decoded, isDental: true } : decoded;
};

const drawnOf = async (read: DicomPicture): Promise<Decoded> => {
  if (read.kind === 'gray') return fromDots(read);
  if (read.kind !== 'jpeg') return read;
  if (pictureKindOf(read.bytes) !== 'jpeg') return { kind: 'unreadable' };
  return read.shades === null ? cleaned(read.bytes, 'jpeg') : reshaded(read.bytes, read.shades);
};

type Dots = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

const fromDots = async ({ pixels, width, height }: Dots): Promise<Decoded> =>
  redrawn((await library())(pixels, { raw: { width, height, channels: 1 } }));

/** Draws a grey JPEG of a DICOM file in the shades that the file asks for. */
const reshaded = async (bytes: Buffer, shades: Uint8Array): Promise<Decoded> => {
  const outline = outlineOf(bytes, 'jpeg');
  if (outline !== 'fine') return { kind: outline };
  try {
    const gray = (await opened(bytes)).toColourspace('b-w').raw();
    const { data, info } = await gray.toBuffer({ resolveWithObject: true });
    return await fromDots({ ...info, pixels: shaded(data, shades) });
  } catch (error) {
    return { kind: faultOf(error) };
  }
};

const cleaned = async (bytes: Buffer, kind: 'jpeg' | 'png'): Promise<Decoded> => {
  const outline = outlineOf(bytes, kind);
  return outline === 'fine' ? redrawn(await opened(bytes)) : { kind: outline };
};

/** Words of the library when memory has run out; all its other errors are about the file. */
const OF_OURS = /out of memory/i;

const faultOf = (error: unknown): 'tooManyPixels' | 'notNow' | 'unreadable' => {
  const said = error instanceof Error ? error.message : '';
  if (said.includes('pixel limit')) return 'tooManyPixels';
  return OF_OURS.test(said) ? 'notNow' : 'unreadable';
};

type Drawn = {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
};

/** Draws a JPEG of at most `side` pixels a side and at most KEPT_BYTES. */
const drawn = async (source: Sharp, side: number): Promise<Drawn> => {
  const { data, info } = await source
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: KEPT_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  if (data.length <= KEPT_BYTES) return { data, info };
  // Bytes shrink a little less than pixels do, so this takes a step or two.
  const share = 0.95 * Math.sqrt(KEPT_BYTES / data.length);
  return drawn(await opened(data), Math.floor(Math.max(info.width, info.height) * share));
};

/**
 * Draws the picture upright as its EXIF says, in sRGB with 8 bits a channel, opaque, of bounded size, without metadata.
 */
const redrawn = async (source: Sharp): Promise<Decoded> => {
  try {
    const upright = source.autoOrient().flatten({ background: '#000' }).toColourspace('srgb');
    const { data, info } = await drawn(upright, KEPT_SIDE);
    const small = await opened(data);
    const preview = await small
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: PREVIEW_QUALITY })
      .toBuffer();
    return { kind: 'decoded', picture: data, preview, width: info.width, height: info.height };
  } catch (error) {
    return { kind: faultOf(error) };
  }
};

/** Longer side on paper, in pixels: 200 dots an inch across a page. */
const PAPER_SIDE = 1340;

/** Scales a kept picture down for a report. */
export const forPaper = async (picture: Buffer): Promise<PrintedXray> => {
  const source = await opened(picture);
  const { data, info } = await source
    .resize(PAPER_SIDE, PAPER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: KEPT_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { image: new Uint8Array(data), width: info.width, height: info.height };
};

/** Least difference between the channels of a pixel that counts as coloured, of 255. */
const COLOURED_FROM = 32;

/** Hue of a colour on the wheel, in radians; the colour is not grey. */
const hueOf = (red: number, green: number, blue: number): number =>
  Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);

/** Makes the raster of a kept picture, with what the X-ray gate judges it by. */
export const rasterOf = async (picture: Buffer): Promise<SeenRaster> => {
  const source = await opened(picture);
  const { data, info } = await source
    .resize(RASTER_SIDE, RASTER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const gray = new Uint8Array(width * height);
  const sums = { saturation: 0, coloured: 0, across: 0, up: 0, spread: 0 };
  for (let at = 0; at < gray.length; at += 1) {
    const from = at * channels;
    const red = data[from] ?? 0;
    const green = channels < 3 ? red : (data[from + 1] ?? 0);
    const blue = channels < 3 ? red : (data[from + 2] ?? 0);
    const most = Math.max(red, green, blue);
    const spread = most - Math.min(red, green, blue);
    gray[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    sums.saturation += most === 0 ? 0 : spread / most;
    if (spread >= COLOURED_FROM) sums.coloured += 1;
    if (spread > 0) {
      const hue = hueOf(red, green, blue);
      sums.across += spread * Math.cos(hue);
      sums.up += spread * Math.sin(hue);
      sums.spread += spread;
    }
  }
  const count = Math.max(1, gray.length);
  return {
    width,
    height,
    gray,
    colour: { meanSaturation: sums.saturation / count, colouredShare: sums.coloured / count },
    tint: {
      hue: (Math.atan2(sums.up, sums.across) * (180 / Math.PI) + 360) % 360,
      oneness: Math.hypot(sums.across, sums.up) / Math.max(1, sums.spread),
    },
    numbers: await numbersOf(await squareOf(gray, { width, height })),
  };
};

/** Scales a grey picture to the backbone's square, whatever its shape: the backbone knows no sizes. */
const squareOf = async (
  gray: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array> =>
  (await library())(gray, { raw: { width, height, channels: 1 } })
    .resize(BACKBONE_SIDE, BACKBONE_SIDE, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
