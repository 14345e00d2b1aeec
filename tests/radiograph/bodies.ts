import type { Canvas } from './canvas.ts';
import { blur, paint, paintAll, softNoise } from './canvas.ts';
import type { Random } from '../../server/training/xray-gate/random.ts';

export type Body = 'chest' | 'hand' | 'skull' | 'knee';

type Two = readonly [number, number];

/** Adds a soft oval, in shares of the picture. */
const oval = (canvas: Canvas, [x, y]: Two, [wide, high]: Two, add: number): void => {
  const { width, height } = canvas;
  const box = [(x - wide) * width, (y - high) * height, (x + wide) * width, (y + high) * height];
  paint(canvas, box as [number, number, number, number], (old, column, row) => {
    const far = ((column / width - x) / wide) ** 2 + ((row / height - y) / high) ** 2;
    return far > 1 ? old : old + add * Math.min(1, (1 - far) * 3);
  });
};

/** Adds a long bone: a bright rim and a paler inside. */
const bone = (canvas: Canvas, from: Two, to: Two, [wide, level]: Two): void => {
  const { width, height } = canvas;
  const [ax, ay, bx, by] = [from[0] * width, from[1] * height, to[0] * width, to[1] * height];
  const length = Math.hypot(bx - ax, by - ay);
  const half = wide * width;
  paintAll(canvas, (old, x, y) => {
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length * length);
    if (along < 0 || along > 1) return old;
    const off = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
    const knob = half * (1 + 0.45 * (2 * along - 1) ** 4);
    if (off > knob) return old;
    return old + level * (off > knob * 0.7 ? 1 : 0.6);
  });
};

const chest = (canvas: Canvas, random: Random): void => {
  oval(canvas, [0.5, 0.55], [0.55, 0.7], 130);
  for (const side of [-1, 1]) {
    const x = 0.5 + side * random.between(0.2, 0.24);
    oval(canvas, [x, 0.48], [random.between(0.15, 0.19), random.between(0.3, 0.38)], -95);
    for (let rib = 0; rib < 9; rib += 1) {
      const y = 0.16 + rib * 0.075;
      bone(canvas, [0.5 + side * 0.06, y], [0.5 + side * 0.4, y + 0.09], [0.011, 26]);
    }
    bone(canvas, [0.5 + side * 0.03, 0.13], [0.5 + side * 0.36, 0.07], [0.014, 42]);
  }
  bone(canvas, [0.5, 0], [0.5, 1], [0.04, 48]);
  oval(canvas, [0.56, 0.62], [0.17, 0.2], 62);
  oval(canvas, [0.5, 1], [0.6, 0.18], 60);
};

const hand = (canvas: Canvas, random: Random): void => {
  oval(canvas, [0.5, 0.72], [0.26, 0.3], 50);
  const spread = random.between(0.8, 1.15);
  for (let finger = -2; finger <= 2; finger += 1) {
    const lean = finger * 0.075 * spread;
    const reach = 0.93 - Math.abs(finger - 0.2) * 0.07;
    let from: Two = [0.5 + lean, 0.7];
    for (const part of [0.3, 0.22, 0.14, 0.1]) {
      const to: Two = [from[0] + lean * part * 0.9, from[1] - part * reach * 0.85];
      oval(canvas, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], [0.045, part * 0.6], 26);
      bone(canvas, [from[0], from[1] - 0.006], to, [0.019, 105]);
      from = to;
    }
  }
  for (let carpal = 0; carpal < 8; carpal += 1) {
    oval(
      canvas,
      [0.4 + (carpal % 4) * 0.066, 0.75 + Math.floor(carpal / 4) * 0.06],
      [0.034, 0.03],
      95,
    );
  }
  bone(canvas, [0.44, 0.87], [0.42, 1.1], [0.045, 95]);
  bone(canvas, [0.57, 0.87], [0.6, 1.1], [0.035, 95]);
};

const skull = (canvas: Canvas, random: Random): void => {
  oval(canvas, [0.5, 0.42], [0.4, 0.42], 110);
  oval(canvas, [0.5, 0.42], [0.36, 0.37], -32);
  for (const side of [-1, 1]) {
    oval(canvas, [0.5 + side * 0.15, 0.47], [0.095, 0.085], -42);
    oval(canvas, [0.5 + side * 0.13, 0.64], [0.07, 0.07], -26);
  }
  oval(canvas, [0.5, 0.6], [0.045, 0.09], -36);
  oval(canvas, [0.5, 0.85], [0.22, 0.16], 68);
  const teeth = random.between(9, 12);
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const x = 0.4 + (0.2 * tooth) / teeth;
    oval(canvas, [x, 0.77], [0.009, 0.028], 52);
    oval(canvas, [x, 0.83], [0.008, 0.026], 48);
  }
};

const knee = (canvas: Canvas, random: Random): void => {
  oval(canvas, [0.5, 0.5], [0.36, 0.9], 48);
  const middle = random.between(0.45, 0.55);
  bone(canvas, [0.5, -0.1], [0.5, middle - 0.02], [0.12, 105]);
  bone(canvas, [0.5, middle + 0.02], [0.48, 1.1], [0.12, 105]);
  bone(canvas, [0.68, middle + 0.1], [0.67, 1.1], [0.03, 80]);
  oval(canvas, [0.5, middle - 0.1], [0.1, 0.08], 42);
};

const DRAW = { chest, hand, skull, knee };

/** Draws an X-ray of another part of the body. */
export const drawBody = (body: Body, canvas: Canvas, random: Random): void => {
  const cloud = softNoise(canvas, random, canvas.width / 30);
  paintAll(canvas, () => random.between(8, 10));
  DRAW[body](canvas, random);
  const gamma = random.between(0.8, 1.3);
  paintAll(canvas, (old, x, y) => {
    const level = Math.min(1, Math.max(0, old / 235)) ** gamma;
    return 250 * level + 7 * (cloud[y * canvas.width + x] ?? 0) * level + 3 * random.bell();
  });
  blur(canvas, random.between(0.6, 2));
};
