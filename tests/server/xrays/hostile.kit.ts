import { deflateSync } from 'node:zlib';

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

/** A segment of a JPEG: its marker, its length and what is in it. */
export const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), word(content.length + 2), content]);

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const STEPS = segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));

/** A table of one code of one bit. */
const codes = (kind: 0 | 1, symbol: number): Buffer =>
  segment(
    0xc4,
    Buffer.concat([Buffer.from([kind << 4, 1]), Buffer.alloc(15), Buffer.from([symbol])]),
  );

type Frame = { readonly width: number; readonly height: number; readonly marker?: number };

const frame = ({ width, height, marker = 0xc2 }: Frame): Buffer =>
  segment(
    marker,
    Buffer.concat([Buffer.from([8]), word(height), word(width), Buffer.from([1, 1, 0x11, 0])]),
  );

const scan = (from: number, to: number): Buffer =>
  segment(0xda, Buffer.from([1, 1, 0, from, to, 0]));

/** The bits of a scan that says of so many blocks that nothing is in them. */
const emptyBlocks = (blocks: number): Buffer => {
  let bits = '';
  // Fourteen more bits say how many blocks it is: 32,767.
  for (let left = blocks; left > 0; left -= 32_767) bits += `0${'1'.repeat(14)}`;
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes = bits.match(/.{8}/g)?.map((each) => Number.parseInt(each, 2)) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
};

/** A grey progressive JPEG of no detail: the first scan, and so many more that draw nothing over all of it. */
export const scansOf = (scans: number, { width, height, marker = 0xc2 }: Frame): Buffer => {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const more = Buffer.concat([scan(1, 63), emptyBlocks(blocks)]);
  return Buffer.concat([
    START,
    STEPS,
    frame({ width, height, marker }),
    codes(0, 0),
    codes(1, 0xe0),
    scan(0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans - 1 }, () => more),
    END,
  ]);
};

/** The same with something put before its frame. */
export const behindStart = (jpeg: Buffer, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const sumOf = (bytes: Buffer): number => {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
};

/** A chunk of a PNG. */
export const chunk = (name: string, content: Buffer): Buffer => {
  const bytes = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(sumOf(bytes), 4);
  return Buffer.concat([ends.subarray(0, 4), bytes, ends.subarray(4)]);
};

type Png = {
  readonly width: number;
  readonly height: number;
  readonly depth?: 8 | 16;
  readonly colour?: 0 | 2 | 4 | 6;
  readonly isInterlaced?: boolean;
  readonly pixels?: Buffer;
  /** What stands between the head and the pixels. */
  readonly before?: readonly Buffer[];
};

/** A PNG that says what it is told to say. */
export const pngOf = ({ width, height, depth = 8, colour = 0, pixels, ...given }: Png): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, given.isInterlaced === true ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(given.before ?? []),
    chunk('IDAT', pixels ?? deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** So many megabytes of nothing, packed. */
export const packed = (megabytes: number): Buffer =>
  deflateSync(Buffer.alloc(megabytes * 1_000_000));
