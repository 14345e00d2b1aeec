/** Markers of a JPEG (ITU-T T.81, table B.1; T.87 for JPEG-LS) that are told apart. */
export const MARKER = {
  stuffed: 0x00,
  temporary: 0x01,
  baseline: 0xc0,
  extended: 0xc1,
  progressive: 0xc2,
  lossless: 0xc3,
  tables: 0xc4,
  reserved: 0xc8,
  arithmetic: 0xcc,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  restarts: 0xdd,
  jpegLs: 0xf7,
} as const;

/** Returns true for a marker without a segment: an escaped byte of a scan, or a mark within a scan. */
const isPassedOver = (marker: number): boolean =>
  marker === MARKER.stuffed || marker === MARKER.temporary || (marker >= 0xd0 && marker <= 0xd7);

/** Finds the next marker with a segment as decoders do, skipping everything in between. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at)) {
    while (bytes[at] === 0xff) at += 1;
    if (!isPassedOver(bytes[at] ?? MARKER.stuffed)) return at;
  }
  return bytes.length;
};

/** Reads the content of a segment after its length; `null` when there is none, or it is truncated. */
const contentAt = (bytes: Buffer, at: number): Buffer | null => {
  if (at + 2 > bytes.length) return null;
  const length = bytes.readUInt16BE(at);
  return length < 2 || at + length > bytes.length ? null : bytes.subarray(at + 2, at + length);
};

/** A segment, and the place of what follows it. */
type Segment = { readonly marker: number; readonly content: Buffer; readonly end: number };

/** Walks the segments of a JPEG up to its end, as decoders do. It yields `null` and stops at one that is broken. */
export function* segmentsIn(bytes: Buffer): Generator<Segment | null> {
  for (let at = nextMarker(bytes, 2); at < bytes.length && bytes[at] !== MARKER.end;) {
    const marker = bytes[at] ?? MARKER.start;
    const content = marker === MARKER.start ? null : contentAt(bytes, at + 1);
    if (content === null) {
      yield null;
      return;
    }
    const end = at + 3 + content.length;
    yield { marker, content, end };
    at = nextMarker(bytes, end);
  }
}

/** What the frame of a JPEG says of its picture (T.81, B.2.2). */
export type JpegFrame = {
  readonly precision: number;
  readonly height: number;
  readonly width: number;
  readonly components: number;
};

/** Reads the beginning of a frame's segment; `null` when it is too short. */
export const frameOf = (content: Buffer): JpegFrame | null =>
  content.length < 6
    ? null
    : {
        precision: content.readUInt8(0),
        height: content.readUInt16BE(1),
        width: content.readUInt16BE(3),
        components: content.readUInt8(5),
      };

/** Finds the first frame of one kind that stands before a scan. */
export const frameBeforeScan = (bytes: Buffer, kind: number): JpegFrame | null => {
  for (const segment of segmentsIn(bytes)) {
    if (segment === null || segment.marker === MARKER.scan) return null;
    if (segment.marker === kind) return frameOf(segment.content);
  }
  return null;
};
