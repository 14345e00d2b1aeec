import { Piscina } from 'piscina';
import type { Clock } from '../lib/clock.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { argsToRun, programFile } from '../lib/program-file.ts';
import type { RunTask, TaskName } from './tasks.ts';
import { languageNow } from '../texts/speaking.ts';
import { takingTurns } from '../lib/turns.ts';

/**
 * Tasks that a patient waits for who may need help at once. All others can wait for a moment. It stands here because this
 * thread does no task: what tasks.ts imports would lie in its memory for nothing.
 */
const JUDGING: ReadonlySet<TaskName> = new Set<TaskName>([
  'assess',
  'readConcern',
  'checkMedicines',
  'checkPrescribing',
  'stripPatient',
  'withSecondOpinion',
  'readTogether',
]);

/** Longest time of one task on a thread, in milliseconds. A thread that takes longer is ended and replaced. */
const TASK_MS = 5000;

/** Tasks that may wait for each thread; a caller beyond them is told to come again. */
const WAITING_PER_THREAD = 64;

/** Time without a task after which a thread that is not kept ends, in milliseconds. */
const IDLE_MS = 60_000;

/** Time after which a caller who was sent away may come again, in seconds. */
const COME_AGAIN_S = 2;

/** Memory for the values of one thread, in megabytes. A task that needs more ends its thread and nothing else. */
const THREAD_MB = 256;

/**
 * Outcome of a task. Late: its thread was ended at the time limit. Refused: too many were waiting. Left: its caller
 * went away while it waited.
 */
export type TaskOutcome = 'done' | 'failed' | 'late' | 'refused' | 'left';

/** Hears of each task: how long it waited for a thread and, if it ran, how long it did, in seconds. */
export type OnTaskEnd = (end: {
  readonly task: TaskName;
  readonly outcome: TaskOutcome;
  readonly waited: number;
  readonly seconds: number | null;
}) => void;

type Deps = {
  /**
   * Threads that judge. Half as many others, and at least one, do the tasks that no patient's advice waits for; those
   * are started when they are needed, since each holds its own copy of all that it loads.
   */
  readonly threads: number;
  readonly clock: Clock;
  readonly onTaskEnd: OnTaskEnd;
  /** The file that each thread runs, ours unless a test brings another. */
  readonly file?: string;
};

/**
 * Runs everything that takes long on threads. Judging has threads and a queue of its own: patients wait for their
 * advice, and no report or X-ray, however many, stands before it.
 */
export type Workers = {
  /**
   * Does a task on a thread of its kind, in the order of asking.
   * @throws Problem 503 when too many are waiting, it took too long, or its caller has gone
   */
  readonly run: RunTask;
  /** Settles when every thread that judges can work. @throws Error when one cannot even start */
  readonly ready: () => Promise<void>;
  readonly stats: () => {
    readonly threads: number;
    readonly busy: number;
    readonly waiting: number;
  };
  /** Ends the threads, and with them whatever still runs. */
  readonly close: () => Promise<void>;
};

/** Starts the threads, which load what they need while the caller goes on. */
export const startWorkers = ({ threads, ...deps }: Deps): Workers => {
  const judging = startLane({ ...deps, threads, kept: threads });
  const others = startLane({ ...deps, threads: Math.ceil(threads / 2), kept: 0 });
  const lanes = [judging, others];
  const sumOf = (figure: keyof ReturnType<Workers['stats']>): number =>
    lanes.reduce((sum, lane) => sum + lane.stats()[figure], 0);
  return {
    run: (task, input, signal) => (JUDGING.has(task) ? judging : others).run(task, input, signal),
    ready: judging.ready,
    stats: () => ({ threads: sumOf('threads'), busy: sumOf('busy'), waiting: sumOf('waiting') }),
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  };
};

/** Starts a group of at most `threads` threads with one queue; `kept` of them are there from the start and stay. */
const startLane = ({
  threads,
  kept,
  clock,
  onTaskEnd,
  file = WORKER_FILE,
}: Deps & { readonly kept: number }): Workers => {
  const turns = takingTurns({
    atOnce: threads,
    mostWaiting: WAITING_PER_THREAD * threads,
  });
  const pool = new Piscina({
    filename: file,
    minThreads: kept,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
    // The settings hold keys, which no thread needs.
    env: {},
    execArgv: argsToRun(file),
  });
  // A thread that ends between two tasks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);

  const run: RunTask = async (task, input, signal) => {
    const language = languageNow();
    const asked = performance.now();
    const turn = await turns.take({ signal });
    const began = performance.now();
    const waited = (began - asked) / 1000;
    if (turn !== 'taken') {
      onTaskEnd({ task, outcome: turn, waited, seconds: null });
      throw new Problem(503, sentenceFor(503), turn === 'refused' ? COME_AGAIN_S : null);
    }
    const ending = new AbortController();
    const stopWaiting = clock.after(TASK_MS, () => ending.abort());
    let outcome: TaskOutcome = 'failed';
    try {
      const result = await pool.run({ name: task, input, language }, { signal: ending.signal });
      outcome = 'done';
      return result;
    } catch (error) {
      if (!ending.signal.aborted) throw error;
      outcome = 'late';
      throw new Problem(503, sentenceFor(503));
    } finally {
      stopWaiting();
      turns.giveBack();
      onTaskEnd({ task, outcome, waited, seconds: (performance.now() - began) / 1000 });
    }
  };

  return {
    run,
    ready: async () => {
      const first = { name: 'readConcern', input: '', language: languageNow() };
      await Promise.all(Array.from({ length: threads }, () => pool.run(first)));
    },
    stats: () => ({ threads, busy: turns.taken(), waiting: turns.waiting() }),
    close: () => pool.destroy(),
  };
};

/**
 * File that a thread runs. It lies beside this file in the source, and beside the bundle or its chunks' folder after a
 * build.
 */
const WORKER_FILE = programFile('worker', import.meta.url);
