import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../server/lib/clock.ts';
import { decodeXray } from '../../../../server/services/xrays/decode.ts';
import { decodingPool } from '../../../../server/services/xrays/decoding-pool.ts';
import { outlineOf } from '../../../../server/services/xrays/outline.ts';
import { dicomOf, elementOf, headOf, piecesOf } from '../../../server/xrays/dicom.kit.ts';
import {
  behindStart,
  chunk,
  packed,
  pngOf,
  scansOf,
  segment,
} from '../../../server/xrays/hostile.kit.ts';
import { jpeg2000, jpegLossless, jpegLs, rle } from '../../../server/xrays/packed.kit.ts';
import type { Values } from '../../../server/xrays/packed.kit.ts';
import { jpeg, picture } from '../../../server/xrays/xrays.kit.ts';

const SMALL = { width: 64, height: 64 };
const LARGE = { width: 6300, height: 6300 };
const MIDDLE = { width: 2000, height: 2000 };
const empty = Buffer.alloc(0);

describe('what is looked at before a picture is decoded', () => {
  it('counts scans: sixty-four are read, one more is damaged, and twenty-two thousand are as soon told', async () => {
    expect((await decodeXray(scansOf(64, SMALL))).kind).toBe('decoded');
    expect((await decodeXray(scansOf(65, SMALL))).kind).toBe('unreadable');
    const bomb = scansOf(22_000, LARGE);
    expect(bomb.length).toBeGreaterThan(1_000_000);
    const began = performance.now();
    expect(outlineOf(bomb, 'jpeg')).toBe('unreadable');
    expect(performance.now() - began).toBeLessThan(500);
    const within = Buffer.concat([headOf('1.2.840.10008.1.2.4.50'), piecesOf([empty, bomb])]);
    expect((await decodeXray(within)).kind).toBe('unreadable');
  });

  it('hides no scan behind what stands between two markers', () => {
    const between = Buffer.from([0x12, 0xff, 0x00, 0xff, 0xff, 0xff, 0xd3, 0x34]);
    const scan = segment(0xda, Buffer.from([1, 1, 0, 1, 63, 0]));
    const one = scansOf(1, SMALL);
    const hidden = Array.from({ length: 64 }, () => Buffer.concat([between, scan]));
    const file = Buffer.concat([one.subarray(0, -2), ...hidden, one.subarray(-2)]);
    expect(outlineOf(file, 'jpeg')).toBe('unreadable');
    // What follows the end is of another program, as phones put it there.
    expect(outlineOf(Buffer.concat([one, ...hidden]), 'jpeg')).toBe('fine');
  });

  it('takes as long as a file is, and not as long as the square of that', () => {
    const timeOf = (megabytes: number): number => {
      const file = Buffer.concat([
        scansOf(1, SMALL).subarray(0, -2),
        Buffer.alloc(megabytes * 1_000_000, Buffer.from([0xff, 0xd0])),
      ]);
      const began = performance.now();
      outlineOf(file, 'jpeg');
      return performance.now() - began;
    };
    timeOf(1);
    // Ten times the size is a hundred times the time where it is the square.
    expect(timeOf(10)).toBeLessThan(40 * timeOf(1) + 100);
  });

  it.each([
    ['a length below two', behindStart(scansOf(1, SMALL), Buffer.from([0xff, 0xe0, 0, 1]))],
    ['a length beyond the end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0])],
    ['a marker cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])],
    ['nothing but the start', Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff])],
    ['a second start', behindStart(scansOf(1, SMALL), Buffer.from([0xff, 0xd8]))],
    ['two frames', behindStart(scansOf(1, SMALL), scansOf(1, SMALL).subarray(71, 84))],
    ['arithmetic codes', scansOf(1, { ...SMALL, marker: 0xca })],
    ['lossless prediction', scansOf(1, { ...SMALL, marker: 0xc3 })],
    ['no scan', Buffer.concat([scansOf(1, SMALL).subarray(0, 84), Buffer.from([0xff, 0xd9])])],
    ['no frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['no height', scansOf(1, { width: 64, height: 0 })],
  ])('calls a JPEG with %s damaged', (_what, file) => {
    expect(outlineOf(file, 'jpeg')).toBe('unreadable');
  });

  it('knows what a picture that is built up over its whole area takes', () => {
    const whole = { isInterlaced: true };
    expect(
      outlineOf(pngOf({ ...whole, width: 4000, height: 4000, depth: 16, colour: 6 }), 'png'),
    ).toBe('fine');
    expect(
      outlineOf(pngOf({ ...whole, width: 6300, height: 6300, depth: 16, colour: 6 }), 'png'),
    ).toBe('tooManyPixels');
    expect(outlineOf(pngOf({ ...LARGE, depth: 16, colour: 6 }), 'png')).toBe('fine');
    expect(outlineOf(scansOf(2, LARGE), 'jpeg')).toBe('fine');
    expect(outlineOf(scansOf(1, { width: 65_535, height: 65_535 }), 'jpeg')).toBe('tooManyPixels');
    expect(outlineOf(pngOf({ width: 65_535, height: 65_535 }), 'png')).toBe('tooManyPixels');
    expect(outlineOf(pngOf({ width: 2 ** 31, height: 2 ** 31 }), 'png')).toBe('tooManyPixels');
    expect(outlineOf(pngOf({ width: 0, height: 10 }), 'png')).toBe('unreadable');
    expect(outlineOf(pngOf(SMALL).subarray(0, 20), 'png')).toBe('unreadable');
  });
});

describe('what is kept', () => {
  it('takes eight megabytes at the most, also of a picture of nothing but grain', async () => {
    const [width, height] = [2600, 2600];
    const pixels = Buffer.alloc(width * height * 3);
    let state = 1;
    for (let at = 0; at < pixels.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      pixels[at] = state >>> 24;
    }
    const raw = { width, height, channels: 3 } as const;
    const file = await sharp(pixels, { raw }).jpeg({ quality: 60 }).toBuffer();
    const decoded = await decodeXray(file);
    if (decoded.kind !== 'decoded') throw new Error(decoded.kind);
    expect(decoded.picture.length).toBeLessThan(8_000_000);
    expect(decoded.width).toBeGreaterThan(1000);
    const { width: kept } = await sharp(decoded.picture).metadata();
    expect(kept).toBe(decoded.width);
  });
});

/** An entry of EXIF that says to turn the picture, in a directory that leads back to itself. */
const exifLoop = (): Buffer => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000008', 'hex');
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
};

/** A hundred thousand sequences in each other, each of the greatest length that can be said. */
const nested = (): Buffer =>
  Buffer.concat(
    Array.from({ length: 20_000 }, () =>
      Buffer.from([0x08, 0, 0x40, 0x11, 0x53, 0x51, 0, 0, 0xff, 0xff, 0xff, 0x7f]),
    ),
  );

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#777' } });

/** Files that mean harm, each with what it comes to. */
const HOSTILE: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'JPEG of 22,000 scans': () => scansOf(22_000, LARGE),
  'the same in DICOM': () =>
    Buffer.concat([headOf('1.2.840.10008.1.2.4.50'), piecesOf([empty, scansOf(22_000, LARGE)])]),
  'JPEG of 64 scans': () => scansOf(64, MIDDLE),
  'sequential JPEG of 64 scans': () => scansOf(64, { ...MIDDLE, marker: 0xc1 }),
  'JPEG of 65535 by 65535': () => scansOf(1, { width: 65_535, height: 65_535 }),
  'JPEG of restarts alone': async () =>
    behindStart(scansOf(1, SMALL), Buffer.alloc(9_000_000, Buffer.from([0xff, 0xd0]))),
  'JPEG of tables alone': async () =>
    behindStart(
      await jpeg(),
      ...Array.from({ length: 100 }, () => segment(0xfe, Buffer.alloc(65_000))),
    ),
  'JPEG of a million code tables': async () =>
    behindStart(
      await jpeg(),
      Buffer.concat(
        Array.from({ length: 200_000 }, () =>
          segment(0xc4, Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(16)])),
        ),
      ),
    ),
  'JPEG with an EXIF that leads to itself': async () => behindStart(await jpeg(), exifLoop()),
  'JPEG with 9 MB of colour profile': async () =>
    behindStart(
      await jpeg(),
      ...Array.from({ length: 140 }, (_, at) =>
        segment(
          0xe2,
          Buffer.concat([
            Buffer.from('ICC_PROFILE\0', 'latin1'),
            Buffer.from([at + 1, 140]),
            Buffer.alloc(65_000),
          ]),
        ),
      ),
    ),
  'JPEG with a DRI of one': async () =>
    behindStart(await jpeg(), segment(0xdd, Buffer.from([0, 1]))),
  'JPEG that is cut off': async () => (await jpeg()).subarray(0, 900),
  'progressive JPEG in four colours': async () =>
    flat(2000)
      .toColourspace('cmyk')
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  'interlaced PNG of 40 megapixels in 64 bits': () =>
    pngOf({ ...LARGE, depth: 16, colour: 6, isInterlaced: true, pixels: packed(50) }),
  'interlaced PNG in 64 bits': () =>
    pngOf({ ...MIDDLE, depth: 16, colour: 6, isInterlaced: true, pixels: packed(33) }),
  'PNG of 65535 by 65535': () => pngOf({ width: 65_535, height: 65_535 }),
  'PNG that is longer than it says': () => pngOf({ ...SMALL, pixels: packed(200) }),
  'PNG with packed text of 200 MB': () =>
    pngOf({
      ...SMALL,
      before: [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), packed(200)]))],
    }),
  'PNG with a packed profile of 200 MB': () =>
    pngOf({
      ...SMALL,
      before: [chunk('iCCP', Buffer.concat([Buffer.from('a\0\0', 'latin1'), packed(200)]))],
    }),
  'PNG with twenty thousand packed texts': () => {
    const text = chunk(
      'zTXt',
      Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000))]),
    );
    return pngOf({ ...SMALL, before: Array.from({ length: 20_000 }, () => text) });
  },
  'PNG of half a million chunks': () => {
    const note = chunk('teXt', empty);
    return pngOf({
      ...SMALL,
      before: [Buffer.concat(Array.from({ length: 500_000 }, () => note))],
    });
  },
  'animated PNG of a thousand frames': () =>
    pngOf({
      ...SMALL,
      before: [chunk('acTL', Buffer.from([0, 0, 3, 0xe8, 0, 0, 0, 0]))],
      pixels: deflateSync(Buffer.alloc(65 * 64)),
    }),
  'DICOM of sequences in each other': () =>
    Buffer.concat([headOf('1.2.840.10008.1.2.1'), nested()]),
  'DICOM with an element of four gigabytes': () =>
    Buffer.concat([
      headOf('1.2.840.10008.1.2.1'),
      Buffer.from([0x10, 0, 0x10, 0, 0x4f, 0x42, 0, 0, 0xff, 0xff, 0xff, 0xfe]),
    ]),
  'DICOM that says 65535 by 65535': () => dicomOf({ width: 65_535, height: 65_535, pixels: empty }),
  'DICOM of many empty elements': () =>
    Buffer.concat([
      headOf('1.2.840.10008.1.2.1'),
      Buffer.alloc(9_000_000, elementOf(0x0010, 0x0010, 'PN', empty)),
    ]),
};

/** A file in pieces of one kind of packing. */
const inPieces = (syntax: string, content: Buffer, side = 64): Buffer =>
  dicomOf({ syntax, width: side, height: side, picture: piecesOf([empty, content]) });

const SYNTAX = {
  rle: '1.2.840.10008.1.2.5',
  lossless: '1.2.840.10008.1.2.4.70',
  jpegLs: '1.2.840.10008.1.2.4.80',
  jpeg2000: '1.2.840.10008.1.2.4.90',
} as const;

const flatValues = (side: number): Values => ({
  width: side,
  height: side,
  bits: 12,
  values: Array.from({ length: side * side }, (_, at) => (at * 37) % 4096),
});

/** The same with other bytes at a place, as often as it is found. */
const changed = (file: Buffer, at: number, bytes: readonly number[]): Buffer => {
  const other = Buffer.from(file);
  other.set(bytes, at);
  return other;
};

/** Places in the head of a JPEG 2000 picture: its size, that of its tiles, and how many values a pixel has. */
const SIZE_AT = 8;
const TILE_AT = 24;
const COUNT_AT = 40;
const LARGEST = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff] as const;
const SIDE_3900 = [0, 0, 0x0f, 0x3c, 0, 0, 0x0f, 0x3c] as const;

const losslessOf = (width: number, height: number): Buffer => {
  const file = jpegLossless(flatValues(64));
  const at = file.indexOf(Buffer.from([0xff, 0xc3]));
  return changed(file, at + 5, [height >> 8, height & 255, width >> 8, width & 255]);
};
const jpegLsOf = async (width: number, height: number): Promise<Buffer> => {
  const file = await jpegLs(flatValues(64));
  const at = file.indexOf(Buffer.from([0xff, 0xf7]));
  return changed(file, at + 5, [height >> 8, height & 255, width >> 8, width & 255]);
};

/** Files that are packed in the ways of dental programs and mean harm. */
const PACKED_HOSTILE: typeof HOSTILE = {
  'RLE of 65535 by 65535': () => inPieces(SYNTAX.rle, rle(flatValues(64)), 65_535),
  'RLE of nothing but steps that do nothing': () => {
    const steps = Buffer.alloc(9_000_000, 0x80);
    steps.fill(0, 0, 64);
    steps.writeUInt32LE(2, 0);
    steps.writeUInt32LE(64, 4);
    steps.writeUInt32LE(64, 8);
    return inPieces(SYNTAX.rle, steps, 6000);
  },
  'RLE whose parts lie beyond its end': () =>
    inPieces(SYNTAX.rle, changed(rle(flatValues(64)), 4, LARGEST)),
  'lossless JPEG of 65535 by 65535': () => inPieces(SYNTAX.lossless, losslessOf(65_535, 65_535)),
  'lossless JPEG of 40 megapixels that ends at once': () =>
    inPieces(SYNTAX.lossless, losslessOf(6300, 6300)),
  'lossless JPEG of a hundred thousand tables': () =>
    inPieces(
      SYNTAX.lossless,
      behindStart(
        jpegLossless(flatValues(64)),
        Buffer.concat(
          Array.from({ length: 100_000 }, () =>
            segment(0xc4, Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(16)])),
          ),
        ),
      ),
    ),
  'JPEG-LS of 65535 by 65535': async () => inPieces(SYNTAX.jpegLs, await jpegLsOf(65_535, 65_535)),
  'JPEG-LS of 40 megapixels that ends at once': async () =>
    inPieces(SYNTAX.jpegLs, await jpegLsOf(6300, 6300)),
  'JPEG-LS with 9 MB behind its head': async () =>
    inPieces(SYNTAX.jpegLs, Buffer.concat([await jpegLsOf(6300, 6300), grain(9_000_000)])),
  'JPEG 2000 of four gigapixels a side': async () =>
    inPieces(SYNTAX.jpeg2000, changed(await jpeg2000(flatValues(64)), SIZE_AT, LARGEST)),
  'JPEG 2000 of 15 megapixels that ends at once': async () =>
    inPieces(SYNTAX.jpeg2000, changed(await jpeg2000(flatValues(64)), SIZE_AT, SIDE_3900)),
  'JPEG 2000 of 15 megapixels in tiles of one pixel': async () => {
    const wide = changed(await jpeg2000(flatValues(64)), SIZE_AT, SIDE_3900);
    return inPieces(SYNTAX.jpeg2000, changed(wide, TILE_AT, [0, 0, 0, 1, 0, 0, 0, 1]));
  },
  'JPEG 2000 of 16384 values a pixel': async () =>
    inPieces(SYNTAX.jpeg2000, changed(await jpeg2000(flatValues(64)), COUNT_AT, [0x40, 0])),
  'JPEG 2000 with grain in place of its pixels': async () => {
    const whole = await jpeg2000(flatValues(512));
    const other = Buffer.from(whole);
    other.set(grain(whole.length - 400), 300);
    return inPieces(SYNTAX.jpeg2000, other);
  },
};

/** Bytes without any order, the same ones each time. */
const grain = (length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
};

describe('a file that means harm', () => {
  const decoding = decodingPool({ clock: systemClock });
  afterAll(() => decoding.close());

  it.each(Object.entries({ ...HOSTILE, ...PACKED_HOSTILE }))(
    'comes to an end in time and memory: %s',
    async (_what, make) => {
      const file = await make();
      expect(file.length).toBeLessThan(10.5 * 1024 * 1024);
      // One that took more than twenty seconds, or more memory than it may, would be refused with 503.
      const decoded = await decoding.run('decodeXray', file);
      expect(['decoded', 'unreadable', 'tooManyPixels', 'dicomForm']).toContain(decoded.kind);
      const { kind } = await decoding.run('decodeXray', await picture(40, 20).jpeg().toBuffer());
      expect(kind).toBe('decoded');
    },
  );

  it('comes to an end wherever one byte of a packed picture is another', async () => {
    const values = flatValues(32);
    const files = [
      [SYNTAX.rle, rle(values)],
      [SYNTAX.lossless, jpegLossless(values)],
      [SYNTAX.jpegLs, await jpegLs(values)],
      [SYNTAX.jpeg2000, await jpeg2000(values)],
    ] as const;
    for (const [syntax, whole] of files) {
      const step = Math.ceil(whole.length / 60);
      for (let at = 0; at < whole.length; at += step) {
        const other = changed(whole, at, [(whole[at] ?? 0) ^ 0xa5]);
        const { kind } = await decoding.run('decodeXray', inPieces(syntax, other, 32));
        expect(
          ['decoded', 'unreadable', 'tooManyPixels', 'dicomForm'],
          `${syntax} ${at}`,
        ).toContain(kind);
      }
    }
  });
});
