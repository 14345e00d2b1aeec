import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Flow, Flows, Printed } from './flow.ts';
import { WrongOption, oneOf } from './options.ts';
import { pathTo, pathsOf, STRATEGIES } from './paths.ts';
import type { GeneratedPath, Strategy } from './paths.ts';
import { FORMATS, writePlan } from './plan.ts';
import type { Format } from './plan.ts';
import { specOf, staleIn } from './playwright.ts';
import { tableOf } from './table.ts';

export type { Flows, Printed } from './flow.ts';

export const USAGE = `npm run paths -- [options]

Without options: a table of all flows, what their generated paths go through and what they leave out.

  --flow NAME        one flow, such as qrPayment
  --strategy NAME    ${STRATEGIES.join(', ')} (transitions unless told otherwise)
  --seed N --steps N for random: the same seed gives the same paths; steps is their length at most
  --to STATE         the shortest path into one state of the flow, such as timedOut.ended
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

const planOf = (flows: Flows, name: string, wanted: Wanted, format: Format): Printed => {
  const flow = flows[oneOf('flow', Object.keys(flows), name, name)];
  if (flow === undefined) return { text: USAGE, code: 2 };
  const paths = wantedPaths(flow, wanted);
  return { text: writePlan(format, { flow: name, machine: flow.machine, paths }), code: 0 };
};

const written = (flows: Flows, name: string | undefined): Printed => {
  const wayed = Object.keys(flows).filter((flow) => flows[flow]?.way !== undefined);
  if (name === undefined) return { text: specOf(flows), code: 0 };
  const flow = oneOf('flow', wayed, name, name);
  return { text: specOf({ [flow]: flows[flow] as Flow }), code: 0 };
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

const answer = (flows: Flows, args: readonly string[]): Printed => {
  const { flow, to, out, check, ...given } = optionsIn(args);
  if (check !== undefined) return checked(flows, check);
  if (given.format === 'playwright') return { ...written(flows, flow), out };
  const strategy = oneOf('strategy', STRATEGIES, given.strategy, 'transitions');
  const format = oneOf('format', FORMATS, given.format, 'markdown');
  const seed = countIn('seed', given.seed, 1);
  const steps = countIn('steps', given.steps, 100);
  if (flow !== undefined)
    return { ...planOf(flows, flow, { strategy, to, seed, steps }, format), out };
  if (args.length === 0) return tableOf(flows);
  throw new WrongOption('Name the flow with --flow.');
};

/** Answers `npm run paths` for these flows. */
export const printPaths = (flows: Flows, args: readonly string[]): Printed => {
  try {
    return answer(flows, args);
  } catch (err) {
    if (err instanceof WrongOption) return { text: `${err.message}\n\n${USAGE}`, code: 2 };
    throw err;
  }
};
