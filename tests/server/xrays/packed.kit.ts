import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import loadCharls from '@cornerstonejs/codec-charls/wasmjs';
import loadOpenJpeg from '@cornerstonejs/codec-openjpeg/wasmjs';
import { segment } from './hostile.kit.ts';

/** Values of a grey picture, and how it is packed. */
export type Values = {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly values: readonly number[];
};

const rawOf = ({ bits, values }: Values): Buffer => {
  const bytes = Buffer.alloc(values.length * (bits > 8 ? 2 : 1));
  values.forEach((value, at) =>
    bits > 8 ? bytes.writeUInt16LE(value, at * 2) : bytes.writeUInt8(value, at),
  );
  return bytes;
};

const quiet = { print: () => undefined, printErr: () => undefined };
const require = createRequire(import.meta.url);
const wasmOf = (name: string): Buffer => readFileSync(require.resolve(name));

const frameOf = ({ width, height, bits }: Values) => ({
  width,
  height,
  bitsPerSample: bits,
  componentCount: 1,
  isSigned: false,
});

/** Packs by JPEG 2000; `rate`: how small it becomes, at a loss. */
export const jpeg2000 = async (picture: Values, rate = 0): Promise<Buffer> => {
  const wasmBinary = wasmOf('@cornerstonejs/codec-openjpeg/wasm');
  const { J2KEncoder } = await loadOpenJpeg({ wasmBinary, ...quiet });
  const encoder = new J2KEncoder();
  encoder.getDecodedBuffer(frameOf(picture)).set(rawOf(picture));
  encoder.setQuality(rate === 0, rate);
  encoder.encode();
  return Buffer.from(encoder.getEncodedBuffer());
};

/** Packs by JPEG-LS; `near`: by how much a value may be off. */
export const jpegLs = async (picture: Values, near = 0): Promise<Buffer> => {
  const wasmBinary = wasmOf('@cornerstonejs/codec-charls/wasm');
  const { JpegLSEncoder } = await loadCharls({ wasmBinary, ...quiet });
  const encoder = new JpegLSEncoder();
  encoder.getDecodedBuffer(frameOf(picture)).set(rawOf(picture));
  encoder.setNearLossless(near);
  encoder.encode();
  return Buffer.from(encoder.getEncodedBuffer());
};

/** Packs a row of bytes by PS3.5, G.3.1: runs of two and more, and single bytes as they are. */
const runsOf = (bytes: readonly number[]): Buffer => {
  const packed: number[] = [];
  for (let at = 0; at < bytes.length;) {
    let end = at + 1;
    while (end < bytes.length && end - at < 128 && bytes[end] === bytes[at]) end += 1;
    packed.push(end - at === 1 ? 0 : 257 - (end - at), bytes[at] ?? 0);
    at = end;
  }
  return Buffer.from(packed.length % 2 === 0 ? packed : [...packed, 128]);
};

/** Packs by run lengths. */
export const rle = ({ bits, values }: Values): Buffer => {
  const planes = bits > 8 ? [8, 0] : [0];
  const segments = planes.map((shift) => runsOf(values.map((value) => (value >> shift) & 255)));
  const head = Buffer.alloc(64);
  head.writeUInt32LE(segments.length, 0);
  let at = 64;
  segments.forEach((bytes, index) => {
    head.writeUInt32LE(at, 4 * index + 4);
    at += bytes.length;
  });
  return Buffer.concat([head, ...segments]);
};

type Prediction = {
  readonly predictor?: number;
  readonly shift?: number;
  /** Lines after which the prediction begins anew. */
  readonly lines?: number;
};

const GUESSES: readonly ((a: number, b: number, c: number) => number)[] = [
  () => 0,
  (a) => a,
  (_a, b) => b,
  (_a, _b, c) => c,
  (a, b, c) => a + b - c,
  (a, b, c) => a + Math.floor((b - c) / 2),
  (a, b, c) => b + Math.floor((a - c) / 2),
  (a, b) => Math.floor((a + b) / 2),
];

/** Differences of each line from what is predicted, modulo 65536. */
const differencesOf = ({ width, height, bits, values }: Values, given: Prediction): number[][] => {
  const { predictor = 1, shift = 0, lines = 0 } = given;
  const at = (x: number, y: number): number => (values[y * width + x] ?? 0) >> shift;
  return Array.from({ length: height }, (_line, y) =>
    Array.from({ length: width }, (_value, x) => {
      const isFirst = lines === 0 ? y === 0 : y % lines === 0;
      let guess = GUESSES[predictor]?.(at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)) ?? 0;
      if (x === 0) guess = isFirst ? 2 ** (bits - shift - 1) : at(0, y - 1);
      else if (isFirst) guess = at(x - 1, y);
      return (at(x, y) - guess) & 0xff_ff;
    }),
  );
};

/** Bits of a difference: its size in five bits, and what it is. 32768 has a size alone. */
const bitsOf = (difference: number): string => {
  const signed = difference > 32_768 ? difference - 65_536 : difference;
  const size = signed === 0 ? 0 : 32 - Math.clz32(Math.abs(signed));
  const code = size.toString(2).padStart(5, '0');
  if (size === 0 || size === 16) return code;
  const rest = signed > 0 ? signed : signed + 2 ** size - 1;
  return code + rest.toString(2).padStart(size, '0');
};

const bytesOf = (bits: string): Buffer => {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  return Buffer.from(
    bytes
      .map((each) => Number.parseInt(each, 2))
      .flatMap((byte) => (byte === 255 ? [255, 0] : byte)),
  );
};

/** Packs by lossless JPEG (ITU-T T.81, annex H), with a code of five bits for each size. */
export const jpegLossless = (picture: Values, given: Prediction = {}): Buffer => {
  const { width, height, bits } = picture;
  const { predictor = 1, shift = 0, lines = 0 } = given;
  const rows = differencesOf(picture, given).map((row) => row.map(bitsOf).join(''));
  const size = lines === 0 ? height : lines;
  const scans: Buffer[] = [];
  for (let from = 0; from < height; from += size) {
    if (from > 0) scans.push(Buffer.from([0xff, 0xd0 + ((from / size - 1) % 8)]));
    scans.push(bytesOf(rows.slice(from, from + size).join('')));
  }
  const frame = Buffer.from([bits, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const restart = Buffer.alloc(2);
  restart.writeUInt16BE(lines * width);
  const lengths = Buffer.from([0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const sizes = Buffer.from(Array.from({ length: 17 }, (_, at) => at));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xc4, Buffer.concat([Buffer.from([0]), lengths, sizes])),
    segment(0xdd, restart),
    segment(0xc3, frame),
    segment(0xda, Buffer.from([1, 1, 0, predictor, 0, shift])),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
};
