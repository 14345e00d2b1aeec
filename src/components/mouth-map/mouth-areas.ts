/** Size of the drawing in its own units; it stretches a little to fit. */
export const WIDTH = 320;
export const HEIGHT = 252;

/** One place: its shape, the edge where its words are, and where the line from them ends, if there is one. */
export type Area = {
  readonly edge: 'top' | 'bottom';
  readonly end?: readonly [number, number];
  readonly d: string;
};

const LIPS =
  'M12 116C22 78 96 14 140 14q20 10 40 0C224 14 298 78 308 116 304 190 236 240 160 240S16 190 12 116Z';
const OPENING = 'M36 118C46 86 96 40 160 40s114 46 124 78C280 172 224 214 160 214S40 172 36 118Z';
const CORNERS =
  'M9 116a15 15 0 0 1 30 0 15 15 0 0 1-30 0ZM281 116a15 15 0 0 1 30 0 15 15 0 0 1-30 0Z';
const CHEEKS =
  'M36 118C41 102 56 82 78 67 88 92 90 152 75.5 186 53 169 38 145 36 118ZM284 118C279 102 264 82 242 67 232 92 230 152 244.5 186 267 169 282 145 284 118Z';
const INNER_LIP =
  'M75.5 186c29.5 8 59.5 7 84.5 7s55 1 84.5-7c-22.5 17.5-52.5 28-84.5 28S98 203.5 75.5 186Z';
/** What the teeth stand around. */
const BITE = 'M91 122c0-48 14-64 69-64s69 16 69 64-14 62-69 62-69-14-69-62Z';
const PALATE =
  'M108 112c0-22 13-30 52-30s52 8 52 30c-13-9-26-12-42-12-5 0-5 11-10 11s-5-11-10-11c-16 0-29 3-42 12Z';
const FLOOR = 'M107 128c0 28 15 39 53 39s53-11 53-39l-6 4c0 14-20 25-47 25s-47-11-47-25Z';
const TONGUE = 'M113 132c0-14 19-18 47-18s47 4 47 18-20 25-47 25-47-11-47-25Z';

/** Gives where the teeth of one side begin and end on the arch, from the last to the middle, to which they grow. */
const TURNS = [0.02, 0.1, 0.18, 0.265, 0.365, 0.5] as const;
/** Makes an arch squarer than an oval. */
const SQUARE = 0.8;

/** Returns a point on an arch around the middle of the mouth. */
const on = (across: number, up: number, turn: number): string => {
  const angle = turn * Math.PI;
  const square = (part: number): number => Math.sign(part) * Math.abs(part) ** SQUARE;
  const x = 160 - across * square(Math.cos(angle));
  return `${x.toFixed(1)} ${(122 - up * square(Math.sin(angle))).toFixed(1)}`;
};

/** Returns the teeth of a jaw, whose front ones reach from `gum` to `edge` above the middle. */
const jaw = (gum: number, edge: number): string =>
  TURNS.slice(1)
    .flatMap((to, at) => {
      const from = TURNS[at] ?? to;
      return [[from, to] as const, [1 - to, 1 - from] as const];
    })
    .map(([from, to]) => {
      const root = `Q${on(75, gum * 1.1, (from + to) / 2)} ${on(68, gum, to)}`;
      return `M${on(54, edge, from)}L${on(68, gum, from)}${root}L${on(54, edge, to)}Z`;
    })
    .join('');

/** The parts of the mouth that are always drawn. */
export const STILL = {
  lips: LIPS,
  opening: OPENING,
  throat: 'M91 122c4-34 12-48 69-48s65 14 69 48-14 46-69 46-65-12-69-46Z',
  /** What is pale beside the gums and the tongue. */
  pale: `${CHEEKS}${INNER_LIP}${PALATE}${FLOOR}`,
  tongue: TONGUE,
  teeth: jaw(63, 41) + jaw(-61, -45),
  corners: CORNERS,
  /** Folds of the cheeks, ridges of the palate, the middle of the tongue, and what ties it to the floor. */
  folds:
    'M54 102c4 10 4 24 1 36M266 102c-4 10-4 24-1 36M160 86v12M151 90q-8-2-14 3M169 90q8-2 14 3M160 122v22M160 158v11',
} as const;

/** Every place, in the order in which they are read out. */
export const MOUTH_AREAS = {
  one_cheek: { edge: 'top', end: [56, 104], d: CHEEKS },
  outer_lip: { edge: 'top', end: [116, 30], d: `${LIPS}${OPENING}` },
  palate: { edge: 'top', end: [180, 92], d: PALATE },
  gum: { edge: 'top', end: [226, 68], d: `${OPENING}${CHEEKS}${INNER_LIP}${BITE}` },
  mouth_corner: { edge: 'bottom', end: [24, 116], d: CORNERS },
  under_tongue: { edge: 'bottom', end: [126, 157], d: FLOOR },
  tongue: { edge: 'bottom', end: [182, 138], d: TONGUE },
  inner_lip: { edge: 'bottom', end: [212, 199], d: INNER_LIP },
  both_cheeks: { edge: 'bottom', d: CHEEKS },
} as const satisfies Readonly<Record<string, Area>>;

export type MouthArea = keyof typeof MOUTH_AREAS;
