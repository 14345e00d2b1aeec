import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Piscina } from 'piscina';
import type { XrayFinding } from '../../../contracts/xray/xray.ts';
import { DETECTION_MAX } from '../../../contracts/xray/xray.ts';
import { isMeantFor } from '../../../contracts/xray/model-card.ts';
import type { Clock } from '../../lib/clock.ts';
import { Problem, sentenceFor } from '../../lib/problems.ts';
import { argsToRun, programFile } from '../../lib/program-file.ts';
import { StartError } from '../../lib/start-error.ts';
import { projectionOf } from '../../radiograph/look.ts';
import { placeOf } from '../../radiograph/place.ts';
import type { Raster } from '../../radiograph/raster.ts';
import { cardIn, engineOf } from './engine-of.ts';
import type { Answer, ThreadData, Unfit } from './model-thread.ts';
import type { OnnxSettings, RadiographEngine, RadiographModel } from './port.ts';

/** Longest time to read one picture, and longest wait of the start for the trial, in milliseconds. */
const READ_MS = 20_000;
const START_MS = 60_000;
/** Most pictures that wait for the model; one more is refused with 503. */
const MOST_WAITING = 8;

/** An empty picture that the model reads at the start, only to prove that it can. */
const TRIAL: Raster = {
  width: 64,
  height: 64,
  gray: new Uint8Array(64 * 64),
  colour: { meanSaturation: 0, colouredShare: 0 },
};

const INSTALL = 'npm install --no-save onnxruntime-node@1.30.0';

const sentenceOf = (why: Unfit, path: string, labels: number): string => {
  switch (why.kind) {
    case 'notInstalled':
      return `XRAY_MODEL_PATH needs the package onnxruntime-node, which is not installed. Run: ${INSTALL}`;
    case 'unreadable':
      return `XRAY_MODEL_PATH is "${path}", which cannot be read as an ONNX model.`;
    case 'input':
      return `XRAY_MODEL_PATH is "${path}", whose input is ${why.shape}. It has to be float32 [1, 1 or 3, height, width].`;
    default:
      return (
        `XRAY_LABELS names ${labels} labels, but the output of XRAY_MODEL_PATH is ${why.shape}. It has to be ` +
        `float32 [1, ${4 + labels}, boxes] or [1, boxes, ${5 + labels}].`
      );
  }
};

/** Reads the labels of a file, one a line, in the order of the model's classes. */
const readLabels = async (path: string): Promise<string[]> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`XRAY_LABELS is "${path}", which cannot be read.`);
  });
  const labels = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const long = labels.find((label) => label.length > DETECTION_MAX);
  if (labels.length === 0 || long !== undefined) {
    throw new StartError(
      `XRAY_LABELS is "${path}", which has to hold one label a line, of at most ${DETECTION_MAX} characters.`,
    );
  }
  return labels;
};

/** Returns the first 12 characters of the file's SHA-256: another file is another version. */
const versionOf = async (path: string): Promise<string> => {
  const bytes = await readFile(path).catch(() => {
    throw new StartError(`XRAY_MODEL_PATH is "${path}", which cannot be read.`);
  });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
};

type Ask = (raster: Raster, signal: AbortSignal, ms: number) => Promise<Answer>;

const askOn =
  (pool: Piscina, clock: Clock): Ask =>
  async (raster, signal, ms) => {
    if (signal.aborted || pool.queueSize >= MOST_WAITING) throw new Problem(503, sentenceFor(503));
    const ending = new AbortController();
    const end = (): void => ending.abort();
    const stopWaiting = clock.after(ms, end);
    signal.addEventListener('abort', end);
    try {
      return (await pool.run(raster, { signal: ending.signal })) as Answer;
    } catch (error) {
      if (!ending.signal.aborted) throw error;
      throw new Problem(503, sentenceFor(503));
    } finally {
      stopWaiting();
      signal.removeEventListener('abort', end);
    }
  };

type Deps = {
  readonly clock: Clock;
  /** Program of the thread; tests bring another. */
  readonly file?: string;
};

/**
 * Starts the operator's own detection model on a thread of its own, and has it read one picture.
 * @throws StartError when the model or its labels cannot be used
 */
export const onnxModel = async (
  { modelPath, labelsPath, cardPath }: OnnxSettings,
  { clock, file = THREAD_FILE }: Deps,
): Promise<RadiographModel> => {
  const labels = await readLabels(labelsPath);
  const engine: RadiographEngine =
    cardPath === null
      ? { name: 'onnx', version: await versionOf(modelPath), isTrained: true, card: null }
      : engineOf(await cardIn(cardPath, labels));
  const workerData: ThreadData = { modelPath, labels: labels.length };
  const pool = new Piscina({
    filename: file,
    minThreads: 1,
    maxThreads: 1,
    workerData,
    env: {},
    execArgv: argsToRun(file),
  });
  // A thread that ends between two pictures is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  const ask = askOn(pool, clock);
  const close = (): Promise<void> => pool.destroy();
  const trial = await ask(TRIAL, new AbortController().signal, START_MS).catch((): Answer => {
    return { kind: 'unfit', why: { kind: 'unreadable' } };
  });
  if (trial.kind === 'unfit') {
    await close();
    throw new StartError(sentenceOf(trial.why, modelPath, labels.length));
  }
  return {
    find: async (raster, signal) => {
      const projection = projectionOf(raster);
      if (!isMeantFor(engine, projection)) return { engine, findings: [] };
      const answer = await ask(raster, signal, READ_MS);
      if (answer.kind === 'unfit') throw new Error('the output has changed its shape');
      const findings = answer.detected.map(({ label, likelihood, box }): XrayFinding => ({
        detection: labels[label] ?? '',
        confidence: Math.round(likelihood * 100),
        box,
        place: placeOf(box, projection),
      }));
      return { engine, findings };
    },
    close,
  };
};

/** Program of the thread: beside this file in the source, beside the bundle or its chunks' folder after a build. */
const THREAD_FILE = programFile('model-thread', import.meta.url);
