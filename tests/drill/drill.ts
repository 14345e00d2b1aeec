import { rmSync } from 'node:fs';
import { tempFolder } from '../kit/data-dir.ts';
import { endProcesses, startCommand, startMain } from '../kit/processes.ts';
import { letPatientsIn, missedBy } from './patients.ts';
import type { Place, Way } from './places.ts';
import { countsOf, differencesOf, printsOf } from './prints.ts';

/** One step of a drill, with what came of it. */
export type Step = { readonly name: string; readonly seconds: number; readonly said: string };

export type Drilled = {
  readonly steps: readonly Step[];
  /** A line for each difference; none when the drill is passed. */
  readonly faults: readonly string[];
};

export type DrillOptions = {
  readonly patients: number;
  /** Harms the backup before the source is destroyed, to see that a drill notices. */
  readonly spoil?: (folder: string, source: Place) => Promise<void>;
};

/** Works with a server on the data, which is stopped as an operator stops it. */
const withServer = async <T>({ env }: Place, work: (link: string) => Promise<T>): Promise<T> => {
  const { says, child, ended } = startMain({
    env: { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off', ...env },
  });
  const [link] = await says(/http:\S+[?]key=\S+/);
  try {
    return await work(link);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};

const checkLedger = async ({ env }: Place): Promise<{ said: string; faults: string[] }> => {
  const { said, ended } = startCommand('ledger-check', [], { env });
  const code = await ended;
  const [last = ''] = said.out.trim().split('\n').slice(-1);
  const all = `${said.out}${said.err}`.trim().replaceAll('\n', '; ');
  return { said: last, faults: code === 0 ? [] : [`the ledger: ${all}`] };
};

/** Does steps one after the other, and writes down what came of each. */
const stepsOf = () => {
  const steps: Step[] = [];
  let current = '';
  return {
    steps,
    /** The step under way, or the last one. */
    current: () => current,
    step: async <T>(name: string, work: () => Promise<T>, say: (of: T) => string = () => '') => {
      current = name;
      const started = performance.now();
      const result = await work();
      steps.push({ name, seconds: (performance.now() - started) / 1000, said: say(result) });
      return result;
    },
  };
};

const inWords = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().replaceAll('\n', '; ');

/**
 * Fills an installation, backs it up as the documents say, destroys it, restores it elsewhere, and compares each row and
 * each file. A step that cannot be done ends it, and is a fault.
 */
export const drill = async (way: Way, { patients, spoil }: DrillOptions): Promise<Drilled> => {
  const { steps, current, step } = stepsOf();
  const folder = tempFolder();
  const opened: Place[] = [];
  const keep = (place: Place): Place => {
    opened.push(place);
    return place;
  };
  try {
    const source = await step('open', async () => keep(await way.open(folder)));
    const people = await step(
      'fill',
      () => withServer(source, (link) => letPatientsIn(link, patients)),
      ({ length }) => `${length} patients`,
    );
    const before = await step('read', () => printsOf(source.settings, source.files), countsOf);
    await step('back up', () => way.backUp(source, folder));
    await spoil?.(folder, source);
    await step('wreck', () => source.wreck());
    const target = await step('restore', async () => keep(await way.restore(folder)));
    const compared = await step(
      'compare',
      async () => differencesOf(before, await printsOf(target.settings, target.files)),
      ({ length }) => (length === 0 ? 'every row and file is the same' : `${length} differ`),
    );
    const ledger = await step(
      'ledger',
      () => checkLedger(target),
      ({ said }) => said,
    );
    const missed = await step(
      'go on',
      () => withServer(target, (link) => missedBy(link, people)),
      ({ length }) => (length === 0 ? 'everybody finds what they had' : `${length} miss something`),
    );
    return { steps, faults: [...compared, ...ledger.faults, ...missed] };
  } catch (error) {
    return { steps, faults: [`"${current()}" cannot be done: ${inWords(error)}`] };
  } finally {
    await endProcesses();
    for (const place of opened) await place.wreck();
    rmSync(folder, { recursive: true, force: true });
  }
};
