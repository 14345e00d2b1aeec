import { workerData } from 'piscina';
import type { Raster } from '../../radiograph/raster.ts';
import type { InputSize } from './letterbox.ts';
import { fitOf, letterbox } from './letterbox.ts';
import type { Detected } from './output.ts';
import { layoutOf, readOutput } from './output.ts';

/** Settings that the thread gets when it starts. */
export type ThreadData = { readonly modelPath: string; readonly labels: number };

/** Reason why a model cannot be used, for the operator. */
export type Unfit =
  | { readonly kind: 'notInstalled' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'input'; readonly shape: string }
  | { readonly kind: 'output'; readonly shape: string };

export type Answer =
  | { readonly kind: 'read'; readonly detected: readonly Detected[] }
  | { readonly kind: 'unfit'; readonly why: Unfit };

type Runtime = typeof import('onnxruntime-node');
type Session = Awaited<ReturnType<Runtime['InferenceSession']['create']>>;
type Model = { readonly runtime: Runtime; readonly session: Session; readonly input: InputSize };

/** Side of the input for a model that takes any size, and the largest side that is allowed. */
const USUAL_SIDE = 640;
const MOST_SIDE = 2048;

const sideOf = (side: number | string | undefined): number | null => {
  if (typeof side !== 'number') return USUAL_SIDE;
  return side >= 32 && side <= MOST_SIDE ? side : null;
};

const inputOf = (session: Session): InputSize | string => {
  const [meta, ...others] = session.inputMetadata;
  if (meta === undefined || !meta.isTensor || others.length > 0) return 'no single tensor';
  const shown = `${meta.type} [${meta.shape.join(', ')}]`;
  const [batch, channels, height, width] = meta.shape;
  const [rows, columns] = [sideOf(height), sideOf(width)];
  const isOne = typeof batch === 'string' || batch === 1;
  if (meta.type !== 'float32' || meta.shape.length !== 4 || !isOne) return shown;
  if ((channels !== 1 && channels !== 3) || rows === null || columns === null) return shown;
  return { channels, width: columns, height: rows };
};

const load = async (modelPath: string): Promise<Model | Unfit> => {
  let runtime: Runtime;
  try {
    runtime = await import('onnxruntime-node');
  } catch {
    return { kind: 'notInstalled' };
  }
  try {
    const session = await runtime.InferenceSession.create(modelPath, { intraOpNumThreads: 1 });
    const input = inputOf(session);
    return typeof input === 'string'
      ? { kind: 'input', shape: input }
      : { runtime, session, input };
  } catch {
    return { kind: 'unreadable' };
  }
};

const { modelPath, labels } = workerData as ThreadData;
const loading = load(modelPath);

/** Reads one picture with the model; the thread's only task. */
const read = async (raster: Raster): Promise<Answer> => {
  const model = await loading;
  if ('kind' in model) return { kind: 'unfit', why: model };
  const { runtime, session, input } = model;
  const values = letterbox(raster, input);
  const shape = [1, input.channels, input.height, input.width];
  const [inputName = ''] = session.inputNames;
  const [outputName = ''] = session.outputNames;
  const outputs = await session.run({ [inputName]: new runtime.Tensor('float32', values, shape) });
  const output = outputs[outputName];
  const dims = output?.dims ?? [];
  const layout = layoutOf(dims, labels);
  if (layout === null || !(output?.data instanceof Float32Array)) {
    return {
      kind: 'unfit',
      why: { kind: 'output', shape: `${output?.type} [${dims.join(', ')}]` },
    };
  }
  const fit = fitOf(raster, input);
  const found = readOutput({ dims, data: output.data }, labels, { layout, fit, raster });
  return { kind: 'read', detected: found };
};

export default read;
