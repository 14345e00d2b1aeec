type Given = {
  readonly syntax?: string;
  readonly photometric?: 'MONOCHROME1' | 'MONOCHROME2' | 'RGB' | 'YBR_FULL' | 'PALETTE COLOR';
  readonly samples?: 1 | 3;
  readonly bits?: 8 | 16;
  readonly window?: readonly [center: string, width: string];
  readonly pixels?: Buffer;
  readonly width?: number;
  readonly height?: number;
  readonly stored?: number;
  readonly isSigned?: boolean;
  readonly modality?: string;
  readonly objectClass?: string;
  readonly slope?: string;
  readonly windowForm?: string;
  readonly shape?: 'IDENTITY' | 'INVERSE';
  /** The picture's own element where it is not pixels as they are. */
  readonly picture?: Buffer;
  /** Elements of group 0028 that follow the window. */
  readonly tables?: readonly Buffer[];
};

type Size = Pick<Given, 'width' | 'height' | 'bits'>;

const LONG = new Set(['OB', 'OW', 'UN', 'SQ', 'UT']);

/** One element, with its value in whole words. */
export const elementOf = (group: number, number: number, vr: string, value: Buffer): Buffer => {
  const padded = value.length % 2 === 0 ? value : Buffer.concat([value, Buffer.from([0])]);
  const head = Buffer.alloc(LONG.has(vr) ? 12 : 8);
  head.writeUInt16LE(group, 0);
  head.writeUInt16LE(number, 2);
  head.write(vr, 4, 'latin1');
  if (LONG.has(vr)) head.writeUInt32LE(padded.length, 8);
  else head.writeUInt16LE(padded.length, 6);
  return Buffer.concat([head, padded]);
};

const text = (group: number, number: number, vr: string, value: string): Buffer =>
  elementOf(group, number, vr, Buffer.from(value, 'latin1'));

const short = (group: number, number: number, value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return elementOf(group, number, 'US', bytes);
};

const item = (content: Buffer): Buffer => {
  const head = Buffer.from([0xfe, 0xff, 0x00, 0xe0, 0, 0, 0, 0]);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
};

/** Pixels in pieces, the table of frames first. */
export const piecesOf = (pieces: readonly Buffer[]): Buffer => {
  const head = Buffer.from([0xe0, 0x7f, 0x10, 0x00, 0x4f, 0x42, 0, 0, 0xff, 0xff, 0xff, 0xff]);
  const end = Buffer.from([0xfe, 0xff, 0xdd, 0xe0, 0, 0, 0, 0]);
  return Buffer.concat([head, ...pieces.map(item), end]);
};

/** The beginning of a file, up to what says how the rest is written. */
export const headOf = (syntax: string): Buffer =>
  Buffer.concat([
    Buffer.alloc(128),
    Buffer.from('DICM', 'latin1'),
    text(0x0002, 0x0010, 'UI', syntax),
  ]);

const rampOf = (width: number, height: number, bits: 8 | 16): Buffer => {
  const ramp = Buffer.alloc((width * height * bits) / 8);
  for (let at = 0; at < width * height; at += 1) {
    if (bits === 16) ramp.writeUInt16LE(at * 10, at * 2);
    else ramp.writeUInt8(at % 256, at);
  }
  return ramp;
};

/** A table of shades for values from 0 on, as a sequence of one item. */
export const tableOf = (number: 0x3000 | 0x3010, bits: number, entries: Buffer): Buffer => {
  const form = Buffer.alloc(6);
  form.writeUInt16LE(entries.length / 2, 0);
  form.writeUInt16LE(bits, 4);
  const content = [elementOf(0x0028, 0x3002, 'US', form), elementOf(0x0028, 0x3006, 'OW', entries)];
  return elementOf(0x0028, number, 'SQ', item(Buffer.concat(content)));
};

const said = (group: number, number: number, vr: string, value?: string): Buffer =>
  value === undefined ? Buffer.alloc(0) : text(group, number, vr, value);

const pictureOf = ({ picture, pixels, ...of }: Given & Required<Size>): Buffer =>
  picture ?? elementOf(0x7fe0, 0x0010, 'OW', pixels ?? rampOf(of.width, of.height, of.bits));

/** A DICOM file with a patient's name in it, written by hand as PS3.10 says (explicit VR, little endian). */
export const dicomOf = (given: Given = {}): Buffer => {
  const { syntax = '1.2.840.10008.1.2.1', bits = 16, width = 20, height = 10 } = given;
  const { photometric = 'MONOCHROME2', stored = bits === 16 ? 12 : 8, tables = [] } = given;
  return Buffer.concat([
    headOf(syntax),
    said(0x0008, 0x0016, 'UI', given.objectClass),
    said(0x0008, 0x0060, 'CS', given.modality),
    text(0x0010, 0x0010, 'PN', 'Rao^Asha'),
    text(0x0010, 0x0030, 'DA', '19900101'),
    short(0x0028, 0x0002, given.samples ?? 1),
    text(0x0028, 0x0004, 'CS', photometric),
    short(0x0028, 0x0010, height),
    short(0x0028, 0x0011, width),
    short(0x0028, 0x0100, bits),
    short(0x0028, 0x0101, stored),
    short(0x0028, 0x0103, given.isSigned === true ? 1 : 0),
    ...(given.window ?? []).map((value, at) => text(0x0028, 0x1050 + at, 'DS', value)),
    said(0x0028, 0x1052, 'DS', given.slope && '0'),
    said(0x0028, 0x1053, 'DS', given.slope),
    said(0x0028, 0x1056, 'CS', given.windowForm),
    ...tables,
    said(0x2050, 0x0020, 'CS', given.shape),
    pictureOf({ ...given, bits, width, height }),
  ]);
};
