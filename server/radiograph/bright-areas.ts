import type { Projection } from '../../contracts/xray/xray.ts';
import type { Blob } from './blobs.ts';
import { blobsAbove, boundsOf } from './blobs.ts';
import type { Look } from './look.ts';
import type { Area, Plane } from './plane.ts';
import { levelsAt, spanAround } from './plane.ts';

/*
 * All limits were chosen on ten licensed radiographs, which docs/xray.md names. Brightness is told in units: one unit
 * goes from the darkest to the brightest tenth of what lies around the rows of teeth, so enamel has about one.
 */
const DARK_AND_BRIGHT = [0.1, 0.9, 0.9995] as const;
/** Smallest unit, as a share of black to white: less contrast shows nothing. */
const LEAST_UNIT = 0.08;
/** Number of levels at which things are cut out, from enamel up to the brightest place. */
const LEVELS = 14;
/** Smallest and largest size, in squares of a tooth's width. A bridge is the largest thing that is one. */
const SIZES = { least: 0.015, most: 1.6 };
/** Length over which a rim has to rise, in widths of a tooth. */
const RIM = 0.05;
/** Rise of a steep place of the rim, and share of the rim that has to be steep. */
const STEEP = 0.28;
const LEAST_STEEP = 0.72;
/** Largest spread inside. */
const MOST_SPREAD = 0.16;
/** Least share that lies deeper than the rim, since letters and scratches are thin, and least share of its box. */
const LEAST_CORE = 0.15;
const LEAST_FILL = 0.2;
/** Largest share of the smaller of two boxes that both may cover. */
const MOST_SHARED = 0.4;

type Limits = {
  /** Least mean brightness in units, and as a share of white. */
  readonly bright: number;
  readonly light: number;
  /** Least mean rise of the rim. A small film has more contrast, so its unit is larger. */
  readonly rise: number;
};

const LIMITS: Readonly<Record<Projection, Limits>> = {
  intraoral: { bright: 1.1, light: 0.78, rise: 0.4 },
  panoramic: { bright: 1.2, light: 0.62, rise: 0.7 },
};

/** Rows of teeth on a panoramic picture, in shares of it: a smile with its half height and half width. */
const ROWS = { middle: 0.62, bend: 0.9, halfHeight: 0.25, halfWidth: 0.34 };
/** Share of a small film at each edge, where its own rim and letters are. */
const EDGE = 0.05;

const isInRows = ({ projection, plane }: Look, x: number, y: number): boolean => {
  const [across, down] = [x / plane.width, y / plane.height];
  if (projection === 'intraoral') return Math.min(across, down, 1 - across, 1 - down) >= EDGE;
  const off = Math.abs(across - 0.5);
  const fromMiddle = Math.abs(down - ROWS.middle + ROWS.bend * off * off);
  return off <= ROWS.halfWidth && fromMiddle <= ROWS.halfHeight;
};

const isWithinRows = (look: Look, { left, top, right, bottom }: Area): boolean =>
  [left, right].every((x) => [top, bottom].every((y) => isInRows(look, x, y)));

/** The picture in units; `most` is the brightest place of the rows, `light` the least brightness of a mark. */
const unitsOf = (look: Look): { units: Plane; most: number; light: number } => {
  const { width, data } = look.plane;
  const rows = data.filter((_, place) => isInRows(look, place % width, Math.floor(place / width)));
  const part = { width: rows.length, height: 1, data: rows };
  const [dark = 0, bright = 0, most = 0] = levelsAt(part, DARK_AND_BRIGHT);
  const unit = Math.max(LEAST_UNIT, bright - dark);
  const inUnits = (value: number): number => (value - dark) / unit;
  const limits = LIMITS[look.projection];
  return {
    units: { ...look.plane, data: data.map(inUnits) },
    most: inUnits(most),
    light: Math.max(limits.bright, inUnits(limits.light)),
  };
};

/** What is measured of one thing; `rise` and `steep` are of its rim. */
type Measured = {
  readonly area: Area;
  readonly size: number;
  readonly mean: number;
  readonly spread: number;
  readonly core: number;
  readonly rise: number;
  readonly steep: number;
};

const measured = (
  blob: Blob,
  level: number,
  { units, lows, spans }: { readonly units: Plane } & ReturnType<typeof spanAround>,
): Measured => {
  const { width, data } = units;
  let [sum, core, inner, squares, rim, rise, steep] = [0, 0, 0, 0, 0, 0, 0];
  for (const place of blob) {
    const value = data[place] ?? 0;
    sum += value;
    if ((lows[place] ?? 0) > level) {
      core += 1;
      inner += value;
      squares += value * value;
    }
    const beside = [place - 1, place + 1, place - width, place + width];
    if (beside.every((near) => (data[near] ?? 0) > level)) continue;
    const span = spans[place] ?? 0;
    rim += 1;
    rise += span;
    if (span > STEEP) steep += 1;
  }
  const mean = inner / Math.max(1, core);
  return {
    area: boundsOf(blob, width),
    size: blob.length,
    mean: sum / blob.length,
    spread: Math.sqrt(Math.max(0, squares / Math.max(1, core) - mean * mean)),
    core: core / blob.length,
    rise: rise / Math.max(1, rim),
    steep: steep / Math.max(1, rim),
  };
};

const sizeOf = ({ left, top, right, bottom }: Area): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const sharedOf = (one: Area, other: Area): number => {
  const both = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return sizeOf(both) / Math.min(sizeOf(one), sizeOf(other));
};

/**
 * Finds very bright areas in the rows of teeth: compact, steep-rimmed, homogeneous things that are brighter than
 * enamel, the clearest first. Such are fillings, crowns, root fillings and other metal; what they are, and whether they
 * are sound, is not told.
 */
export const brightAreasOf = (look: Look): Area[] => {
  const { tooth, projection } = look;
  const { units, most, light } = unitsOf(look);
  const around = { units, ...spanAround(units, tooth * RIM) };
  const square = tooth * tooth;
  const sizes = { least: Math.max(6, SIZES.least * square), most: SIZES.most * square };
  const levels = Array.from({ length: LEVELS }, (_, step) => 1 + ((most - 1) * step) / LEVELS);
  const clear = levels
    .flatMap((level) =>
      blobsAbove(units, level, sizes).map((blob) => measured(blob, level, around)),
    )
    .filter(
      ({ area, size, mean, spread, core, rise, steep }) =>
        mean >= light &&
        steep >= LEAST_STEEP &&
        rise >= LIMITS[projection].rise &&
        spread <= MOST_SPREAD &&
        core >= LEAST_CORE &&
        size >= LEAST_FILL * sizeOf(area) &&
        isWithinRows(look, area),
    )
    .toSorted((a, b) => b.rise * b.steep - a.rise * a.steep || b.size - a.size);
  const kept: Area[] = [];
  for (const { area } of clear) {
    if (kept.every((other) => sharedOf(area, other) <= MOST_SHARED)) kept.push(area);
  }
  return kept;
};
