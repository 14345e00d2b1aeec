/**
 * `npm run train:words`: learns from the examples what words speak for: danger signs,
 * whether a message is dental, and whether it states what phrases read in it.
 */
import { writeFileSync } from 'node:fs';
import { readExamples } from './examples.ts';
import { trainStated } from './readings/train.ts';
import { trainRelevance } from './relevance/train.ts';
import { train } from './train.ts';

const write = (place: string, weights: object): void =>
  writeFileSync(
    new URL(`../assessment/${place}/weights.json`, import.meta.url),
    `${JSON.stringify(weights, null, 1)}\n`,
  );

write('relevance', trainRelevance());
write('evidence/stated', trainStated());
write('signs/classifier', train(readExamples()));
