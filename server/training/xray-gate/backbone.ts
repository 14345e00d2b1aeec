import type { Constant, Graph, Step } from './onnx-file.ts';

/** A network of the Keras format, as TensorFlow.js keeps it: its layers, and where the numbers of each stand. */
export type KerasModel = {
  readonly modelTopology: {
    readonly model_config: { readonly config: { readonly layers: readonly Layer[] } };
  };
  readonly weightsManifest: readonly { readonly weights: readonly Stored[] }[];
};

type Layer = {
  readonly class_name: string;
  readonly name: string;
  readonly config: { readonly strides?: readonly [number, number] };
  readonly inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
};

type Stored = {
  readonly name: string;
  readonly shape: readonly number[];
  readonly quantization: { readonly min: number; readonly scale: number };
};

type Kept = Stored & { readonly bytes: Uint8Array };

/** Sides of the picture that the network takes, in pixels. */
const SIDE = 224;
/** Layers whose mean activation by channel is given back: one that sees small parts, and one that sees large ones. */
const TAPS = ['block_6_expand_relu', 'block_13_expand_relu'];
/** Number that keeps the division of a normalised layer away from zero. */
const EPSILON = 1e-3;
/** Largest activation of the network's layers. */
const MOST = 6;

const keptOf = (model: KerasModel, bytes: Uint8Array): ReadonlyMap<string, Kept> => {
  let from = 0;
  const kept = new Map<string, Kept>();
  for (const stored of model.weightsManifest.flatMap(({ weights }) => weights)) {
    const size = stored.shape.reduce((product, side) => product * side, 1);
    kept.set(stored.name, { ...stored, bytes: bytes.subarray(from, from + size) });
    from += size;
  }
  if (from !== bytes.length) throw new Error(`The weights are ${bytes.length} bytes, not ${from}`);
  return kept;
};

const numbersOf = ({ bytes, quantization: { min, scale } }: Kept): Float32Array =>
  Float32Array.from(bytes, (byte) => byte * scale + min);

/** Puts the channels first, as the format wants them; they are kept last. */
const channelsFirst = (
  bytes: Uint8Array,
  square: number,
  [within, out]: readonly [number, number],
) => {
  const turned = new Uint8Array(bytes.length);
  for (let place = 0; place < square; place += 1) {
    for (let each = 0; each < within; each += 1) {
      for (let to = 0; to < out; to += 1) {
        turned[(to * within + each) * square + place] =
          bytes[(place * within + each) * out + to] ?? 0;
      }
    }
  }
  return turned;
};

type Convolution = { readonly constants: readonly Constant[]; readonly steps: readonly Step[] };

/** Makes the steps of a convolution with the normalisation after it, whose name its output bears. */
const convolutionOf = (
  { class_name, name, config }: Layer,
  { input, isPadded, normal }: { input: string; isPadded: boolean; normal: string },
  get: (name: string) => Kept,
): Convolution => {
  const isByChannel = class_name === 'DepthwiseConv2D';
  const kernel = get(`${name}/${isByChannel ? 'depthwise_kernel' : 'kernel'}`);
  const [height = 1, width = 1, first = 1, second = 1] = kernel.shape;
  const [out, within] = isByChannel ? [first, 1] : [second, first];
  const part = (each: string): Float32Array => numbersOf(get(`${normal}/${each}`));
  const [beta, mean, variance] = [part('beta'), part('moving_mean'), part('moving_variance')];
  const gain = part('gamma').map((each, at) => each / Math.sqrt((variance[at] ?? 0) + EPSILON));
  const { min, scale } = kernel.quantization;
  const zero = Math.round(-min / scale);
  const values = channelsFirst(kernel.bytes, height * width, [within, out]);
  const offset = beta.map((each, at) => each - (mean[at] ?? 0) * (gain[at] ?? 0));
  return {
    constants: [
      { name: `${name}.bytes`, shape: [out, within, height, width], values },
      { name: `${name}.scale`, shape: [out], values: gain.map((each) => each * scale) },
      { name: `${name}.zero`, shape: [out], values: new Uint8Array(out).fill(zero) },
      { name: `${name}.offset`, shape: [out], values: offset },
    ],
    steps: [
      {
        does: 'DequantizeLinear',
        inputs: [`${name}.bytes`, `${name}.scale`, `${name}.zero`],
        output: `${name}.kernel`,
        attributes: { axis: 0 },
      },
      {
        does: 'Conv',
        inputs: [input, `${name}.kernel`, `${name}.offset`],
        output: normal,
        attributes: {
          strides: config.strides ?? [1, 1],
          pads: isPadded ? [0, 0, 1, 1] : Array(4).fill((height - 1) / 2),
          group: isByChannel ? out : 1,
        },
      },
    ],
  };
};

/**
 * Makes a graph of the first layers of a MobileNetV2 (Sandler et al. 2018) whose numbers stay single bytes, as they
 * are kept: each convolution with the normalisation after it, folded into its scale and offset. Its input is a picture
 * of 224 by 224 pixels, three channels from 0 to 1; its output are 768 numbers that tell what is on it.
 */
export const backboneOf = (model: KerasModel, weights: Uint8Array): Graph => {
  const kept = keptOf(model, weights);
  const get = (name: string): Kept => {
    const found = kept.get(name);
    if (found === undefined) throw new Error(`The weights hold no ${name}`);
    return found;
  };
  const constants: Constant[] = [
    { name: 'zero', shape: [], values: Float32Array.of(0) },
    { name: 'most', shape: [], values: Float32Array.of(MOST) },
  ];
  const steps: Step[] = [];
  const padded = new Set<string>();
  /** Output that stands for each layer: some layers are folded into the one before or after. */
  const outputs = new Map<string, string>();
  const outputOf = (layer: string): string => outputs.get(layer) ?? layer;

  const { layers } = model.modelTopology.model_config.config;
  for (const [at, layer] of layers.entries()) {
    const { class_name: kind, name } = layer;
    const from = (layer.inbound_nodes[0] ?? []).map(([source]) => source);
    const [source = ''] = from;
    if (kind === 'ZeroPadding2D') {
      outputs.set(name, outputOf(source));
      padded.add(name);
    } else if (kind === 'Conv2D' || kind === 'DepthwiseConv2D') {
      const normal = layers[at + 1];
      if (normal?.class_name !== 'BatchNormalization') throw new Error(`${name} is not normalised`);
      const where = { input: outputOf(source), isPadded: padded.has(source), normal: normal.name };
      const made = convolutionOf(layer, where, get);
      constants.push(...made.constants);
      steps.push(...made.steps);
    } else if (kind === 'ReLU') {
      steps.push({ does: 'Clip', inputs: [outputOf(source), 'zero', 'most'], output: name });
    } else if (kind === 'Add') {
      steps.push({ does: 'Add', inputs: from.map(outputOf), output: name });
    }
    if (name === TAPS.at(-1)) break;
  }
  const size = TAPS.reduce(
    (sum, tap) => sum + get(`${tap.replace('_relu', '_BN')}/gamma`).bytes.length,
    0,
  );
  return {
    input: { name: 'input_1', shape: [1, 3, SIDE, SIDE] },
    output: { name: 'numbers', shape: [1, size] },
    steps: [
      ...steps,
      ...TAPS.flatMap((tap): Step[] => [
        { does: 'GlobalAveragePool', inputs: [tap], output: `${tap}.mean` },
        { does: 'Flatten', inputs: [`${tap}.mean`], output: `${tap}.flat` },
      ]),
      {
        does: 'Concat',
        inputs: TAPS.map((tap) => `${tap}.flat`),
        output: 'numbers',
        attributes: { axis: 1 },
      },
    ],
    constants,
  };
};
