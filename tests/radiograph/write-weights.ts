/** `npm run train:xray`: learns from made-up pictures what to look for, and measures how far to trust it. */
import { writeFileSync } from 'node:fs';
import { learnCalibration, learnWeights } from './learn.ts';
import { picturesFrom, partOf } from './sets.ts';

/** First of the seeds, which are far from those of the tests and of the bench. */
const FROM_SEED = 30_000;
const COUNT = 1500;

const write = (name: string, value: unknown): void =>
  writeFileSync(
    new URL(`../../server/radiograph/learned/${name}.json`, import.meta.url),
    `${JSON.stringify(value)}\n`,
  );

const pictures = picturesFrom(FROM_SEED, COUNT);
const toLearn = pictures.filter((each) => partOf(each) === 'learn');
const weights = learnWeights(toLearn);
write('detections', weights);
write(
  'calibration',
  learnCalibration(
    weights,
    pictures.filter((each) => partOf(each) === 'measure'),
  ),
);
