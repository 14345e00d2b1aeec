/** Size of the drawing in its own units; it stretches a little to fit. */
export const WIDTH = 320;
export const HEIGHT = 208;

/** One tappable place: its shape, the edge where its words are, and where the line from them ends. */
type Area = {
  readonly edge: 'top' | 'bottom';
  readonly end: readonly [number, number];
  readonly d: string;
};

const CENTRE = [160, 104] as const;
const OUTER =
  'M30 104C58 62 112 2 144 7q16 6 32 0c32-5 86 55 114 97-28 62-80 99-130 99S58 166 30 104Z';
const INNER = 'M46 104c30-40 70-78 114-78s84 38 114 78c-28 56-68 82-114 82S74 160 46 104Z';
const FOLD = 'M62 104c24-32 56-63 98-63s74 31 98 63c-24 43-56 66-98 66s-74-23-98-66Z';
const BITE = 'M76 104c0-29 36-49 84-49s84 20 84 49-36 50-84 50-84-21-84-50Z';
const TONGUE = 'M119 120c0-13 18-22 41-22s41 9 41 22c0 8-16 12-41 12s-41-4-41-12Z';
const CORNERS =
  'M24 104a13 13 0 0 1 26 0 13 13 0 0 1-26 0ZM270 104a13 13 0 0 1 26 0 13 13 0 0 1-26 0Z';

/**
 * Index ranges of a jaw's 14 teeth: the back ones on the patient's right, the front ones, the back ones on the left.
 */
const PARTS = { right: [0, 4], front: [4, 10], left: [10, 14] } as const;
const TEETH_IN_JAW = 14;

/** Returns a point on an oval around the centre; the patient's right is on the left, as seen by a dentist. */
const on = (across: number, down: number, turn: number): string =>
  [CENTRE[0] - across * Math.cos(turn), CENTRE[1] - down * Math.sin(turn)]
    .map((each) => each.toFixed(1))
    .join(' ');

/** Returns the outline of one tooth, counted from the patient's right. */
const toothAt = (jaw: 'upper' | 'lower', at: number): string => {
  const side = jaw === 'upper' ? 1 : -1;
  const step = (Math.PI * 0.88) / TEETH_IN_JAW;
  const from = side * (Math.PI * 0.06 + step * (at + 0.08));
  const to = from + side * step * 0.84;
  return `M${on(83, 48, from)}L${on(83, 48, to)} ${on(69, 37, to)} ${on(69, 37, from)}Z`;
};

const teeth = (jaw: 'upper' | 'lower', part: keyof typeof PARTS): string => {
  const [first, end] = PARTS[part];
  return Array.from({ length: end - first }, (_, at) => toothAt(jaw, first + at)).join('');
};

/** The parts of the mouth that are always drawn. */
export const STILL = {
  lips: OUTER,
  insideOfLips: INNER,
  gums: FOLD,
  inside: BITE,
  throat:
    'M95 98c18-7 42-9 65-9s47 2 65 9c-5 8-19 5-24 13-6-9-20-13-41-13s-35 4-41 13c-5-8-19-5-24-13Z',
  tongue: TONGUE,
  teeth: (['upper', 'lower'] as const)
    .flatMap((jaw) => (['right', 'front', 'left'] as const).map((part) => teeth(jaw, part)))
    .join(''),
} as const;

/** Every tappable place, in the order in which they are read out. */
export const MOUTH_AREAS = {
  outer_lip: { edge: 'top', end: [90, 45], d: `${OUTER}${INNER}` },
  palate: {
    edge: 'top',
    end: [160, 82],
    d: 'M95 98c4-20 30-31 65-31s61 11 65 31c-18-7-42-9-65-9s-47 2-65 9Z',
  },
  inner_lip: { edge: 'top', end: [225, 60], d: `${INNER}${FOLD}` },
  mouth_corner: { edge: 'bottom', end: [37, 104], d: CORNERS },
  under_tongue: {
    edge: 'bottom',
    end: [126, 135],
    d: 'M93 110c4 20 31 32 67 32s63-12 67-32l-25 12c0 8-17 13-42 13s-42-5-42-13Z',
  },
  tongue: { edge: 'bottom', end: [186, 120], d: TONGUE },
  gum: { edge: 'bottom', end: [208, 151], d: `${FOLD}${BITE}` },
  upper_right_teeth: { edge: 'top', end: [95, 84], d: teeth('upper', 'right') },
  upper_front_teeth: { edge: 'top', end: [160, 61], d: teeth('upper', 'front') },
  upper_left_teeth: { edge: 'top', end: [225, 84], d: teeth('upper', 'left') },
  lower_right_teeth: { edge: 'bottom', end: [95, 124], d: teeth('lower', 'right') },
  lower_front_teeth: { edge: 'bottom', end: [160, 147], d: teeth('lower', 'front') },
  lower_left_teeth: { edge: 'bottom', end: [225, 124], d: teeth('lower', 'left') },
} as const satisfies Readonly<Record<string, Area>>;

export type MouthArea = keyof typeof MOUTH_AREAS;
