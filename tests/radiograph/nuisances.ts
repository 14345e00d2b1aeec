import type { Canvas, Point } from './canvas.ts';
import { blur, paint, paintAll, rotate } from './canvas.ts';
import type { Random } from '../../server/training/xray-gate/random.ts';

/** Things that make a picture worse than it could be. The last two are kept for the end: nothing was tuned on them. */
export const NUISANCES = [
  'none',
  'noise',
  'rotation',
  'exposure',
  'blur',
  'border',
  'all',
  'uneven',
  'worn',
] as const;
export type Nuisance = (typeof NUISANCES)[number];
export const HELD_NUISANCES: ReadonlySet<Nuisance> = new Set(['uneven', 'worn']);

type Spoil = (canvas: Canvas, random: Random) => ((point: Point) => Point) | null;

const addNoise = (canvas: Canvas, random: Random, size: number): null => {
  paintAll(canvas, (old) => old + size * random.bell());
  return null;
};

const expose = (canvas: Canvas, random: Random): null => {
  const gamma = random.between(0.72, 1.35);
  const [floor, ceiling] = [random.between(0, 28), random.between(205, 275)];
  paintAll(
    canvas,
    (old) => floor + (ceiling - floor) * (Math.min(255, Math.max(0, old)) / 255) ** gamma,
  );
  return null;
};

/** Draws an edge of the film or of the scanner, and letters that were laid on it. */
const frame = (canvas: Canvas, random: Random): null => {
  const { width, height } = canvas;
  const level = random.pick([0, 4, 235, 255]);
  const thick = Math.round(random.between(0.01, 0.035) * Math.min(width, height));
  paintAll(canvas, (old, x, y) =>
    x < thick || y < thick || x >= width - thick || y >= height - thick ? level : old,
  );
  if (random.chance(0.6)) drawLetter(canvas, random, thick);
  return null;
};

/** Draws a bright L near a corner. */
const drawLetter = (canvas: Canvas, random: Random, thick: number): void => {
  const size = Math.max(8, canvas.height * random.between(0.04, 0.06));
  const x = random.chance(0.5) ? thick + 4 : canvas.width - thick - size - 4;
  const y = random.chance(0.5) ? thick + 4 : canvas.height - thick - size - 4;
  const pen = Math.max(2, size * 0.18);
  paint(canvas, [x, y, x + pen, y + size], () => 250);
  paint(canvas, [x, y + size - pen, x + size * 0.6, y + size], () => 250);
};

/** Makes the picture lighter on one side than on the other. */
const shade = (canvas: Canvas, random: Random): null => {
  const angle = random.between(0, Math.PI * 2);
  const size = random.between(35, 60);
  const [across, down] = [Math.cos(angle) / canvas.width, Math.sin(angle) / canvas.height];
  paintAll(canvas, (old, x, y) => {
    const place = (x - canvas.width / 2) * across + (y - canvas.height / 2) * down;
    return old * (1 + (place * size) / 100) + place * size * 0.6;
  });
  return null;
};

/** Makes an old film: scratches, dust and dull. */
const wear = (canvas: Canvas, random: Random): null => {
  const { width, height } = canvas;
  paintAll(canvas, (old) => 30 + old * 0.72);
  for (let scratch = 0; scratch < 5; scratch += 1) {
    const [x, slope, level] = [
      random.between(0, width),
      random.between(-0.3, 0.3),
      random.between(20, 45),
    ];
    const [from, to] = [random.between(0, 0.5) * height, random.between(0.5, 1) * height];
    paint(canvas, [0, from, width, to], (old, column, row) =>
      Math.abs(column - x - slope * row) < 0.9 ? old + level : old,
    );
  }
  for (let speck = 0; speck < 12; speck += 1) {
    const [x, y, size] = [
      random.between(0, width),
      random.between(0, height),
      random.between(1, 3),
    ];
    const level = random.pick([-40, 50]);
    paint(canvas, [x, y, x + size, y + size], (old) => old + level);
  }
  return addNoise(canvas, random, 5);
};

const SPOILS: Readonly<Record<Nuisance, readonly Spoil[]>> = {
  none: [],
  noise: [(canvas, random) => addNoise(canvas, random, random.between(6, 15))],
  rotation: [(canvas, random) => rotate(canvas, random.between(-9, 9))],
  exposure: [expose],
  blur: [
    (canvas, random) => {
      blur(canvas, random.between(0.6, canvas.width > 600 ? 1.4 : 2.4));
      return null;
    },
  ],
  border: [frame],
  all: [
    (canvas, random) => rotate(canvas, random.between(-6, 6)),
    expose,
    frame,
    (canvas, random) => addNoise(canvas, random, random.between(3, 9)),
  ],
  uneven: [shade],
  worn: [wear],
};

/** Spoils the picture. Returns a function that gives where each point of it went. */
export const spoil = (
  canvas: Canvas,
  nuisance: Nuisance,
  random: Random,
): ((point: Point) => Point) => {
  // Every picture has the softness and the grain of its receptor.
  blur(canvas, 1);
  addNoise(canvas, random, 2);
  const moves = SPOILS[nuisance].map((each) => each(canvas, random));
  return (point) => moves.reduce((place, move) => (move ? move(place) : place), point);
};
