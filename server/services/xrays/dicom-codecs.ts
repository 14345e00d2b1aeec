import { createRequire } from 'node:module';
import { builtFile } from '../../lib/built-file.ts';
import { otherForm } from './dicom-forms.ts';
import type { OtherForm } from './dicom-forms.ts';
import { unpackRle } from './dicom-rle.ts';
import { unpackLossless } from './jpeg-lossless.ts';
import type { Raws } from './jpeg-lossless.ts';
import { MARKER, frameBeforeScan } from './jpeg-segments.ts';
import type { JpegFrame } from './jpeg-segments.ts';
import { verdictOf } from './outline.ts';

/** Ways of packing that a decoder here unpacks, by transfer syntax (PS3.5, annex A.4). JPEG baseline is the library's. */
export const CODECS = {
  '1.2.840.10008.1.2.5': 'rle',
  '1.2.840.10008.1.2.4.57': 'jpegLossless',
  '1.2.840.10008.1.2.4.70': 'jpegLossless',
  '1.2.840.10008.1.2.4.80': 'jpegLs',
  '1.2.840.10008.1.2.4.81': 'jpegLs',
  '1.2.840.10008.1.2.4.90': 'jpeg2000',
  '1.2.840.10008.1.2.4.91': 'jpeg2000',
} as const;
export type Codec = (typeof CODECS)[keyof typeof CODECS];

export type Unpacked =
  | {
      readonly kind: 'unpacked';
      readonly raws: Raws;
      readonly width: number;
      readonly height: number;
    }
  | OtherForm
  | { readonly kind: 'unreadable' | 'tooManyPixels' };

/** Size of a picture by the data set, which run lengths alone do not tell. */
type Told = { readonly width: number; readonly height: number; readonly bits: 8 | 16 };

/** First bytes of a JPEG 2000 picture (ITU-T T.800, annex A), which some programs wrap into a file. */
const JPEG_2000 = Buffer.from([0xff, 0x4f, 0xff, 0x51]);

/** Bytes that the decoder of JPEG 2000 keeps for each pixel: it works on the whole picture, in two copies. */
const JPEG_2000_BYTES = 8;

/**
 * Ends a JPEG-LS picture. The decoder searches for half a minute where there is no end, so each gets one; a picture that
 * brings none was cut off.
 */
const END = Buffer.from([0xff, MARKER.end]);

/** Reads what a JPEG 2000 picture says of itself (T.800, A.5.1). */
const frameOf2000 = (bytes: Buffer): JpegFrame | null => {
  if (bytes.length < 42 || bytes.indexOf(JPEG_2000) !== 0) return null;
  return {
    width: bytes.readUInt32BE(8) - bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(12) - bytes.readUInt32BE(20),
    components: bytes.readUInt16BE(40),
    precision: ((bytes[42] ?? 0) & 0x7f) + 1,
  };
};

type WasmDecoder = {
  readonly getEncodedBuffer: (bytes: number) => Uint8Array;
  readonly decode: () => void;
  readonly getFrameInfo: () => { readonly width: number; readonly height: number };
  /** A view of the decoder's memory. */
  readonly getDecodedBuffer: () => Uint8Array;
};

/** Starts a decoder's code, which tells where it does not do well on the standard output if it may. */
type Start = (options: {
  readonly print: () => void;
  readonly printErr: () => void;
}) => Promise<Readonly<Record<string, new () => WasmDecoder>>>;

const WASM = {
  jpeg2000: { name: 'openjpeg', decoder: 'J2KDecoder' },
  jpegLs: { name: 'charls', decoder: 'JpegLSDecoder' },
} as const;

/**
 * Makes a decoder with a memory of its own, so that nothing of a broken file meets the next one.
 */
const decoderOf = async (codec: keyof typeof WASM): Promise<WasmDecoder> => {
  const { name, decoder } = WASM[codec];
  const built = builtFile(`codecs/${name}.cjs`, import.meta.url);
  const load = createRequire(import.meta.url);
  const start = load(built ?? `@cornerstonejs/codec-${name}/decodewasmjs`) as Start;
  const started = await start({ print: () => undefined, printErr: () => undefined });
  const Decoder = started[decoder];
  if (!Decoder) throw new Error(`The build of ${name} has no ${decoder}`);
  return new Decoder();
};

const unpackByWasm = async (
  codec: 'jpeg2000' | 'jpegLs',
  bytes: Buffer,
  { width, height, precision }: JpegFrame,
): Promise<Raws | null> => {
  if (codec === 'jpegLs' && !bytes.includes(END)) return null;
  const ended = codec === 'jpegLs' ? Buffer.concat([bytes, END]) : bytes;
  const decoder = await decoderOf(codec);
  try {
    decoder.getEncodedBuffer(ended.length).set(ended);
    decoder.decode();
  } catch {
    // The decoders throw what they have found wrong with a file, as numbers.
    return null;
  }
  const info = decoder.getFrameInfo();
  const decoded = Uint8Array.from(decoder.getDecodedBuffer());
  const length = width * height * (precision <= 8 ? 1 : 2);
  if (info.width !== width || info.height !== height || decoded.length !== length) return null;
  return precision <= 8 ? decoded : new Uint16Array(decoded.buffer);
};

const rlePicture = (bytes: Buffer, told: Told): Unpacked => {
  const verdict = verdictOf(told, 0);
  if (verdict !== 'fine') return { kind: verdict };
  const { width, height, bits } = told;
  const raws = unpackRle(bytes, width * height, bits);
  return raws === null ? { kind: 'unreadable' } : { kind: 'unpacked', raws, width, height };
};

const frameFor = (codec: Exclude<Codec, 'rle'>, bytes: Buffer): JpegFrame | null => {
  if (codec === 'jpeg2000') return frameOf2000(bytes);
  return frameBeforeScan(bytes, codec === 'jpegLs' ? MARKER.jpegLs : MARKER.lossless);
};

/** Unpacks the values of a grey picture, after the size that it declares was checked. */
export const unpack = async (codec: Codec, packed: Buffer, told: Told): Promise<Unpacked> => {
  if (codec === 'rle') return rlePicture(packed, told);
  const from = codec === 'jpeg2000' ? Math.max(0, packed.indexOf(JPEG_2000)) : 0;
  const bytes = packed.subarray(from);
  const frame = frameFor(codec, bytes);
  if (frame === null || frame.precision < 2) return { kind: 'unreadable' };
  if (frame.components !== 1) return otherForm('inColour');
  if (frame.precision > 16) return otherForm('unknownPacking');
  const { width, height } = frame;
  const verdict = verdictOf(frame, codec === 'jpeg2000' ? width * height * JPEG_2000_BYTES : 0);
  if (verdict !== 'fine') return { kind: verdict };
  const raws =
    codec === 'jpegLossless' ? unpackLossless(bytes) : await unpackByWasm(codec, bytes, frame);
  return raws === null ? { kind: 'unreadable' } : { kind: 'unpacked', raws, width, height };
};
