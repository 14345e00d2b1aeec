import { deflateRawSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeXray, rasterOf } from '../../../../server/services/xrays/decode.ts';
import { readDicom } from '../../../../server/services/xrays/dicom.ts';
import { freshDatabase } from '../../../kit/databases.ts';
import type { memoryFiles } from '../../../kit/xrays.ts';
import { dicomOf, elementOf, headOf, piecesOf } from '../../../server/xrays/dicom.kit.ts';
import { jpeg, picture, upload, xraysApp } from '../../../server/xrays/xrays.kit.ts';

/** No file may keep other requests waiting longer than this, in milliseconds; a hundred times less is usual. */
const HELD_MS = 1500;

const took = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Reads a file that must not hold others up, and says what it comes to. */
const readSoon = async (file: Buffer): Promise<string> => {
  let kind = '';
  const time = await took(async () => {
    ({ kind } = await readDicom(file));
  });
  expect(time).toBeLessThan(HELD_MS);
  return kind;
};

describe('a DICOM file that means harm', () => {
  it('is not unpacked: one of a megabyte would become a gigabyte', async () => {
    const bomb = Buffer.concat([
      headOf('1.2.840.10008.1.2.1.99'),
      deflateRawSync(Buffer.alloc(300_000_000)),
    ]);
    expect(await readSoon(bomb)).toBe('dicomForm');
  });

  it.each([
    ['of a million elements', () => elementOf(0x0010, 0x0010, 'PN', Buffer.alloc(0)), 1_300_000],
    ['of sequences in each other', () => SEQUENCE, 500_000],
  ])('%s is not read to its end', async (_what, part, count) => {
    const file = Buffer.concat([
      headOf('1.2.840.10008.1.2.1'),
      Buffer.concat(Array.from({ length: count }, part)),
    ]);
    expect(await readSoon(file)).toBe('dicomForm');
  });

  it('of a million pieces is not put together', async () => {
    const file = Buffer.concat([
      headOf('1.2.840.10008.1.2.4.50'),
      elementOf(0x0010, 0x0010, 'PN', Buffer.from('Rao^Asha')),
      piecesOf(Array.from({ length: 1_000_000 }, () => Buffer.alloc(0))),
    ]);
    expect(await readSoon(file)).toBe('unreadable');
  });

  it.each([
    ['says that it is larger than it is', { width: 4000, height: 4000, pixels: Buffer.alloc(200) }],
    ['has no pixels', { pixels: Buffer.alloc(0) }],
    ['has no width', { width: 0, pixels: Buffer.alloc(20) }],
    ['is packed and has no piece', { syntax: '1.2.840.10008.1.2.4.50' }],
  ])('that %s is unreadable', async (_how, given) => {
    expect(await readDicom(dicomOf(given))).toEqual({ kind: 'unreadable' });
  });

  it('that says that it has more dots than are read is refused for that', async () => {
    const given = { width: 65_000, height: 65_000, pixels: Buffer.alloc(20) };
    expect(await readDicom(dicomOf(given))).toEqual({ kind: 'tooManyPixels' });
  });
});

const SEQUENCE = Buffer.from([
  0x08, 0, 0x40, 0x11, 0x53, 0x51, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xfe, 0xff, 0, 0xe0, 0xff, 0xff,
  0xff, 0xff,
]);

describe('a DICOM file', () => {
  const shadesOf = async (given: Parameters<typeof dicomOf>[0]): Promise<number[]> => {
    const read = await readDicom(dicomOf({ width: 4, height: 1, ...given }));
    if (read.kind !== 'gray') throw new Error(read.kind);
    return [...read.pixels];
  };
  const words = (...values: number[]): Buffer => {
    const bytes = Buffer.alloc(values.length * 2);
    values.forEach((value, at) => bytes.writeUInt16LE(value & 0xff_ff, at * 2));
    return bytes;
  };

  it('is shown by its window, or from its darkest to its lightest value, and turned round where it says so', async () => {
    const pixels = words(0, 100, 200, 4000);
    expect(await shadesOf({ pixels, window: ['100', '201'] })).toEqual([1, 128, 255, 255]);
    expect(await shadesOf({ pixels: words(10, 20, 30, 40) })).toEqual([0, 85, 170, 255]);
    const turned = { pixels: words(10, 20, 30, 40), photometric: 'MONOCHROME1' } as const;
    expect(await shadesOf(turned)).toEqual([255, 170, 85, 0]);
    expect(await shadesOf({ pixels: Buffer.from([0, 50, 100, 200]), bits: 8 })).toEqual([
      0, 64, 128, 255,
    ]);
    // What is kept in the bits above the stored twelve is no picture.
    expect(await shadesOf({ pixels: words(0xf00a, 20, 30, 40) })).toEqual([0, 85, 170, 255]);
  });

  it('is read where its pixels are a JPEG, of several frames the first alone', async () => {
    const [first, second] = await Promise.all([
      picture(40, 20).jpeg().toBuffer(),
      picture(60, 30).jpeg().toBuffer(),
    ]);
    const even = (bytes: Buffer): Buffer =>
      bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.from([0])]);
    const offset = Buffer.alloc(8);
    offset.writeUInt32LE(even(first).length + 8, 4);
    const file = (table: Buffer, ...pieces: Buffer[]): Buffer =>
      Buffer.concat([headOf('1.2.840.10008.1.2.4.50'), piecesOf([table, ...pieces.map(even)])]);
    const size = async (given: Buffer) => {
      const decoded = await decodeXray(given);
      return decoded.kind === 'decoded' ? [decoded.width, decoded.height] : decoded.kind;
    };
    expect(await size(file(offset, first, second))).toEqual([40, 20]);
    expect(await size(file(Buffer.alloc(0), first))).toEqual([40, 20]);
    // In two pieces.
    const halves = [first.subarray(0, 300), first.subarray(300)];
    expect(await size(file(Buffer.alloc(0), ...halves))).toEqual([40, 20]);
    const text = file(Buffer.alloc(0), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(await size(text)).toBe('unreadable');
  });
});

describe('a picture', () => {
  it('of sixteen bits, in the colours of print, or with a transparent ground comes out with the same shades', async () => {
    const gray = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#808080' },
    })
      .png()
      .toBuffer();
    const variants = {
      'as it is': gray,
      'of sixteen bits': await sharp(gray).toColourspace('grey16').png().toBuffer(),
      'for print': await sharp(gray).toColourspace('cmyk').jpeg().toBuffer(),
      'half transparent': await sharp(gray).ensureAlpha(0.5).png().toBuffer(),
    };
    const shades: Record<string, number> = {};
    for (const [name, file] of Object.entries(variants)) {
      const decoded = await decodeXray(file);
      if (decoded.kind !== 'decoded') throw new Error(`${name}: ${decoded.kind}`);
      const { gray: dots, width, height, colour } = await rasterOf(decoded.picture);
      expect([width, height, colour.colouredShare], name).toEqual([40, 40, 0]);
      shades[name] = dots[820] ?? 0;
    }
    expect(shades['as it is']).toBe(128);
    expect(Math.abs((shades['of sixteen bits'] ?? 0) - 128)).toBeLessThan(3);
    expect(Math.abs((shades['for print'] ?? 0) - 128)).toBeLessThan(30);
    // What is transparent is black, as around an X-ray.
    expect(Math.abs((shades['half transparent'] ?? 0) - 64)).toBeLessThan(3);
  });

  it('is kept with no more than 4096 dots a side, its preview with 480, and the analyzer reads 1024', async () => {
    const decoded = await decodeXray(await picture(5000, 1000).jpeg().toBuffer());
    if (decoded.kind !== 'decoded') throw new Error(decoded.kind);
    expect([decoded.width, decoded.height]).toEqual([4096, 819]);
    const { width, height } = await sharp(decoded.preview).metadata();
    expect([width, height]).toEqual([480, 96]);
    const raster = await rasterOf(decoded.picture);
    expect([raster.width, raster.height, raster.gray.length]).toEqual([1024, 205, 1024 * 205]);
  });

  it('is read by no other reader than that of JPEG and PNG, also where its first bytes lie', async () => {
    await decodeXray(await jpeg());
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>');
    await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
    const gif = await picture().gif().toBuffer();
    await expect(sharp(gif).metadata()).rejects.toThrow('unsupported image format');
    const lying = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), gif]);
    expect((await decodeXray(lying)).kind).toBe('unreadable');
  });
});

describe('what is kept of an upload', () => {
  let app: FastifyInstance;
  let files: ReturnType<typeof memoryFiles>;
  let asha: { id: string; token: string };

  beforeAll(async () => {
    const database = await freshDatabase();
    ({ app, files, asha } = await xraysApp(database.db));
  });

  /** Everything in the store, as it lies there. */
  const stored = (): Buffer => Buffer.concat([...files.kept.values()]);

  it('holds nothing of where, when and of whom a photo was taken', async () => {
    const told = await picture()
      .withExif({
        IFD0: { Artist: 'Asha Rao', Model: 'Phone-X', ImageDescription: 'my jaw' },
        IFD2: { DateTimeOriginal: '2026:01:01 10:00:00' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1' },
      })
      .jpeg()
      .toBuffer();
    // A comment and a piece for programs, as cameras and editors write them.
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, 22]),
      Buffer.from('patient Asha Rao 7a1b'),
    ]).subarray(0, 24);
    const sent = Buffer.concat([told.subarray(0, 2), comment, told.subarray(2)]);
    for (const word of ['Asha Rao', 'Phone-X', '2026:01:01'])
      expect(sent.includes(word)).toBe(true);
    const { body } = await upload(app, asha, sent, { filename: 'Asha Rao 1990.jpg' });
    expect(body).toMatchObject({ success: true });
    const kept = stored();
    for (const word of ['Asha', 'Phone-X', '2026:01:01', 'Exif', 'patient', '1990']) {
      expect(kept.includes(word), word).toBe(false);
    }
    const { exif, icc, xmp, iptc, comments } = await sharp(
      files.kept.get(`${body.fileId}.jpg`),
    ).metadata();
    expect({ exif, icc, xmp, iptc, comments }).toEqual({});
  });

  it('holds nothing of the head of a DICOM file', async () => {
    const sent = dicomOf();
    expect(sent.includes('Rao^Asha')).toBe(true);
    expect(sent.includes('19900101')).toBe(true);
    const { body } = await upload(app, asha, sent, { filename: 'rao.dcm' });
    expect(body).toMatchObject({ success: true, fileName: 'x-ray-2026-01-01.jpg' });
    const kept = stored();
    for (const word of ['Rao', 'Asha', '19900101', 'DICM', '1.2.840']) {
      expect(kept.includes(word), word).toBe(false);
    }
  });
});
