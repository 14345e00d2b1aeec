/** `npm run train:xray`: learns from made-up pictures what to look for, and measures how far to trust it. */
import { writeFileSync } from 'node:fs';
import { learnCalibration, learnWeights } from './learn.ts';
import { learnGate } from './learn-gate.ts';
import { draw, picturesFrom, partOf } from './sets.ts';

/** First of the seeds, which are far from those of the tests and of the bench. */
const FROM_SEED = 30_000;
const COUNT = 1500;

const write = (name: string, value: unknown): void =>
  writeFileSync(
    new URL(`../../server/radiograph/learned/${name}.json`, import.meta.url),
    `${JSON.stringify(value)}\n`,
  );

/** Radiographs that teach the gate; half as many pictures of each other kind do. */
const FOR_GATE = 150;
const GATE_SEEDS = Array.from({ length: FOR_GATE / 2 }, (_, index) => FROM_SEED + index * 3);

const pictures = picturesFrom(FROM_SEED, COUNT);
const toLearn = pictures.filter((each) => partOf(each) === 'learn');
write(
  'gate',
  learnGate(
    toLearn.slice(0, FOR_GATE).map((each) => draw(each).raster),
    GATE_SEEDS,
  ),
);
const weights = learnWeights(toLearn);
write('detections', weights);
write(
  'calibration',
  learnCalibration(
    weights,
    pictures.filter((each) => partOf(each) === 'measure'),
  ),
);
