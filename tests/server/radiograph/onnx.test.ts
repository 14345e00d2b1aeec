import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/lib/clock.ts';
import { radiographModelFor } from '../../../server/providers/radiograph/index.ts';
import { letterbox } from '../../../server/providers/radiograph/letterbox.ts';
import { onnxModel } from '../../../server/providers/radiograph/onnx.ts';
import { layoutOf, readOutput } from '../../../server/providers/radiograph/output.ts';
import type { Raster } from '../../../server/radiograph/raster.ts';
import type { TinyModel } from '../../kit/onnx.ts';
import { tinyModel } from '../../kit/onnx.ts';

const folder = mkdtempSync(join(tmpdir(), 'toothwise-onnx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const colour = { meanSaturation: 0, colouredShare: 0 };
/** Dark, with one bright square in the lower right quarter. */
const raster: Raster = {
  width: 128,
  height: 64,
  gray: Uint8Array.from({ length: 128 * 64 }, (_, place) =>
    place % 128 >= 96 && Math.floor(place / 128) >= 32 ? 255 : 0,
  ),
  colour,
};
const clock = systemClock;
const signal = new AbortController().signal;

describe.each<TinyModel>([
  { layout: 'columns', channels: 1, side: 64, cell: 16 },
  { layout: 'rows', channels: 3, side: 64, cell: 16 },
])('a model with $channels channels that answers in $layout', (shape) => {
  it('[XRAY-14] finds the place on the picture, by its label', async () => {
    const labels = ['metal', 'Cyst', 'restoration'].slice(0, shape.channels);
    const model = await onnxModel(
      {
        modelPath: write(`${shape.layout}.onnx`, tinyModel(shape)),
        labelsPath: write('labels.txt', `${labels.join('\n')}\n`),
        cardPath: null,
      },
      { clock },
    );
    const { engine, findings } = await model.find(raster, signal);
    const bright = findings.filter(({ confidence }) => confidence > 90);
    await model.close();
    expect(bright.map(({ detection }) => detection).toSorted()).toEqual(labels.toSorted());
    // The picture lies in the middle rows of the square: its lower half is the third row of cells.
    expect(bright[0]?.box).toEqual({ x: 0.75, y: 0.5, width: 0.25, height: 0.5 });
    expect(engine).toMatchObject({ name: 'onnx', isTrained: true, card: null });
    expect(bright[0]?.place).toEqual({ frame: 'mouth', side: 'left' });
  });
});

describe('a model that cannot be used is refused at the start', () => {
  const good = tinyModel({ layout: 'columns', channels: 1, side: 64, cell: 16 });
  const labels = () => write('one.txt', 'metal\n');
  it.each([
    [
      'no model',
      () => write('broken.onnx', 'no model'),
      labels,
      /^XRAY_MODEL_PATH is .*cannot be read as an ONNX model/,
    ],
    ['no file', () => join(folder, 'none.onnx'), labels, /^XRAY_MODEL_PATH is .*cannot be read\./],
    [
      'two channels',
      () => write('two.onnx', tinyModel({ layout: 'columns', channels: 2, side: 64, cell: 16 })),
      labels,
      /^XRAY_MODEL_PATH is .*float32 \[1, 2, 64, 64\]/,
    ],
    [
      'too many labels',
      () => write('good.onnx', good),
      () => write('many.txt', 'a\nb\nc\n'),
      /^XRAY_LABELS names 3 labels, but the output of XRAY_MODEL_PATH is float32 \[1, 5, 16\]/,
    ],
    [
      'no labels',
      () => write('good.onnx', good),
      () => write('empty.txt', '\n'),
      /^XRAY_LABELS is .*one label a line/,
    ],
    [
      'no file of labels',
      () => write('good.onnx', good),
      () => join(folder, 'none.txt'),
      /^XRAY_LABELS is .*cannot be read/,
    ],
  ])('%s', async (_what, modelPath, labelsPath, says) => {
    const starting = onnxModel(
      { modelPath: modelPath(), labelsPath: labelsPath(), cardPath: null },
      { clock },
    );
    await expect(starting).rejects.toThrow(says);
    await expect(starting).rejects.toHaveProperty('name', 'StartError');
  });
});

describe('reading an output', () => {
  const fit = { scale: 1, left: 0, top: 0 };
  const read = (rows: readonly (readonly number[])[], labels: number) =>
    readOutput(
      { dims: [1, rows.length, 5 + labels], data: Float32Array.from(rows.flat()) },
      labels,
      { layout: 'rows', fit, raster },
    );

  it('keeps the likeliest of what overlaps, each label by itself', () => {
    const found = read(
      [
        [32, 32, 20, 20, 1, 0.5, 0],
        [33, 32, 20, 20, 1, 0.9, 0],
        [32, 33, 20, 20, 1, 0, 0.7],
        [100, 32, 20, 20, 1, 0.6, 0],
      ],
      2,
    );
    const seen = found.map(({ label, likelihood }) => [label, Number(likelihood.toFixed(2))]);
    expect(seen).toEqual([
      [0, 0.9],
      [1, 0.7],
      [0, 0.6],
    ]);
  });

  it('leaves out what is unlikely, unreal or beside the picture', () => {
    const found = read(
      [
        [32, 32, 20, 20, 0.4, 0.5],
        [Number.NaN, 32, 20, 20, 1, 0.9],
        [32, 32, 20, 20, 1, Number.NaN],
        [400, 32, 20, 20, 1, 0.9],
      ],
      1,
    );
    expect(found).toEqual([]);
  });

  it('knows both ways by their sizes', () => {
    expect(layoutOf([1, 6, 8400], 2)).toBe('columns');
    expect(layoutOf([1, 25_200, 7], 2)).toBe('rows');
    expect(layoutOf([1, 25_200, 8], 2)).toBeNull();
    expect(layoutOf([6, 8400], 2)).toBeNull();
  });

  it('fills what the picture leaves free with grey', () => {
    const values = letterbox(raster, { channels: 1, width: 64, height: 64 });
    expect(values[0]).toBeCloseTo(114 / 255, 5);
    expect(values[20 * 64]).toBe(0);
    expect(values[40 * 64 + 60]).toBe(1);
  });
});

describe('without a model of the operator', () => {
  it('the embedded analyzer reads, and says that it is none', async () => {
    const asked: Raster[] = [];
    const model = await radiographModelFor(null, {
      clock,
      analyze: async (given) => {
        asked.push(given);
        return { projection: 'panoramic', findings: [] };
      },
    });
    expect(await model.find(raster, signal)).toMatchObject({
      engine: { name: 'embedded', isTrained: false, card: null },
      findings: [],
    });
    expect(asked).toEqual([raster]);
    await model.close();
  });
});
