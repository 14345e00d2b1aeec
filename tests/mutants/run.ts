/**
 * `npm run test:mutants`: breaks the machines, the page and the rules of the server in small ways and looks
 * whether the tests notice. With paths only their files; with `--part=2/5` the second of five parts of them; with
 * `--sample` a few mutants, the same ones as long as their files stay the same. Fails when too few breaks
 * are noticed, and prints those that have neither a test nor a reason in accepted.json.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { acceptedAs } from './accepted.ts';
import { limitOf, openChase } from './chase.ts';
import type { Fate } from './chase.ts';
import { huntsIn } from './groups.ts';
import type { Hunt } from './groups.ts';
import { hashOf, isInPart } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { isUnexplained, percent, sumOf, tableOf } from './score.ts';
import { openWorker } from './workers.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A sample takes so many of each group, and leaves out what it has not found out after so many milliseconds. */
const SAMPLE_SIZE = 12;
const SAMPLE_MS = 130_000;

/** Lower than the floors of the groups, as chance weighs much among a few; fewer than this say nothing. */
const SAMPLE_FLOOR = 0.75;
const SAMPLE_LEAST = 8;

const args = process.argv.slice(2);
const isSample = args.includes('--sample');
const paths = args.filter((arg) => !arg.startsWith('--'));
const part = args.find((arg) => arg.startsWith('--part='))?.slice('--part='.length) ?? '1/1';
const started = performance.now();

/**
 * By chance, but by no other chance than the text of the broken file; each group has its turn. Groups whose
 * tests need a realm of their own are too slow for a sample.
 */
const sampleOf = (hunts: readonly Hunt[]): Prey[] =>
  hunts
    .filter(({ isolate }) => !isolate)
    .flatMap((hunt) =>
      hunt.mutants
        .filter(({ key }) => acceptedAs(key) === undefined)
        .map((mutant) => ({ hunt, mutant, place: hashOf(mutant.key + mutant.text) }))
        .toSorted((a, b) => a.place.localeCompare(b.place))
        .slice(0, SAMPLE_SIZE)
        .map((prey, turn) => ({ ...prey, turn })),
    )
    .toSorted((a, b) => a.turn - b.turn);

const timeLeft = (): number => (isSample ? started + SAMPLE_MS - performance.now() : Infinity);

/** A mutant and the group whose tests must notice it. */
type Prey = { readonly hunt: Hunt; readonly mutant: Mutant };

const hunts = huntsIn(ROOT, paths);
const workers = Array.from({ length: Math.min(4, Math.max(2, availableParallelism())) }, () =>
  openWorker(ROOT),
);

/** The fates of all mutants; of a sample those for which there was time. */
const chaseAll = async (preys: readonly Prey[]): Promise<Fate[]> => {
  const chases = new Map(hunts.map((hunt) => [hunt, openChase(hunt, timeLeft)]));
  const waiting = preys.values();
  const fates: Fate[] = [];
  await Promise.all(
    workers.map(async (worker) => {
      for (const { hunt, mutant } of waiting) {
        const fate = await chases.get(hunt)?.(mutant, worker);
        if (fate === undefined) continue;
        fates.push(fate);
        if (isUnexplained(fate)) console.log(`unnoticed: ${mutant.key}`);
      }
    }),
  );
  return fates;
};

/** What fails although nothing is broken: it would notice every mutant. The workers share the tests. */
const failingUnbroken = async (fates: readonly Fate[]): Promise<string[]> => {
  const [first] = fates;
  if (first === undefined) return [];
  const { file } = first.mutant;
  const whole = { file, text: readFileSync(join(ROOT, file), 'utf8') };
  const noticing = [...new Set(fates.map(({ noticedBy }) => noticedBy ?? ''))];
  const tests = noticing.filter((each) => each.includes('.test.'));
  const needsRealms = (test: string): boolean =>
    hunts.some((hunt) => hunt.isolate && hunt.tests.test(test));
  const failed = await Promise.all(
    workers.map(async (worker, number) => {
      const share = tests.filter((_test, at) => at % workers.length === number);
      const failing = async (isolate: boolean): Promise<string[]> => {
        const some = share.filter((test) => needsRealms(test) === isolate);
        return some.length === 0
          ? []
          : worker.failing(whole, { tests: some, isolate }, limitOf(some));
      };
      const isSound = number > 0 || !noticing.includes('types') || (await worker.compiles(whole));
      return [
        ...(isSound ? [] : ['the compiler']),
        ...(await failing(false)),
        ...(await failing(true)),
      ];
    }),
  );
  return failed.flat();
};

/** Prints how well the breaks were noticed. @returns whether that is enough */
const judge = (name: string, floor: number, some: readonly Fate[]): boolean => {
  const { noticed, equivalent, total, share } = sumOf(some);
  const isJudged = !isSample || total >= SAMPLE_LEAST;
  const isEnough = share >= floor || !isJudged;
  console.log(
    `${!isJudged ? 'too few to judge' : isEnough ? 'good' : 'FAILED'}: ${name}, ${noticed} of ${total - equivalent} noticed (${percent(share)}, at least ${percent(floor)})`,
  );
  return isEnough;
};

const preys = isSample
  ? sampleOf(hunts)
  : hunts.flatMap((hunt) =>
      hunt.mutants.filter(({ key }) => isInPart(key, part)).map((mutant) => ({ hunt, mutant })),
    );
const fates = await chaseAll(preys);
if (!isSample) console.log(tableOf(fates));
const verdicts = isSample
  ? [judge(`a sample of ${preys.length}, ${fates.length} in time`, SAMPLE_FLOOR, fates)]
  : hunts.map(({ name, floor, files }) =>
      judge(
        name,
        floor,
        fates.filter(({ mutant }) => files.test(mutant.file)),
      ),
    );
const broken = await failingUnbroken(fates);
if (broken.length > 0) console.log(`FAILED: fails with nothing broken: ${broken.join(', ')}`);
await Promise.all(workers.map((worker) => worker.close()));
process.exit(verdicts.every(Boolean) && broken.length === 0 ? 0 : 1);
