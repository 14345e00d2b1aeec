import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeXray, rasterOf } from '../../../server/services/xrays/decode.ts';
import { readDicom } from '../../../server/services/xrays/dicom.ts';
import { dicomOf, elementOf, headOf, piecesOf, tableOf } from './dicom.kit.ts';
import { segment } from './hostile.kit.ts';
import { jpeg2000, jpegLossless, jpegLs, rle } from './packed.kit.ts';
import type { Values } from './packed.kit.ts';

type Given = Parameters<typeof dicomOf>[0];

const SYNTAX = {
  plain: '1.2.840.10008.1.2.1',
  rle: '1.2.840.10008.1.2.5',
  baseline: '1.2.840.10008.1.2.4.50',
  lossless: '1.2.840.10008.1.2.4.57',
  losslessFirst: '1.2.840.10008.1.2.4.70',
  jpegLs: '1.2.840.10008.1.2.4.80',
  jpegLsNear: '1.2.840.10008.1.2.4.81',
  jpeg2000: '1.2.840.10008.1.2.4.90',
  jpeg2000Loss: '1.2.840.10008.1.2.4.91',
} as const;

const SIZE = { width: 64, height: 48 };

/** A picture whose left half holds one value and whose right half another. */
const halves = (left: number, right: number, bits: number): Values => ({
  ...SIZE,
  bits,
  values: Array.from({ length: SIZE.width * SIZE.height }, (_, at) =>
    at % SIZE.width < SIZE.width / 2 ? left : right,
  ),
});

const baseline = ({ width, height, values }: Values): Promise<Buffer> =>
  sharp(Buffer.from(values), { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 100 })
    .toBuffer();

const PACKED: readonly [string, string, (picture: Values) => Promise<Buffer> | Buffer][] = [
  ['run lengths', SYNTAX.rle, rle],
  ['baseline JPEG', SYNTAX.baseline, baseline],
  ['lossless JPEG', SYNTAX.losslessFirst, jpegLossless],
  [
    'lossless JPEG of any predictor',
    SYNTAX.lossless,
    (each) => jpegLossless(each, { predictor: 4 }),
  ],
  ['JPEG-LS', SYNTAX.jpegLs, jpegLs],
  ['JPEG-LS with a loss', SYNTAX.jpegLsNear, (each) => jpegLs(each, 1)],
  ['JPEG 2000', SYNTAX.jpeg2000, jpeg2000],
  ['JPEG 2000 with a loss', SYNTAX.jpeg2000Loss, (each) => jpeg2000(each, 2)],
];

/** A file whose pixels are in pieces. */
const packedFile = (syntax: string, picture: Values, packed: Buffer, given: Given = {}): Buffer => {
  const even = packed.length % 2 === 0 ? packed : Buffer.concat([packed, Buffer.alloc(1)]);
  const { width, height, bits: stored } = picture;
  const bits = stored > 8 ? 16 : 8;
  const said = { syntax, width, height, bits, stored, ...given } as const;
  return dicomOf({ ...said, picture: piecesOf([Buffer.alloc(0), even]) });
};

/** Shades that come out in the middle of both halves. */
const shadesOf = async (file: Buffer): Promise<readonly [number, number]> => {
  const decoded = await decodeXray(file);
  if (decoded.kind !== 'decoded') throw new Error(JSON.stringify(decoded));
  const { gray, width, height } = await rasterOf(decoded.picture);
  const from = width * Math.floor(height / 2);
  return [gray[from + width / 4] ?? 0, gray[from + (3 * width) / 4] ?? 0];
};

const near = (
  [left, right]: readonly [number, number],
  wanted: readonly [number, number],
): void => {
  expect(Math.abs(left - wanted[0]), `left ${left}`).toBeLessThanOrEqual(3);
  expect(Math.abs(right - wanted[1]), `right ${right}`).toBeLessThanOrEqual(3);
};

describe('a DICOM file packed by', () => {
  it.each(PACKED)(
    '%s shows what it holds, and MONOCHROME1 turned round',
    async (_, syntax, pack) => {
      const picture = halves(30, 220, 8);
      const packed = await pack(picture);
      const window = ['128', '256'] as const;
      near(await shadesOf(packedFile(syntax, picture, packed, { window })), [30, 220]);
      const turned = { window, photometric: 'MONOCHROME1' } as const;
      near(await shadesOf(packedFile(syntax, picture, packed, turned)), [225, 35]);
      near(
        await shadesOf(packedFile(syntax, picture, packed, { window, shape: 'INVERSE' })),
        [225, 35],
      );
      // One says what the other says: it is turned round once.
      const both = { ...turned, shape: 'INVERSE' } as const;
      near(await shadesOf(packedFile(syntax, picture, packed, both)), [225, 35]);
    },
  );

  it.each(PACKED.filter(([, syntax]) => syntax !== SYNTAX.baseline))(
    '%s is read in twelve bits',
    async (_, syntax, pack) => {
      const picture = halves(300, 3900, 12);
      const file = packedFile(syntax, picture, await pack(picture), { window: ['2048', '4096'] });
      near(await shadesOf(file), [19, 243]);
    },
  );

  it('baseline JPEG keeps its shades where it names no window, turned round or not', async () => {
    const picture = halves(30, 220, 8);
    const packed = await baseline(picture);
    const file = (given: Given) => packedFile(SYNTAX.baseline, picture, packed, given);
    near(await shadesOf(file({})), [30, 220]);
    near(await shadesOf(file({ photometric: 'MONOCHROME1' })), [225, 35]);
    near(await shadesOf(file({ slope: '-1' })), [225, 35]);
    near(await shadesOf(file({ window: ['60', '120'] })), [64, 255]);
  });
});

describe('a lossless JPEG', () => {
  const noise = (bits: number): Values => ({
    width: 23,
    height: 17,
    bits,
    values: Array.from(
      { length: 23 * 17 },
      (_, at) => (Math.imul(at + 1, 0x9e37_79b1) >>> 7) % 2 ** bits,
    ),
  });
  const read = async (picture: Values, packed: Buffer) => {
    const file = packedFile(SYNTAX.lossless, picture, packed, {
      window: [String(2 ** (picture.bits - 1)), String(2 ** picture.bits)],
    });
    const decoded = await readDicom(file);
    return decoded.kind === 'gray' ? [...decoded.pixels] : decoded.kind;
  };
  const shown = ({ bits, values }: Values, shift = 0): number[] =>
    values.map((value) =>
      Math.round(
        ((((value >> shift) << shift) - (2 ** (bits - 1) - 0.5)) / (2 ** bits - 1) + 0.5) * 255,
      ),
    );

  it.each([1, 2, 3, 4, 5, 6, 7])('of predictor %i comes out to the value', async (predictor) => {
    for (const bits of [8, 12, 16]) {
      const picture = noise(bits);
      expect(await read(picture, jpegLossless(picture, { predictor }))).toEqual(shown(picture));
    }
  });

  it('begins anew after a restart, and gives back the bits that were cut off as none', async () => {
    const picture = noise(12);
    const lines = jpegLossless(picture, { predictor: 6, lines: 3 });
    expect(await read(picture, lines)).toEqual(shown(picture));
    expect(await read(picture, jpegLossless(picture, { shift: 3 }))).toEqual(shown(picture, 3));
  });

  it('that is cut off or broken anywhere is damaged, and never half a picture', async () => {
    const picture = noise(12);
    const whole = jpegLossless(picture, { predictor: 2, lines: 5 });
    for (let length = 0; length < whole.length - 4; length += 7) {
      expect(await read(picture, whole.subarray(0, length)), `${length}`).toBe('unreadable');
    }
    const noRestart = Buffer.from(whole);
    noRestart[noRestart.lastIndexOf(0xd0) - 1] = 0;
    expect(await read(picture, noRestart)).toBe('unreadable');
  });
});

it('a picture in pieces that is cut off inside is damaged, of every kind', async () => {
  const picture = halves(300, 3900, 12);
  for (const [what, syntax, pack] of PACKED) {
    const small = syntax === SYNTAX.baseline ? halves(30, 220, 8) : picture;
    const packed = await pack(small);
    const half = packedFile(syntax, small, packed.subarray(0, packed.length / 2));
    expect((await decodeXray(half)).kind, what).toBe('unreadable');
  }
});

describe('brightness', () => {
  const words = (...values: number[]): Buffer => {
    const bytes = Buffer.alloc(values.length * 2);
    values.forEach((value, at) => bytes.writeUInt16LE(value & 0xff_ff, at * 2));
    return bytes;
  };
  const shades = async (given: Given): Promise<number[]> => {
    const pixels = words(0, 1000, 2000, 4000);
    const read = await readDicom(dicomOf({ width: 4, height: 1, pixels, ...given }));
    if (read.kind !== 'gray') throw new Error(read.kind);
    return [...read.pixels];
  };

  it('is turned round by a negative slope, with a window and without', async () => {
    expect(await shades({})).toEqual([0, 64, 128, 255]);
    expect(await shades({ slope: '-1' })).toEqual([255, 191, 128, 0]);
    expect(await shades({ slope: '-0.001' })).toEqual([255, 191, 128, 0]);
    expect(await shades({ slope: '-1', window: ['-2000', '4001'] })).toEqual([255, 191, 128, 0]);
    expect(await shades({ slope: '-1', photometric: 'MONOCHROME1' })).toEqual([0, 64, 127, 255]);
    // A slope of nothing would leave no picture.
    expect(await shades({ slope: '0' })).toEqual([0, 64, 128, 255]);
  });

  it('follows signed values, and the form of the window', async () => {
    const pixels = words(-1000, -500, 0, 1000);
    expect(await shades({ pixels, isSigned: true })).toEqual([0, 64, 128, 255]);
    const window = ['2000', '2000'] as const;
    expect(await shades({ window, windowForm: 'LINEAR_EXACT' })).toEqual([0, 0, 128, 255]);
    expect(await shades({ window, windowForm: 'SIGMOID' })).toEqual([5, 30, 128, 250]);
  });

  it('follows the tables that a file brings, and no broken one', async () => {
    const turning = Buffer.alloc(4096 * 2);
    for (let at = 0; at < 4096; at += 1) turning.writeUInt16LE(4095 - at, at * 2);
    for (const number of [0x3000, 0x3010] as const) {
      const tables = [tableOf(number, 12, turning)];
      const turned = await shades({ tables });
      expect(turned[0]).toBe(255);
      expect(turned[1]).toBeGreaterThan(turned[2] ?? 0);
    }
    const broken = tableOf(0x3010, 40, turning);
    expect(await shades({ tables: [broken] })).toEqual([0, 64, 128, 255]);
  });
});

describe('what a DICOM file holds', () => {
  it.each(['IO', 'PX', 'DX', 'CR', 'RG', 'OT', 'ZZ', undefined])(
    'is looked at where the modality is %s',
    async (modality) => {
      expect((await decodeXray(dicomOf({ modality }))).kind).toBe('decoded');
    },
  );

  it.each(['CT', 'MR', 'US', 'ECG', 'SR', 'XC'])(
    'is said where it is no plain X-ray: %s',
    async (modality) => {
      const packed = { syntax: SYNTAX.jpeg2000, picture: piecesOf([Buffer.alloc(0)]) };
      for (const given of [{}, packed]) {
        expect(await decodeXray(dicomOf({ modality, ...given }))).toEqual({
          kind: 'otherDicom',
          about: { modality },
        });
      }
    },
  );

  it('is said where there is no picture', async () => {
    const pdf = dicomOf({ modality: 'OT', objectClass: '1.2.840.10008.5.1.4.1.1.104.1' });
    expect(await decodeXray(pdf)).toEqual({
      kind: 'otherDicom',
      about: { object: 'pdf' },
    });
    const nothing = Buffer.concat([
      headOf(SYNTAX.plain),
      elementOf(0x0010, 0x0010, 'PN', Buffer.from('Rao^Asha')),
    ]);
    expect(await decodeXray(nothing)).toEqual({
      kind: 'otherDicom',
      about: { object: 'noPicture' },
    });
  });
});

describe('a DICOM file of another form', () => {
  const refused = async (file: Buffer) => {
    const decoded = await decodeXray(file);
    if (decoded.kind !== 'dicomForm') throw new Error(decoded.kind);
    return decoded.about;
  };
  const COLOUR = { form: 'inColour' };

  it.each(PACKED.filter(([, syntax]) => syntax !== SYNTAX.baseline))(
    'is named where it is in colour, packed by %s',
    async (_, syntax, pack) => {
      const picture = halves(30, 220, 8);
      const packed = await pack(picture);
      for (const photometric of ['RGB', 'YBR_FULL', 'PALETTE COLOR'] as const) {
        expect(await refused(packedFile(syntax, picture, packed, { photometric }))).toEqual(COLOUR);
      }
      expect(await refused(packedFile(syntax, picture, packed, { samples: 3 }))).toEqual(COLOUR);
    },
  );

  it('is named where the picture is in colour and its head says grey', async () => {
    const picture = halves(30, 220, 8);
    const lossless = jpegLossless(picture);
    lossless[lossless.indexOf(Buffer.from([0xff, 0xc3])) + 9] = 3;
    expect(await refused(packedFile(SYNTAX.lossless, picture, lossless))).toEqual(COLOUR);
    const ls = await jpegLs(picture);
    ls[ls.indexOf(Buffer.from([0xff, 0xf7])) + 9] = 3;
    expect(await refused(packedFile(SYNTAX.jpegLs, picture, ls))).toEqual(COLOUR);
    const waves = await jpeg2000(picture);
    waves[41] = 3;
    expect(await refused(packedFile(SYNTAX.jpeg2000, picture, waves))).toEqual(COLOUR);
  });

  it('is named where it is uncompressed in colour', async () => {
    const pixels = Buffer.alloc(20 * 10 * 3);
    const file = dicomOf({ bits: 8, photometric: 'RGB', samples: 3, pixels });
    expect(await refused(file)).toEqual(COLOUR);
  });

  it('is named where it is a JPEG of twelve bits', async () => {
    const jpeg = Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(0xc1, Buffer.from([12, 0, SIZE.height, 0, SIZE.width, 1, 1, 0x11, 0])),
      segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
      Buffer.from([0xff, 0xd9]),
    ]);
    const picture = halves(300, 3900, 12);
    expect(await refused(packedFile('1.2.840.10008.1.2.4.51', picture, jpeg))).toEqual({
      form: 'twelveBits',
    });
  });

  it.each([
    ['1.2.840.10008.1.2.4.201', 'highThroughputJpeg2000'],
    ['1.2.840.10008.1.2.4.202', 'highThroughputJpeg2000'],
    ['1.2.840.10008.1.2.4.203', 'highThroughputJpeg2000'],
    ['1.2.840.10008.1.2.4.110', 'jpegXl'],
    ['1.2.840.10008.1.2.4.103', 'video'],
    ['1.2.840.10008.1.2.4.92', 'unknownPacking'],
  ])('is named by its transfer syntax %s', async (syntax, form) => {
    const picture = halves(30, 220, 8);
    const file = packedFile(syntax, picture, Buffer.alloc(8));
    expect(await refused(file)).toEqual({ form });
  });

  it('is named where it is deflated', async () => {
    const plain = dicomOf();
    const from = headOf(SYNTAX.plain).length;
    const file = Buffer.concat([
      headOf('1.2.840.10008.1.2.1.99'),
      deflateRawSync(plain.subarray(from)),
    ]);
    expect(await refused(file)).toEqual({ form: 'deflated' });
  });

  it('is named where its bytes stand in the other order', async () => {
    const element = (group: number, number: number, vr: string, value: Buffer): Buffer => {
      const head = Buffer.alloc(vr === 'OW' ? 12 : 8);
      head.writeUInt16BE(group, 0);
      head.writeUInt16BE(number, 2);
      head.write(vr, 4, 'latin1');
      if (vr === 'OW') head.writeUInt32BE(value.length, 8);
      else head.writeUInt16BE(value.length, 6);
      return Buffer.concat([head, value]);
    };
    const file = Buffer.concat([
      headOf('1.2.840.10008.1.2.2'),
      element(0x0008, 0x0060, 'CS', Buffer.from('PX')),
      element(0x0028, 0x0010, 'US', Buffer.from([0, 2])),
      element(0x0028, 0x0011, 'US', Buffer.from([0, 4])),
      element(0x7fe0, 0x0010, 'OW', Buffer.alloc(16)),
    ]);
    expect(await refused(file)).toEqual({ form: 'bigEndian' });
  });
});

it('a DICOM file is one whatever its first 128 bytes are: some programs make a TIFF of them', async () => {
  const file = dicomOf();
  file.write('II*\0', 0, 'latin1');
  expect((await decodeXray(file)).kind).toBe('decoded');
});

describe('a DICOM file without its beginning', () => {
  const whole = dicomOf({ modality: 'PX' });

  it.each([
    ['its 128 bytes', whole.subarray(128)],
    ['its 132 bytes', whole.subarray(132)],
    ['its head', whole.subarray(headOf(SYNTAX.plain).length)],
  ])('is read without %s', async (_, file) => {
    expect(await decodeXray(file)).toEqual(await decodeXray(whole));
  });

  it('is read without kinds of values, as the oldest programs write it', async () => {
    const pixels = Buffer.alloc(8);
    const element = (group: number, number: number, value: Buffer): Buffer => {
      const head = Buffer.alloc(8);
      head.writeUInt16LE(group, 0);
      head.writeUInt16LE(number, 2);
      head.writeUInt32LE(value.length, 4);
      return Buffer.concat([head, value]);
    };
    const word = (value: number): Buffer => Buffer.from([value, 0]);
    const file = Buffer.concat([
      element(0x0008, 0x0060, Buffer.from('PX')),
      element(0x0028, 0x0002, word(1)),
      element(0x0028, 0x0004, Buffer.from('MONOCHROME2 ')),
      element(0x0028, 0x0010, word(2)),
      element(0x0028, 0x0011, word(4)),
      element(0x0028, 0x0100, word(8)),
      element(0x0028, 0x0101, word(8)),
      element(0x7fe0, 0x0010, pixels),
    ]);
    expect(await decodeXray(file)).toMatchObject({ kind: 'decoded', width: 4, height: 2 });
    const scan = Buffer.from(file);
    scan.write('CT', 8, 'latin1');
    expect((await decodeXray(scan)).kind).toBe('otherDicom');
  });
});
