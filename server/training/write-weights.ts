/** `npm run train:signs`: learns from `examples/` which words speak for which danger sign. */
import { writeFileSync } from 'node:fs';
import { readExamples } from './examples.ts';
import { train } from './train.ts';

const weights = train(readExamples());
writeFileSync(
  new URL('../assessment/signs/classifier/weights.json', import.meta.url),
  `${JSON.stringify(weights, null, 1)}\n`,
);
