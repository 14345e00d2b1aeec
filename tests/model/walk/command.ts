import { parseArgs } from 'node:util';
import * as z from 'zod';
import { chartName } from '../chart-name.ts';
import type { Flows } from '../command.ts';
import { App } from './app.ts';
import type { Invariant } from './invariants/invariant.ts';
import { replayed, walk } from './walk.ts';
import type { Trace, Walked } from './walk.ts';

/** The flows that pages of the app begin with; all others run inside these. */
export const ROOTS = ['chat', 'assessment', 'bookingFlow', 'teleconsultation', 'xray', 'session'];

export const WALK_USAGE = `npm run walk -- [options]

Walks through the app's flows by chance and asks after each step whether every invariant holds. Where one breaks, the way there is
shortened and written into a file, which \`npm run replay FILE\` walks again.

  --steps N     how many steps (100000 unless told otherwise)
  --seed N      the same seed walks the same way (1 unless told otherwise)
  --faults      services fail, events come twice, and the page is reloaded
  --out FILE    where a broken way is written (trace.json unless told otherwise)
`;

export const REPLAY_USAGE = `npm run replay FILE

Walks the way in a file of \`npm run walk\`, and says after each step where the flows stand.
`;

/** The output of a command, and the code it ends with: 1 where an invariant broke, 2 where it was asked wrongly. */
export type Said = {
  readonly text: string;
  readonly code: 0 | 1 | 2;
  readonly file?: { readonly name: string; readonly text: string };
};

export type Subject = {
  readonly flows: Flows;
  readonly invariants: readonly Invariant[];
  readonly roots: readonly string[];
};

const TraceFile = z.object({
  root: z.string(),
  inputAt: z.int().nonnegative(),
  invariant: z.string(),
  charts: z.string(),
  steps: z.array(z.object({ at: z.string(), type: z.string(), sample: z.int().nonnegative() })),
});

const nameOf = (flows: Flows): string =>
  chartName(...Object.values(flows).map(({ machine }) => machine));

const stepWords = ({ at, type, sample }: Trace['steps'][number]): string =>
  `${at}: ${type.replace(/^xstate\./, '')}${sample > 0 ? ` (sample ${sample})` : ''}`;

const traceWords = ({ root, inputAt, invariant, steps }: Trace): string =>
  [
    `BROKEN: ${invariant}.`,
    `${root} begins with input ${inputAt} of its cases, and then:`,
    ...steps.map((step, at) => `  ${at + 1}. ${stepWords(step)}`),
  ].join('\n');

const walkedWords = ({ steps, pages, states }: Walked, invariants: number): string =>
  [
    `${steps} steps on ${pages} pages, ${invariants} invariants after each.`,
    `States stood in: ${[...states].map(([flow, count]) => `${flow} ${count}`).join(', ')}.`,
  ].join('\n');

const wholeNumber = (option: string, given: string): number => {
  const count = Number(given);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(`--${option} ${given}: give a whole number from 1 on.`);
  return count;
};

const optionsIn = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      steps: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      faults: { type: 'boolean', default: false },
      out: { type: 'string', default: 'trace.json' },
    },
  });
  return {
    steps: wholeNumber('steps', values.steps),
    seed: wholeNumber('seed', values.seed),
    withFaults: values.faults,
    out: values.out,
  };
};

/** Answers `npm run walk`. */
export const sayWalk = (subject: Subject, args: readonly string[]): Said => {
  let options: ReturnType<typeof optionsIn>;
  try {
    options = optionsIn(args);
  } catch (err) {
    return { text: `${(err as Error).message}\n\n${WALK_USAGE}`, code: 2 };
  }
  const { out, ...wanted } = options;
  const walked = walk({ ...subject, ...wanted });
  const words = walkedWords(walked, subject.invariants.length);
  if (walked.trace === null) return { text: `${words}\nEvery invariant held.\n`, code: 0 };
  const kept = { ...walked.trace, charts: nameOf(subject.flows) };
  return {
    text: `${words}\n${traceWords(walked.trace)}\n\`npm run replay ${out}\` walks it again.\n`,
    code: 1,
    file: { name: out, text: `${JSON.stringify(kept, null, 2)}\n` },
  };
};

const standing = (app: App): string =>
  [...app.world().flows]
    .map(
      ([path, { value }]) =>
        `${path} at ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('; ');

/** Reads the file of a trace; null where it is none. */
export const readTrace = (text: string): z.infer<typeof TraceFile> | null => {
  try {
    return TraceFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Answers `npm run replay` for the content of a file. */
export const sayReplay = ({ flows, invariants }: Subject, content: string): Said => {
  const trace = readTrace(content);
  if (trace === null || flows[trace.root] === undefined)
    return { text: `This is no trace of \`npm run walk\`.\n\n${REPLAY_USAGE}`, code: 2 };
  const app = new App(flows);
  app.open(trace);
  const lines = trace.steps.map((step, at) => {
    const happened = app.perform(step) ? standing(app) : 'this cannot happen any more';
    return `${at + 1}. ${stepWords(step)}\n   ${happened}`;
  });
  const end = replayed(app, invariants, trace);
  app.close();
  const isStale = trace.charts !== nameOf(flows);
  const verdict =
    end === null ? 'Every invariant held.' : `BROKEN after step ${end.at + 1}: ${end.invariant}.`;
  const stale = isStale ? ['The charts have changed since this way was walked.'] : [];
  return { text: `${[...lines, ...stale, verdict].join('\n')}\n`, code: end === null ? 0 : 1 };
};
