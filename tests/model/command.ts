import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OUT } from '../atlas/wanted.ts';
import { printCoverage } from './coverage-command.ts';
import type { Flow, Flows, Printed } from './flow.ts';
import { WrongOption, oneOf } from './options.ts';
import { pairsLeftOutBy } from './figures.ts';
import { pathTo, pathsOf, STRATEGIES } from './paths.ts';
import type { GeneratedPath, Strategy } from './paths.ts';
import { FORMATS, writePlan } from './plan.ts';
import type { Format } from './plan.ts';
import { picturesFor } from './pictures.ts';
import { specOf, staleIn } from './playwright.ts';
import { tableOf } from './table.ts';

export type { Flows, Printed } from './flow.ts';

/** The folders that the command reads. */
export type Around = {
  /** Test runs leave there what they have seen of flows. */
  readonly seen: string;
  /** The atlas keeps its pictures there. */
  readonly atlas: string;
};

/** The folder of what runs have seen of flows, unless `COVERAGE_DIR` names another one. */
export const SEEN_FOLDER = 'test-results/coverage';

export const USAGE = `npm run paths -- [options]

Without options: a table of all flows, what their generated paths go through and what they leave out.
Tests that run with COVERAGE_DIR=${SEEN_FOLDER} leave there what their screens and browsers go through; the table counts it too.

  --coverage         writes who covers what into coverage.json and coverage.html, in that folder or in --out

  --flow NAME        one flow, such as qrPayment
  --strategy NAME    ${STRATEGIES.join(', ')} (transitions unless told otherwise)
  --seed N --steps N for random: the same seed gives the same paths; steps is their length at most
  --to STATE         the shortest path into one state of the flow, such as timedOut.ended
  --screenshots      puts a picture of the atlas beside each step of a plan in markdown or html, and takes what is missing
  --format NAME      ${FORMATS.join(', ')} (markdown unless told otherwise); or playwright: a spec of
                     the main flows for a real browser, or of one of them
  --check FILE       tells whether such a spec was made from charts that have changed since
  --out FILE         writes into a file in place of the terminal
`;

const countIn = (option: string, given: string | undefined, otherwise: number): number => {
  const count = Number(given ?? otherwise);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new WrongOption(`--${option} ${given}: give a whole number from 1 on.`);
  return count;
};

const optionsIn = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        flow: text,
        strategy: text,
        seed: text,
        steps: text,
        to: text,
        format: text,
        out: text,
        check: text,
        coverage: { type: 'boolean' },
        screenshots: { type: 'boolean' },
      },
    }).values;
  } catch (err) {
    throw new WrongOption(err instanceof Error ? err.message : String(err));
  }
};

type Wanted = {
  readonly strategy: Strategy;
  readonly to: string | undefined;
  readonly seed: number;
  readonly steps: number;
};

const wantedPaths = ({ machine, cases }: Flow, wanted: Wanted): GeneratedPath[] => {
  const { strategy, to, seed, steps } = wanted;
  if (to === undefined) return pathsOf(machine, cases, strategy, { seed, steps });
  const path = pathTo(machine, cases, to);
  if (path === null) throw new WrongOption(`--to ${to}: no path leads to a state of this name.`);
  return [path];
};

/** The plan that is asked for: its flow, its paths and its form. */
type Asked = Wanted & {
  readonly name: string;
  readonly format: Format;
  readonly out: string | undefined;
  readonly isPictured: boolean;
};

const canBePictured = (format: string, out: string | undefined): out is string =>
  out !== undefined && (format === 'markdown' || format === 'html');

const picturesOf = ({ name, format, out }: Asked, atlas: string) => {
  if (!canBePictured(format, out))
    throw new WrongOption('--screenshots: write markdown or html into a file, with --out.');
  const pictures = picturesFor(name, atlas, out);
  if (pictures === null)
    throw new WrongOption(`--screenshots: ${name} has no picture in ${atlas}.`);
  return pictures;
};

const planOf = (flows: Flows, asked: Asked, { atlas }: Around): Printed => {
  const { name, format, out, isPictured, to } = asked;
  const flow = flows[oneOf('flow', Object.keys(flows), name, name)];
  if (flow === undefined) return { text: USAGE, code: 2 };
  const { machine, cases, address, held } = flow;
  const paths = wantedPaths(flow, asked);
  const pictures = isPictured ? picturesOf(asked, atlas) : null;
  const text = writePlan(format, {
    flow: name,
    machine,
    paths,
    address,
    held: held?.() ?? [],
    pairsLeftOut: to === undefined ? pairsLeftOutBy(machine, cases, paths) : null,
    pictureOf: pictures?.pictureOf ?? (() => null),
  });
  return { text, code: 0, out, ...(pictures !== null && { copies: pictures.copies }) };
};

const written = (flows: Flows, name: string | undefined): Printed => {
  const wayed = Object.keys(flows).filter((flow) => flows[flow]?.way !== undefined);
  if (name === undefined) return { text: specOf(flows), code: 0 };
  const flow = oneOf('flow', wayed, name, name);
  return { text: specOf({ [flow]: flows[flow] as Flow }, flows), code: 0 };
};

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new WrongOption(`--check ${file}: there is no such file.`);
  }
};

const checked = (flows: Flows, file: string): Printed => {
  const stale = staleIn(contentOf(file), flows);
  if (stale === null)
    throw new WrongOption(`--check ${file}: this is no spec of \`--format playwright\`.`);
  return stale.length === 0
    ? { text: `${file} is as the charts are.\n`, code: 0 }
    : {
        text: `${file} is stale: the chart of ${stale.join(', ')} has changed. Make it anew with --format playwright.\n`,
        code: 1,
      };
};

/** Returns the flow whose pictures a plan needs; null where it needs none, or is asked for wrongly. */
export const picturedIn = (flows: Flows, args: readonly string[]): string | null => {
  try {
    const { screenshots, flow, format = 'markdown', out } = optionsIn(args);
    const isAsked = screenshots === true && canBePictured(format, out);
    return isAsked && flow !== undefined && flow in flows ? flow : null;
  } catch {
    return null;
  }
};

const answer = (flows: Flows, args: readonly string[], around: Around): Printed => {
  const { flow, to, out, check, coverage, screenshots, ...given } = optionsIn(args);
  if (coverage === true) return printCoverage(flows, around.seen, out);
  if (check !== undefined) return checked(flows, check);
  if (given.format === 'playwright') return { ...written(flows, flow), out };
  const strategy = oneOf('strategy', STRATEGIES, given.strategy, 'transitions');
  const format = oneOf('format', FORMATS, given.format, 'markdown');
  const seed = countIn('seed', given.seed, 1);
  const steps = countIn('steps', given.steps, 100);
  if (flow !== undefined)
    return planOf(
      flows,
      { name: flow, strategy, to, seed, steps, format, out, isPictured: screenshots === true },
      around,
    );
  if (args.length === 0) return tableOf(flows, around.seen);
  throw new WrongOption('Name the flow with --flow.');
};

/** Answers `npm run paths` for these flows. */
export const printPaths = (
  flows: Flows,
  args: readonly string[],
  around: Partial<Around> = {},
): Printed => {
  try {
    return answer(flows, args, { seen: SEEN_FOLDER, atlas: OUT, ...around });
  } catch (err) {
    if (err instanceof WrongOption) return { text: `${err.message}\n\n${USAGE}`, code: 2 };
    throw err;
  }
};
