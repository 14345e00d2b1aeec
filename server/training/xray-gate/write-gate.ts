/**
 * `npm run train:gate FOLDER`: learns the X-ray gate from the pictures in FOLDER, and prints what an unseen source may
 * expect. FOLDER holds dental/panoramic, dental/bitewing and other; a file is named after its source, as SOURCE-3.jpg.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GateModel } from '../../radiograph/gate.ts';
import { numbersOf } from '../../services/xrays/backbone.ts';
import { learned, scoresLeftOut } from './learn.ts';
import type { Row } from './learn.ts';
import { randomOf } from './random.ts';
import { grayOf, squareOf, varied } from './vary.ts';
import type { Shown } from './vary.ts';
import { drawnWall } from './wall.ts';

const FOLDERS: readonly (readonly [string, Shown])[] = [
  ['dental/panoramic', 'panoramic'],
  ['dental/bitewing', 'bitewing'],
  ['other', 'other'],
];

/** Pictures that are made of all pictures of a source, so that each source has a similar say, and most of one. */
const MADE_OF_SOURCE = { panoramic: 1200, bitewing: 320, other: 140 } as const;
const MADE_OF_PICTURE = { panoramic: 300, bitewing: 320, other: 40 } as const;
const LEAST_MADE = 4;

/** Walls that are drawn beside the pictures of the folder, whose bricks stand like teeth. */
const DRAWN_WALLS = 140;

/** Share of other pictures from unseen sources that may be accepted, and of dental ones that may be refused. */
const WRONGLY_ACCEPTED = 0.02;
const WRONGLY_REFUSED = 0.02;

const sourceOf = (file: string): string => file.replace(/-\w+\.\w+$/, '');

/** Returns the score below which that share of the scores lies. */
const scoreAt = (scores: readonly number[], share: number): number =>
  scores.toSorted((a, b) => a - b)[Math.floor(share * scores.length)] ?? 0;

const rowsOf = async (folder: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [name, shown] of FOLDERS) {
    const files = readdirSync(path.join(folder, name)).toSorted();
    for (const [index, file] of files.entries()) {
      const source = sourceOf(file);
      const ofSource = files.filter((each) => sourceOf(each) === source).length;
      const share = Math.round(MADE_OF_SOURCE[shown] / ofSource);
      const made = Math.max(LEAST_MADE, Math.min(MADE_OF_PICTURE[shown], share));
      const random = randomOf(1000 + index);
      const own = await grayOf(path.join(folder, name, file));
      for (let each = 0; each < made; each += 1) {
        const picture = each === 0 ? own : await varied(own, shown, random);
        const numbers = await numbersOf(await squareOf(picture));
        rows.push({ source, isDental: shown !== 'other', numbers });
      }
    }
  }
  for (let each = 0; each < DRAWN_WALLS; each += 1) {
    const random = randomOf(9000 + each);
    const wall = await varied(drawnWall(random), 'other', random);
    rows.push({ source: 'walls', isDental: false, numbers: await numbersOf(await squareOf(wall)) });
  }
  return rows;
};

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Learns from the rows, and sets the limits where pictures of unseen sources are wrongly taken as rarely as is wanted. */
export const gateOf = (rows: readonly Row[]): GateModel => {
  const { bias, weights } = learned(rows);
  const scores = scoresLeftOut(rows);
  const of = (isDental: boolean): number[] =>
    scores.filter(({ row }) => row.isDental === isDental).map(({ score }) => score);
  return {
    bias: rounded(bias),
    weights: Array.from(weights, rounded),
    acceptFrom: rounded(scoreAt(of(false), 1 - WRONGLY_ACCEPTED)),
    refuseBelow: rounded(scoreAt(of(true), WRONGLY_REFUSED)),
  };
};

const main = async (): Promise<void> => {
  const [, , folder = '.'] = process.argv;
  const model = gateOf(await rowsOf(folder));
  writeFileSync(
    new URL('../../radiograph/learned/gate.json', import.meta.url),
    `${JSON.stringify(model)}\n`,
  );
};

await main();
