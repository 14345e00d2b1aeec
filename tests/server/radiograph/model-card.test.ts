import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/lib/clock.ts';
import { onnxModel } from '../../../server/providers/radiograph/onnx.ts';
import { engineWords } from '../../../server/radiograph/engine-words.ts';
import type { Raster } from '../../../server/radiograph/raster.ts';
import { tinyModel } from '../../kit/onnx.ts';
import { CARD } from '../../kit/runner-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'toothwise-card-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const modelPath = write(
  'tiny.onnx',
  tinyModel({ layout: 'columns', channels: 1, side: 64, cell: 16 }),
);
const labelsPath = write('labels.txt', 'Cyst\n');
const bright = (width: number): Raster => ({
  width,
  height: 64,
  gray: new Uint8Array(width * 64).fill(255),
  colour: { meanSaturation: 0, colouredShare: 0 },
});

const started = (card: string | null) =>
  onnxModel(
    { modelPath, labelsPath, cardPath: card === null ? null : write('card.json', card) },
    { clock: systemClock },
  );

describe('the card of a trained model', () => {
  it('tells what reads, and on which pictures it is asked', async () => {
    const model = await started(JSON.stringify({ ...CARD, intended: ['panoramic'] }));
    const { signal } = new AbortController();
    const wide = await model.find(bright(128), signal);
    const square = await model.find(bright(64), signal);
    await model.close();
    const { name, version, licence, measured } = CARD;
    const card = { licence, intended: ['panoramic'], measured };
    expect(wide.engine).toEqual({ name, version, isTrained: true, card });
    expect(wide.findings.length).toBeGreaterThan(0);
    expect(square).toEqual({ engine: wide.engine, findings: [] });
  });

  it.each([
    ['no JSON', '{', /is no model card: it is no JSON\.$/],
    ['no licence', JSON.stringify({ ...CARD, licence: '' }), /is no model card: licence: /],
    [
      'other labels',
      JSON.stringify({ ...CARD, labels: ['restoration'], measured: null }),
      /does not name the label "Cyst" of XRAY_LABELS\.$/,
    ],
  ])('stops the start over %s, with a sentence', async (_what, card, words) => {
    const starting = started(card);
    await expect(starting).rejects.toHaveProperty('name', 'StartError');
    await expect(starting).rejects.toThrow(words);
  });

  it('stops the start where there is none', async () => {
    const cardPath = join(folder, 'none.json');
    await expect(
      onnxModel({ modelPath, labelsPath, cardPath }, { clock: systemClock }),
    ).rejects.toThrow(`XRAY_MODEL_CARD is "${cardPath}", which cannot be read.`);
  });
});

describe('the words of an engine', () => {
  const engine = { name: 'Pano reader', version: '2.1', isTrained: true };

  it('are none of the embedded analyzer, which its summary describes', () => {
    expect(engineWords({ ...engine, isTrained: false }, [])).toEqual([]);
  });

  it('give the figures of what was marked on this picture alone, rounded down', () => {
    const shares = { sensitivity: 0.999, precision: 0.5 };
    const perLabel = { Cyst: shares, restoration: shares };
    const card = { ...CARD, measured: { on: 'pictures', pictures: 10, perLabel } };
    const words = engineWords({ ...engine, card }, [
      { detection: 'restoration' },
      { detection: 'restoration' },
      { detection: 'Other' },
    ]);
    expect(words.slice(2)).toEqual([
      'Filling or crown: it finds 99 of 100 that are there, and 50 of 100 of its marks are right.',
    ]);
  });
});
