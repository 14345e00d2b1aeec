import type { Random } from './random.ts';
import type { Gray } from './vary.ts';

const [WIDTH, HEIGHT] = [480, 400];

/** Level of noise at a place, as rough stone has it: the same for the same place, and soft between places. */
const roughness = (random: Random, cell: number) => {
  const across = Math.ceil(WIDTH / cell) + 2;
  const knots = Float32Array.from({ length: across * (Math.ceil(HEIGHT / cell) + 2) }, random.bell);
  const knot = (x: number, y: number): number => knots[y * across + x] ?? 0;
  return (x: number, y: number): number => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    const [right, down] = [x / cell - column, y / cell - row];
    const above = knot(column, row) * (1 - right) + knot(column + 1, row) * right;
    const below = knot(column, row + 1) * (1 - right) + knot(column + 1, row + 1) * right;
    return above * (1 - down) + below * down;
  };
};

/**
 * Draws a wall of bricks or stones: rows of bright things of one size with dark or light joints between them, which look
 * like rows of teeth to a network that has seen few walls.
 */
export const drawnWall = (random: Random): Gray => {
  const high = HEIGHT / random.between(2.5, 22);
  const wide = high * random.between(1.1, 3.4);
  const shift = random.pick([0.5, 0.5, 0.33, 0.25]);
  const joint = high * random.between(0.04, 0.2);
  const unevenness = random.between(0, 0.25);
  const stone = random.between(60, 200);
  const mortar = stone + random.between(30, 110) * (random.chance(0.5) ? 1 : -1);
  const [differing, rough, roundness] = [
    random.between(2, 30),
    random.between(3, 28),
    random.next(),
  ];
  const [fine, coarse] = [roughness(random, 3), roughness(random, random.between(8, 40))];
  const tones = Array.from({ length: 512 }, random.bell);
  const bends = Array.from({ length: 512 }, () => random.between(-unevenness, unevenness));
  const slope = [random.between(-60, 60), random.between(-60, 60)] as const;
  const data = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    const row = Math.floor(y / high);
    const up = Math.min(y - row * high, (row + 1) * high - y);
    for (let x = 0; x < WIDTH; x += 1) {
      const place = x / wide + row * shift + (bends[row % 512] ?? 0);
      const column = Math.floor(place);
      const side = Math.min(place - column, column + 1 - place) * wide;
      const rim = Math.min(up, side) - (roundness * joint * joint) / (up + side + 1);
      const share = Math.max(0, Math.min(1, (rim - joint / 2) / 1.5));
      const brick = stone + differing * (tones[(row * 31 + column * 7 + 256) & 511] ?? 0);
      const light = (slope[0] * x) / WIDTH + (slope[1] * y) / HEIGHT;
      const noise = rough * (fine(x, y) * 0.6 + coarse(x, y) * 0.5);
      data[y * WIDTH + x] = Math.max(
        0,
        Math.min(255, brick * share + mortar * (1 - share) + light + noise),
      );
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
};
