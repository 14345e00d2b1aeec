/** `npm run bench:xray`: what the embedded analyzer and the gate find on made-up pictures, and how long they take. */
import { DETECTION_IDS } from '../../contracts/xray/xray.ts';
import { analyzeRadiograph } from '../../server/radiograph/analyze.ts';
import { checkRadiograph } from '../../server/radiograph/gate.ts';
import { HELD_NEGATIVES, NEGATIVES, negative } from './negatives.ts';
import type { Score } from './score.ts';
import { addPicture, newScore } from './score.ts';
import { draw, picturesFrom, partOf } from './sets.ts';

const FROM_SEED = 90_000;
const COUNT = 450;
const NEGATIVE_SEEDS = 30;

const print = (...cells: readonly (string | number)[]): void =>
  console.log(`| ${cells.join(' | ')} |`);
const share = (part: number, all: number): string => (all === 0 ? '-' : (part / all).toFixed(2));

const printScore = (name: string, { pictures, by, finds }: Score): void => {
  console.log(`\n${name}, ${pictures} pictures`);
  print('detection', 'drawn', 'sensitivity', 'overlap', 'precision', 'false a picture');
  for (const id of DETECTION_IDS) {
    const { drawn, hits, overlap, false: wrong } = by[id];
    print(
      id,
      drawn,
      share(hits, drawn),
      share(overlap, hits),
      share(hits, hits + wrong),
      share(wrong, pictures),
    );
  }
  for (const from of [40, 50, 60, 70]) {
    const own = finds.filter(({ confidence }) => confidence >= from && confidence < from + 10);
    const right = own.filter(({ isRight }) => isRight).length;
    console.log(
      `confidence ${from} to ${from + 9}: ${share(right, own.length)} of ${own.length} right`,
    );
  }
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

/** Words for verdicts that name no reason of their own. */
const SAID = { radiograph: 'accepted', unsure: 'asked about' } as const;

const judge = (row: string, raster: Parameters<typeof checkRadiograph>[0]): void => {
  const verdict = timed(gateTimes, () => checkRadiograph(raster));
  const said = verdict.kind === 'refused' ? verdict.reason : SAID[verdict.kind];
  const counts = gate.get(row) ?? new Map<string, number>();
  counts.set(said, (counts.get(said) ?? 0) + 1);
  gate.set(row, counts);
};

for (const which of picturesFrom(FROM_SEED, COUNT)) {
  const { raster, known } = draw(which);
  const { findings } = timed(times, () => analyzeRadiograph(raster));
  const use = partOf(which) === 'held' ? 'held' : 'tuned';
  for (const name of [use, `${use}, ${which.view}`, `nuisance ${which.nuisance}`]) {
    const score = scores.get(name) ?? newScore();
    scores.set(name, score);
    addPicture(score, known, findings);
  }
  judge(`${which.view}, ${use}`, raster);
}
for (const kind of NEGATIVES) {
  for (let seed = 0; seed < NEGATIVE_SEEDS; seed += 1) {
    const use = HELD_NEGATIVES.has(kind) || seed % 3 === 2 ? 'held' : 'tuned';
    judge(`${kind}, ${use}`, negative(FROM_SEED + seed, kind));
  }
}
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
