import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { builtFile } from '../../lib/built-file.ts';

/** Side of the picture that the backbone takes, in pixels. */
export const BACKBONE_SIDE = 224;

const NETWORK = fileURLToPath(new URL('../../radiograph/learned/backbone.onnx', import.meta.url));
const RUNTIME = 'ort-wasm-simd-threaded.wasm';

type Backbone = { readonly session: InferenceSession; readonly tensor: typeof Tensor };

const started = async (): Promise<Backbone> => {
  const { InferenceSession: sessions, Tensor: tensor, env } = await import('onnxruntime-web/wasm');
  const runtime =
    builtFile(`backbone/${RUNTIME}`, import.meta.url) ??
    createRequire(import.meta.url).resolve(`onnxruntime-web/${RUNTIME}`);
  env.wasm.wasmBinary = new Uint8Array(await readFile(runtime)).buffer;
  env.wasm.numThreads = 1;
  const network = await readFile(builtFile('backbone/backbone.onnx', import.meta.url) ?? NETWORK);
  return { session: await sessions.create(network, { executionProviders: ['wasm'] }), tensor };
};

let backbone: Promise<Backbone> | null = null;

/**
 * Asks the backbone what it sees: a frozen image network (MobileNetV2, Sandler et al. 2018) that learned to tell
 * photos from drawings, and nothing of teeth. The weights are those of the package nsfwjs 4.4.0 (MIT), cut in its
 * thirteenth block.
 * @param gray a picture of BACKBONE_SIDE by BACKBONE_SIDE pixels, one byte each
 * @returns 768 numbers
 */
export const numbersOf = async (gray: Uint8Array): Promise<Float32Array> => {
  backbone ??= started();
  const { session, tensor } = await backbone;
  const size = BACKBONE_SIDE * BACKBONE_SIDE;
  const values = new Float32Array(3 * size);
  for (let at = 0; at < size; at += 1) values[at] = (gray[at] ?? 0) / 255;
  values.copyWithin(size, 0, size);
  values.copyWithin(2 * size, 0, size);
  const input = new tensor('float32', values, [1, 3, BACKBONE_SIDE, BACKBONE_SIDE]);
  const { numbers } = await session.run({ input_1: input });
  if (!(numbers?.data instanceof Float32Array)) throw new Error('The backbone gives no numbers');
  // It is a view of the runtime's memory, which the next picture overwrites.
  return Float32Array.from(numbers.data);
};
