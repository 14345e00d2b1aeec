import type { DataSet } from 'dicom-parser';
import type { Raws } from './jpeg-lossless.ts';

const TAGS = {
  photometric: 'x00280004',
  bitsAllocated: 'x00280100',
  bitsStored: 'x00280101',
  isSigned: 'x00280103',
  center: 'x00281050',
  width: 'x00281051',
  intercept: 'x00281052',
  slope: 'x00281053',
  windowForm: 'x00281056',
  modalityTable: 'x00283000',
  windowTable: 'x00283010',
  tableForm: 'x00283002',
  tableData: 'x00283006',
  shape: 'x20500020',
} as const;

/** A table that a file brings: its entries stand for values from `first` on. */
type Table = {
  readonly first: number;
  readonly entries: Uint16Array;
  /** Greatest entry that it may have. */
  readonly most: number;
};

type Window = { readonly form: string; readonly center: number; readonly width: number };

/** What a file says about how stored values become brightness (PS3.3, C.11.1 and C.11.2). */
export type Scale = {
  readonly stored: number;
  readonly isSigned: boolean;
  readonly isInverted: boolean;
  readonly slope: number;
  readonly intercept: number;
  readonly modality: Table | null;
  /** `null` when nothing usable is said: the darkest and the lightest value become black and white. */
  readonly window: Window | Table | null;
};

/** Returns true where one value tells the brightness of a pixel. */
export const isGrayIn = (data: DataSet): boolean =>
  /^MONOCHROME[12]$/.test(data.string(TAGS.photometric) ?? '');

const MOST_ENTRIES = 65_536;

const tableIn = (data: DataSet, tag: string): Table | null => {
  const item = data.elements[tag]?.items?.[0]?.dataSet;
  const values = item?.elements[TAGS.tableData];
  if (!item || !values) return null;
  // No entries stand for the most, which two bytes cannot say.
  const count = item.uint16(TAGS.tableForm, 0) || MOST_ENTRIES;
  const bits = item.uint16(TAGS.tableForm, 2) ?? 0;
  if (values.length < 2 * count || bits < 8 || bits > 16) return null;
  const first = item.elements[TAGS.tableForm]?.vr === 'SS' ? 'int16' : 'uint16';
  return {
    first: item[first](TAGS.tableForm, 1) ?? 0,
    entries: Uint16Array.from({ length: count }, (_, at) => item.uint16(TAGS.tableData, at) ?? 0),
    most: 2 ** bits - 1,
  };
};

const windowIn = (data: DataSet): Window | null => {
  const center = data.floatString(TAGS.center, 0) ?? Number.NaN;
  const width = data.floatString(TAGS.width, 0) ?? 0;
  const isOfUse = Number.isFinite(center) && Number.isFinite(width) && width >= 1;
  return isOfUse ? { form: data.string(TAGS.windowForm) ?? 'LINEAR', center, width } : null;
};

/** Reads how values become brightness. */
export const scaleIn = (data: DataSet): Scale => {
  const slope = data.floatString(TAGS.slope, 0) ?? 1;
  const intercept = data.floatString(TAGS.intercept, 0) ?? 0;
  const isOfUse = Number.isFinite(slope) && slope !== 0 && Number.isFinite(intercept);
  return {
    stored: data.uint16(TAGS.bitsStored) ?? data.uint16(TAGS.bitsAllocated) ?? 0,
    isSigned: data.uint16(TAGS.isSigned) === 1,
    // The shape goes along with MONOCHROME1 (C.8.11.3) and turns nothing round a second time.
    isInverted:
      data.string(TAGS.photometric) === 'MONOCHROME1' || data.string(TAGS.shape) === 'INVERSE',
    slope: isOfUse ? slope : 1,
    intercept: isOfUse ? intercept : 0,
    modality: tableIn(data, TAGS.modalityTable),
    window: windowIn(data) ?? tableIn(data, TAGS.windowTable),
  };
};

/** Reads the value from the stored bits of a pixel; old files keep overlays in the bits above, which are no picture. */
const valueOf = (raw: number, { stored, isSigned }: Scale): number => {
  const above = 32 - stored;
  return isSigned ? (raw << above) >> above : (raw << above) >>> above;
};

/** Looks a value up; what lies outside of the table has its first or its last entry. */
const entryOf = ({ first, entries }: Table, value: number): number =>
  entries[Math.min(entries.length - 1, Math.max(0, Math.round(value) - first))] ?? 0;

/** Computes a share of white by a window (C.11.2.1.2 and C.11.2.1.3). */
const shareBy = ({ form, center, width }: Window, value: number): number => {
  if (form === 'SIGMOID') return 1 / (1 + Math.exp((-4 * (value - center)) / width));
  if (form === 'LINEAR_EXACT') return (value - center) / width + 0.5;
  return (value - (center - 0.5)) / Math.max(1, width - 1) + 0.5;
};

/** Makes the least of the values black and the greatest white. */
const spread = (values: Float64Array, raws: Raws): ((value: number) => number) => {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const raw of raws) {
    const value = values[raw] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return (value) => (most > least ? (value - least) / (most - least) : 0.5);
};

/**
 * Computes the shade of every value that a pixel can hold.
 * @param raws the values that black and white are taken from when the file does not say
 */
export const shadesBy = (scale: Scale, raws: Raws): Uint8Array => {
  const values = new Float64Array(2 ** (8 * raws.BYTES_PER_ELEMENT));
  for (let raw = 0; raw < values.length; raw += 1) {
    const value = valueOf(raw, scale);
    values[raw] =
      scale.modality === null
        ? value * scale.slope + scale.intercept
        : entryOf(scale.modality, value);
  }
  const { window } = scale;
  let shareOf = spread(values, window === null ? raws : raws.subarray(0, 0));
  if (window !== null) {
    shareOf = (value) =>
      'entries' in window ? entryOf(window, value) / window.most : shareBy(window, value);
  }
  return Uint8Array.from(values, (value) => {
    const shade = Math.round(Math.min(1, Math.max(0, shareOf(value))) * 255);
    return scale.isInverted ? 255 - shade : shade;
  });
};

/** Looks up the shade of each value. */
export const shaded = (raws: Raws, shades: Uint8Array): Uint8Array => {
  const pixels = new Uint8Array(raws.length);
  for (let at = 0; at < raws.length; at += 1) pixels[at] = shades[raws[at] ?? 0] ?? 0;
  return pixels;
};
