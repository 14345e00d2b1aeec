/** `npm run train:xray`: learns from made-up pictures what the X-ray gate lets through. */
import { writeFileSync } from 'node:fs';
import { learnGate } from './learn-gate.ts';
import { draw, picturesFrom, partOf } from './sets.ts';

/** First of the seeds, which are far from those of the tests and of the bench. */
const FROM_SEED = 30_000;
const COUNT = 1500;

/** Radiographs that teach the gate; half as many pictures of each other kind do. */
const FOR_GATE = 150;
const GATE_SEEDS = Array.from({ length: FOR_GATE / 2 }, (_, index) => FROM_SEED + index * 3);

const pictures = picturesFrom(FROM_SEED, COUNT)
  .filter((each) => partOf(each) === 'learn')
  .slice(0, FOR_GATE)
  .map((each) => draw(each).raster);
writeFileSync(
  new URL('../../server/radiograph/learned/gate.json', import.meta.url),
  `${JSON.stringify(learnGate(pictures, GATE_SEEDS))}\n`,
);
