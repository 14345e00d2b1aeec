/** A very small detection model, written as the bytes of its format: what it scores is how bright each cell of a grid is. */
type Part = readonly number[];

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
const whole = (field: number, value: number): Part => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: Part): Part => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
];
const text = (field: number, value: string): Part => bytes(field, [...Buffer.from(value)]);

const FLOAT = 1;
const INT64 = 7;

const tensor = (
  name: string,
  dims: readonly number[],
  values: Float32Array | BigInt64Array,
): Part => [
  ...dims.flatMap((dim) => whole(1, dim)),
  ...whole(2, values instanceof Float32Array ? FLOAT : INT64),
  ...text(8, name),
  ...bytes(9, [...new Uint8Array(values.buffer)]),
];

const ints = (name: string, values: readonly number[]): Part => [
  ...text(1, name),
  ...values.flatMap((value) => whole(8, value)),
  ...whole(20, 7),
];
const int = (name: string, value: number): Part => [
  ...text(1, name),
  ...whole(3, value),
  ...whole(20, 2),
];

type Node = {
  readonly type: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly attributes?: readonly Part[];
};
const node = ({ type, from, to, attributes = [] }: Node): Part => [
  ...from.flatMap((name) => text(1, name)),
  ...text(2, to),
  ...text(4, type),
  ...attributes.flatMap((each) => bytes(5, each)),
];

const value = (name: string, dims: readonly number[]): Part => [
  ...text(1, name),
  ...bytes(
    2,
    bytes(1, [
      ...whole(1, FLOAT),
      ...bytes(
        2,
        dims.flatMap((dim) => bytes(1, whole(1, dim))),
      ),
    ]),
  ),
];

export type TinyModel = {
  readonly layout: 'columns' | 'rows';
  readonly channels: number;
  /** Of its square input, and of each cell. */
  readonly side: number;
  readonly cell: number;
};

/** A model with one label for each channel and one box for each cell of the grid. */
export const tinyModel = ({ layout, channels, side, cell }: TinyModel): Uint8Array => {
  const count = side / cell;
  const cells = count * count;
  const middles = (place: (index: number) => number): number[] =>
    Array.from({ length: cells }, (_, index) => (place(index) + 0.5) * cell);
  const size = Array.from({ length: cells }, () => cell);
  const fields = [
    middles((index) => index % count),
    middles((index) => Math.floor(index / count)),
    size,
    size,
    ...(layout === 'rows' ? [Array.from({ length: cells }, () => 1)] : []),
  ];
  const all = fields.length + channels;
  const isRows = layout === 'rows';
  const nodes: Node[] = [
    {
      type: 'AveragePool',
      from: ['images'],
      to: 'grid',
      attributes: [ints('kernel_shape', [cell, cell]), ints('strides', [cell, cell])],
    },
    { type: 'Reshape', from: ['grid', 'shape'], to: 'scores' },
    {
      type: 'Concat',
      from: ['boxes', 'scores'],
      to: isRows ? 'columns' : 'output',
      attributes: [int('axis', 1)],
    },
    ...(isRows
      ? [
          {
            type: 'Transpose',
            from: ['columns'],
            to: 'output',
            attributes: [ints('perm', [0, 2, 1])],
          },
        ]
      : []),
  ];
  const graph = [
    ...nodes.flatMap((each) => bytes(1, node(each))),
    ...text(2, 'tiny'),
    ...bytes(5, tensor('boxes', [1, fields.length, cells], Float32Array.from(fields.flat()))),
    ...bytes(5, tensor('shape', [3], BigInt64Array.from([1n, BigInt(channels), BigInt(cells)]))),
    ...bytes(11, value('images', [1, channels, side, side])),
    ...bytes(12, value('output', isRows ? [1, cells, all] : [1, all, cells])),
  ];
  return Uint8Array.from([...whole(1, 8), ...bytes(7, graph), ...bytes(8, whole(2, 13))]);
};
