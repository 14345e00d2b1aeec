/**
 * `npm run bench:xray`, a regression on drawings: what the embedded analyzer marks and the X-ray gate lets through, and
 * how long they take. What real radiographs have shown stands in docs/xray.md.
 */
import { analyzeRadiograph } from '../../server/radiograph/analyze.ts';
import { checkRadiograph } from '../../server/radiograph/gate.ts';
import { HELD_NEGATIVES, NEGATIVES, negative } from './negatives.ts';
import type { Raster } from '../../server/radiograph/raster.ts';
import { seenOf } from './seen.ts';
import type { Score } from './score.ts';
import { addPicture, newScore } from './score.ts';
import { draw, picturesFrom, partOf } from './sets.ts';

const FROM_SEED = 90_000;
const COUNT = 450;
const NEGATIVE_SEEDS = 30;

const print = (...cells: readonly (string | number)[]): void =>
  console.log(`| ${cells.join(' | ')} |`);
const share = (part: number, all: number): string => (all === 0 ? '-' : (part / all).toFixed(2));

const printScore = (name: string, score: Score): void => {
  const { pictures, drawn, found, marks, right } = score;
  print(name, pictures, drawn, share(found, drawn), marks, share(right, marks));
};

const byName = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
  a[0].localeCompare(b[0]);

const times: number[] = [];
const gateTimes: number[] = [];
const scores = new Map<string, Score>();
const gate = new Map<string, Map<string, number>>();

const timed = <T>(list: number[], work: () => T): T => {
  const began = performance.now();
  const result = work();
  list.push(performance.now() - began);
  return result;
};

const judge = async (row: string, raster: Raster): Promise<void> => {
  const seen = await seenOf(raster);
  const verdict = timed(gateTimes, () => checkRadiograph(seen));
  const said = verdict.kind === 'refused' ? verdict.reason : verdict.kind;
  const counts = gate.get(row) ?? new Map<string, number>();
  counts.set(said, (counts.get(said) ?? 0) + 1);
  gate.set(row, counts);
};

for (const which of picturesFrom(FROM_SEED, COUNT)) {
  const { raster, known } = draw(which);
  const { findings } = timed(times, () => analyzeRadiograph(raster));
  const use = partOf(which) === 'held' ? 'held' : 'tuned';
  for (const name of ['all', which.view, `spoiled: ${which.nuisance}`]) {
    const score = scores.get(name) ?? newScore();
    scores.set(name, score);
    addPicture(score, known, findings);
  }
  await judge(`${which.view}, ${use}`, raster);
}
for (const kind of NEGATIVES) {
  for (let seed = 0; seed < NEGATIVE_SEEDS; seed += 1) {
    const use = HELD_NEGATIVES.has(kind) || seed % 3 === 2 ? 'held' : 'tuned';
    await judge(`${kind}, ${use}`, negative(FROM_SEED + seed, kind));
  }
}
print('drawings', 'pictures', 'drawn', 'found', 'marks', 'right');
for (const [name, score] of [...scores].toSorted(byName)) printScore(name, score);
console.log('\ngate');
for (const [row, counts] of [...gate].toSorted(byName)) {
  print(row, [...counts].map(([said, count]) => `${said} ${count}`).join(', '));
}
for (const [name, list] of [['analysis', times] as const, ['gate', gateTimes] as const]) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(part * sorted.length)] ?? 0).toFixed(0);
  console.log(`${name}: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`);
}
