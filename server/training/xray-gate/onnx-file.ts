/**
 * Writes files of the Open Neural Network Exchange (ONNX) format, whose structure stands in `onnx.proto` of its
 * specification: messages of Protocol Buffers, of which only what a small convolutional network needs is here.
 */

/** A number field, a text or bytes field, or a message in a field. */
type Field = readonly [number: number, value: number | string | Uint8Array | Message];
type Message = readonly Field[];

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let left = value;
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) | 0x80);
  return [...bytes, left];
};

const NUMBER = 0;
const BYTES = 2;

const bytesOf = (value: string | Uint8Array | Message): Uint8Array => {
  if (typeof value === 'string') return Buffer.from(value, 'utf8');
  return value instanceof Uint8Array ? value : encoded(value);
};

const encoded = (message: Message): Uint8Array =>
  Buffer.concat(
    message.flatMap(([number, value]) => {
      if (typeof value === 'number') {
        return [Buffer.from([...varint(number * 8 + NUMBER), ...varint(value)])];
      }
      const bytes = bytesOf(value);
      return [Buffer.from([...varint(number * 8 + BYTES), ...varint(bytes.length)]), bytes];
    }),
  );

/** Numbers of a graph that are known before it runs. */
export type Constant = {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array | Uint8Array;
};

/** One step of a graph. An attribute is a whole number or a list of them. */
export type Step = {
  readonly does: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>;
};

export type Graph = {
  readonly input: { readonly name: string; readonly shape: readonly number[] };
  readonly output: { readonly name: string; readonly shape: readonly number[] };
  readonly steps: readonly Step[];
  readonly constants: readonly Constant[];
};

const FLOAT = 1;
const UINT8 = 2;

const constant = ({ name, shape, values }: Constant): Message => [
  ...shape.map((size): Field => [1, size]),
  [2, values instanceof Uint8Array ? UINT8 : FLOAT],
  [8, name],
  [9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)],
];

const attribute = ([name, value]: readonly [string, number | readonly number[]]): Message =>
  typeof value === 'number'
    ? [
        [1, name],
        [3, value],
        [20, 2],
      ]
    : [[1, name], ...value.map((each): Field => [8, each]), [20, 7]];

const step = ({ does, inputs, output, attributes = {} }: Step): Message => [
  ...inputs.map((input): Field => [1, input]),
  [2, output],
  [4, does],
  ...Object.entries(attributes).map((each): Field => [5, attribute(each)]),
];

const shaped = ({ name, shape }: Graph['input']): Message => [
  [1, name],
  [
    2,
    [
      [
        1,
        [
          [1, FLOAT],
          [2, shape.map((size): Field => [1, [[1, size]]])],
        ],
      ],
    ],
  ],
];

/** Versions of the format and of its operations: the oldest that know scales by channel. */
const FORMAT = 8;
const OPERATIONS = 13;

/** Encodes a graph as an ONNX file. */
export const onnxFile = ({ input, output, steps, constants }: Graph): Uint8Array =>
  encoded([
    [1, FORMAT],
    [
      7,
      [
        ...steps.map((each): Field => [1, step(each)]),
        [2, 'backbone'],
        ...constants.map((each): Field => [5, constant(each)]),
        [11, shaped(input)],
        [12, shaped(output)],
      ],
    ],
    [8, [[2, OPERATIONS]]],
  ]);
