/** Bytes of the head: the number of segments and fifteen offsets (PS3.5, annex G.5). */
const HEAD = 64;
const SEGMENTS_MAX = 15;

/**
 * Unpacks one segment, in which a byte tells whether the next bytes are copied or one is repeated (annex G.3.2), to
 * exactly as many bytes as there are pixels. @returns `null` when it is too short
 */
const segmentOf = (packed: Buffer, count: number): Uint8Array | null => {
  const bytes = new Uint8Array(count);
  let at = 0;
  let filled = 0;
  while (filled < count && at < packed.length) {
    const told = packed.readInt8(at);
    at += 1;
    if (told >= 0) {
      const copied = packed.subarray(at, at + Math.min(told + 1, count - filled));
      bytes.set(copied, filled);
      filled += copied.length;
      at += told + 1;
    } else if (told !== -128 && at < packed.length) {
      bytes.fill(packed[at] ?? 0, filled, filled - told + 1);
      filled += 1 - told;
      at += 1;
    }
  }
  return filled < count ? null : bytes;
};

/**
 * Unpacks a grey picture of run lengths. Two bytes of a pixel lie in two segments, the higher one first.
 * @returns `null` when it is cut off or not of this form
 */
export const unpackRle = (
  packed: Buffer,
  count: number,
  bits: 8 | 16,
): Uint8Array | Uint16Array | null => {
  const segments = bits / 8;
  if (packed.length < HEAD || packed.readUInt32LE(0) !== segments) return null;
  const starts = Array.from({ length: SEGMENTS_MAX }, (_, at) => packed.readUInt32LE(4 * at + 4));
  const planes: Uint8Array[] = [];
  for (let at = 0; at < segments; at += 1) {
    const end = at + 1 < segments ? starts[at + 1] : packed.length;
    const plane = segmentOf(packed.subarray(starts[at], end), count);
    if (plane === null) return null;
    planes.push(plane);
  }
  const [high, low] = planes;
  if (!high || !low) return high ?? null;
  const words = new Uint16Array(count);
  for (let at = 0; at < count; at += 1) words[at] = ((high[at] ?? 0) << 8) | (low[at] ?? 0);
  return words;
};
