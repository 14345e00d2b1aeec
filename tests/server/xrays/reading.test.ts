import { describe, expect, it } from 'vitest';
import { XrayAnalysis } from '../../../contracts/endpoints/xrays.ts';
import { EMBEDDED } from '../../../server/providers/radiograph/index.ts';
import { xrayReader } from '../../../server/services/xrays/reader.ts';
import { analysisOf } from '../../../server/services/xrays/reading.ts';
import { runHere } from '../../../server/workers/tasks.ts';
import { generate } from '../../radiograph/generate.ts';

/** Reads a drawn panoramic radiograph whose light is so much of what it was. */
const readAt = async (light: number) => {
  const { raster } = generate(70_002, 'panoramic', 'none');
  const model = {
    find: async () => ({ engine: EMBEDDED, findings: [] }),
    close: async () => undefined,
  };
  const read = await xrayReader(runHere, model).read(
    {
      ...raster,
      gray: raster.gray.map((value) => value * light),
      tint: { hue: 0, oneness: 0 },
      numbers: new Float32Array(768),
    },
    { signal: new AbortController().signal, toldKind: 'dental' },
  );
  if (read.kind !== 'read') throw new Error(read.kind);
  return analysisOf(read.reading, null);
};

describe('the note on a picture', () => {
  it('comes with the reading, in words that say what helps', async () => {
    const { quality, tones } = await readAt(0.35);
    expect(quality).toEqual([
      {
        id: 'tooDark',
        words:
          'The picture is dark. Ask for the file itself, or take it again against a white light.',
      },
    ]);
    expect(tones?.white).toBeLessThan(0.4);
  });

  it('says nothing of a picture that has nothing', async () => {
    expect((await readAt(1)).quality).toEqual([]);
  });

  it('is empty for readings that were stored before there was one', () => {
    const analysis = analysisOf({ projection: 'panoramic', findings: [], engine: EMBEDDED }, null);
    expect(XrayAnalysis.parse(analysis)).toMatchObject({ quality: [], tones: null });
  });
});
