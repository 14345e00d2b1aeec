import { MARKER, frameOf, segmentsIn } from './jpeg-segments.ts';
import type { JpegFrame } from './jpeg-segments.ts';

/** Values of a picture, as they are stored. */
export type Raws = Uint8Array | Uint16Array;

/** Marks a picture that is cut off or broken. */
class Broken extends Error {}

/** What stands before the pixels of a lossless JPEG of one component (ITU-T T.81, annex H). */
type Head = JpegFrame & {
  /** For each sixteen bits, the code that they begin with: its length above its symbol; 0 when there is none. */
  readonly codes: Uint16Array;
  /** Lines after which the prediction begins anew; 0 when it never does. */
  readonly linesOfRestart: number;
  readonly predictor: number;
  /** Bits that were cut off from each value. */
  readonly shift: number;
  readonly scanAt: number;
};

/** Spreads the codes of a table (T.81, annex C) over all that can follow them. */
const codesOf = (lengths: Buffer, symbols: Buffer): Uint16Array => {
  const codes = new Uint16Array(65_536);
  let filled = 0;
  let used = 0;
  for (let length = 1; length <= 16; length += 1) {
    for (let count = lengths[length - 1] ?? 0; count > 0; count -= 1) {
      const end = filled + 2 ** (16 - length);
      if (end > codes.length || used >= symbols.length) throw new Broken();
      codes.fill((length << 8) | (symbols[used] ?? 0), filled, end);
      used += 1;
      filled = end;
    }
  }
  return codes;
};

/** Finds the last table of a name among the segments of tables, as each replaces the one before. */
const tableOf = (segments: readonly Buffer[], name: number): Uint16Array => {
  for (const segment of segments.toReversed()) {
    for (let at = 0; at + 17 <= segment.length;) {
      const lengths = segment.subarray(at + 1, at + 17);
      const end = at + 17 + lengths.reduce((sum, count) => sum + count, 0);
      if (segment[at] === name) return codesOf(lengths, segment.subarray(at + 17, end));
      at = end;
    }
  }
  throw new Broken();
};

const headOf = (bytes: Buffer): Head => {
  const tables: Buffer[] = [];
  let frame: JpegFrame | null = null;
  let interval = 0;
  for (const segment of segmentsIn(bytes)) {
    if (segment === null) break;
    const { marker, content, end } = segment;
    if (marker === MARKER.tables) tables.push(content);
    if (marker === MARKER.restarts && content.length >= 2) interval = content.readUInt16BE(0);
    if (marker === MARKER.lossless) frame ??= frameOf(content);
    if (marker === MARKER.scan) {
      if (frame === null || content.length !== 6 || interval % frame.width !== 0) break;
      const [, , table = 0, predictor = 0, , shift = 0] = content;
      return {
        ...frame,
        codes: tableOf(tables, table >> 4),
        linesOfRestart: interval / frame.width,
        predictor,
        shift: shift & 15,
        scanAt: end,
      };
    }
  }
  throw new Broken();
};

/** Reads the differences of a scan one after the other. */
const differencesFrom = (bytes: Buffer, { codes, scanAt }: Head) => {
  let at = scanAt;
  let held = 0;
  let count = 0;
  // Zeros that stand for what is beyond the end: whoever takes one of them reads a picture that was cut off.
  let spare = 0;
  const fill = (): void => {
    while (count <= 16) {
      const byte = bytes[at] ?? 0xff;
      const isEnd = byte === 0xff && bytes[at + 1] !== 0;
      if (isEnd) spare += 8;
      else at += byte === 0xff ? 2 : 1;
      held = (held << 8) | (isEnd ? 0 : byte);
      count += 8;
    }
  };
  const take = (bits: number): void => {
    count -= bits;
    if (count < spare) throw new Broken();
  };
  return {
    next: (): number => {
      fill();
      const code = codes[(held >>> (count - 16)) & 0xff_ff] ?? 0;
      const size = code & 0xff;
      if (code === 0 || size > 16) throw new Broken();
      take(code >> 8);
      if (size === 0) return 0;
      if (size === 16) return 32_768;
      fill();
      const value = (held >>> (count - size)) & ((1 << size) - 1);
      take(size);
      return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
    },
    restart: (): void => {
      const mark = bytes[at + 1] ?? 0;
      if (bytes[at] !== 0xff || mark < 0xd0 || mark > 0xd7) throw new Broken();
      at += 2;
      count = 0;
      spare = 0;
    },
  };
};

/** Predicts a value from the ones to its left, above, and above to the left (T.81, table H.1). */
const PREDICTORS: readonly Predict[] = [
  () => 0,
  (a) => a,
  (_a, b) => b,
  (_a, _b, c) => c,
  (a, b, c) => a + b - c,
  (a, b, c) => a + ((b - c) >> 1),
  (a, b, c) => b + ((a - c) >> 1),
  (a, b) => (a + b) >> 1,
];

type Predict = (a: number, b: number, c: number) => number;

/** Reads a line from its first value, which was predicted otherwise than the others. */
const readLine = (raws: Raws, [from, end]: readonly [number, number], rules: Rules): void => {
  const { first, predict, isFirst, next } = rules;
  const width = end - from;
  let left = (first + next()) & 0xff_ff;
  raws[from] = left;
  for (let at = from + 1; at < end; at += 1) {
    const guess = isFirst ? left : predict(left, raws[at - width] ?? 0, raws[at - width - 1] ?? 0);
    left = (guess + next()) & 0xff_ff;
    raws[at] = left;
  }
};

/** How a line is read. In the first one, and in one after a restart, each value is predicted by the one to its left. */
type Rules = {
  readonly first: number;
  readonly isFirst: boolean;
  readonly predict: Predict;
  readonly next: () => number;
};

const valuesOf = (bytes: Buffer): Raws => {
  const head = headOf(bytes);
  const { width, height, precision, shift, linesOfRestart } = head;
  const predict = head.predictor === 0 ? undefined : PREDICTORS[head.predictor];
  if (!predict || shift >= precision) throw new Broken();
  const { next, restart } = differencesFrom(bytes, head);
  const raws = precision <= 8 ? new Uint8Array(width * height) : new Uint16Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const isFirst = linesOfRestart === 0 ? y === 0 : y % linesOfRestart === 0;
    if (isFirst && y > 0) restart();
    const from = y * width;
    const first = isFirst ? 1 << (precision - shift - 1) : (raws[from - width] ?? 0);
    readLine(raws, [from, from + width], { first, isFirst, predict, next });
  }
  return shift === 0 ? raws : raws.map((value) => value << shift);
};

/**
 * Unpacks a lossless JPEG of one component whose size was checked before. @returns `null` when it is cut off or broken
 */
export const unpackLossless = (bytes: Buffer): Raws | null => {
  try {
    return valuesOf(bytes);
  } catch (error) {
    if (error instanceof Broken) return null;
    throw error;
  }
};
