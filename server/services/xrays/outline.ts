import { XRAY_PIXELS_MAX } from '../../../contracts/xray/xray-files.ts';
import { MARKER, frameOf, segmentsIn } from './jpeg-segments.ts';

/**
 * Verdict on the declared size of a file, before a pixel is decoded; `fine` does not promise that it can be decoded.
 */
type Outline = 'fine' | 'unreadable' | 'tooManyPixels';

/**
 * Most scans of a JPEG: each is drawn over the whole picture, and may be as small as fifty bytes. Encoders write ten or
 * a few more.
 */
const SCANS_MAX = 64;

/**
 * Most memory for a picture that is built up over its whole area, in bytes: a progressive JPEG of 40 megapixels as
 * cameras write it, or an interlaced PNG of 16 megapixels with the most bytes a pixel.
 */
const WHOLE_MAX = 130_000_000;

type Size = { readonly width: number; readonly height: number };

/** Judges a declared size. `wholeBytes`: memory that is needed for all of it at once; none when it is read in lines. */
export const verdictOf = ({ width, height }: Size, wholeBytes: number): Outline => {
  if (width <= 0 || height <= 0) return 'unreadable';
  return width * height > XRAY_PIXELS_MAX || wholeBytes > WHOLE_MAX ? 'tooManyPixels' : 'fine';
};

const isFrame = (marker: number): boolean =>
  marker >= MARKER.baseline &&
  marker <= 0xcf &&
  marker !== MARKER.tables &&
  marker !== MARKER.reserved &&
  marker !== MARKER.arithmetic;

/** A frame, and the number of coefficients that a decoder keeps of all its components, two bytes each. */
type Frame = Size & { readonly isProgressive: boolean; readonly coefficients: number };

const frameIn = (segment: Buffer, marker: number): Frame | null => {
  const frame = frameOf(segment);
  const count = frame?.components ?? 0;
  const isKnown = marker <= MARKER.progressive && count >= 1 && count <= 4;
  if (frame === null || !isKnown || segment.length !== 6 + 3 * count) return null;
  const sampling = Array.from({ length: count }, (_, at) => {
    const factors = segment[7 + 3 * at] ?? 0;
    return [factors >> 4, factors & 15] as const;
  });
  const [across, down] = [0, 1].map((way) => Math.max(...sampling.map((each) => each[way] ?? 0)));
  if (!across || !down) return null;
  const { width, height } = frame;
  const shares = sampling.reduce((sum, [h, v]) => sum + (h * v) / (across * down), 0);
  const isProgressive = marker === MARKER.progressive;
  return { width, height, isProgressive, coefficients: width * height * shares };
};

/** Walks the markers of a JPEG once, as decoders do, so that no scan that a decoder would find is missed. */
const outlineOfJpeg = (bytes: Buffer): Outline => {
  const frames: (Frame | null)[] = [];
  let scans = 0;
  for (const segment of segmentsIn(bytes)) {
    if (segment === null) return 'unreadable';
    const { marker, content } = segment;
    if (isFrame(marker)) frames.push(frameIn(content, marker));
    if (marker === MARKER.scan) scans += 1;
    if (scans > SCANS_MAX || frames.length > 1) return 'unreadable';
  }
  const [frame] = frames;
  if (!frame || scans === 0) return 'unreadable';
  return verdictOf(frame, frame.isProgressive || scans > 1 ? 2 * frame.coefficients : 0);
};

/** Place and length of a PNG's first chunk: it follows the signature, a length and a name (PNG, 11.2.1). */
const HEADER_AT = 16;
const HEADER_BYTES = 13;

/** Most values of a pixel, by the colour type: a palette, or a colour that counts as transparent, adds to them. */
const VALUES: Readonly<Record<number, number>> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 };

const outlineOfPng = (bytes: Buffer): Outline => {
  const isWhole = bytes.length >= HEADER_AT + HEADER_BYTES;
  if (!isWhole || bytes.readUInt32BE(8) !== HEADER_BYTES) return 'unreadable';
  if (bytes.toString('latin1', 12, HEADER_AT) !== 'IHDR') return 'unreadable';
  const [width, height] = [bytes.readUInt32BE(HEADER_AT), bytes.readUInt32BE(HEADER_AT + 4)];
  const [depth, colour, , , interlace] = bytes.subarray(HEADER_AT + 8, HEADER_AT + HEADER_BYTES);
  const values = VALUES[colour ?? -1];
  if (values === undefined) return 'unreadable';
  const bytesOfDot = values * (depth === 16 ? 2 : 1);
  return verdictOf({ width, height }, interlace === 0 ? 0 : width * height * bytesOfDot);
};

/** Checks the declared size of a file, in time that grows with its length only. */
export const outlineOf = (bytes: Buffer, kind: 'jpeg' | 'png'): Outline =>
  kind === 'jpeg' ? outlineOfJpeg(bytes) : outlineOfPng(bytes);
