import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/lib/clock.ts';
import { decodingPool } from '../../../server/services/xrays/decoding-pool.ts';
import { dicomOf, piecesOf } from '../../server/xrays/dicom.kit.ts';
import { jpeg2000, jpegLs } from '../../server/xrays/packed.kit.ts';

const BUILT = join(import.meta.dirname, '../../../dist/server');
const SIZE = { width: 64, height: 48, bits: 8 } as const;
const PICTURE = { ...SIZE, values: Array.from({ length: 64 * 48 }, (_, at) => at % 200) };

describe('the built server', () => {
  const file = join(BUILT, 'decoding-process.js');
  const decoding = decodingPool({ clock: systemClock, file });
  afterAll(() => decoding.close());

  it.each([
    ['1.2.840.10008.1.2.4.80', jpegLs],
    ['1.2.840.10008.1.2.4.90', jpeg2000],
  ] as const)('brings the decoder of %s along', async (syntax, pack) => {
    const picture = piecesOf([Buffer.alloc(0), await pack(PICTURE)]);
    const given = { syntax, ...SIZE, picture };
    const decoded = await decoding.run('decodeXray', dicomOf(given));
    expect(decoded).toMatchObject({ kind: 'decoded', width: 64, height: 48 });
  });

  it('brings the licences of its decoders along', () => {
    const licences = readFileSync(join(BUILT, 'codecs/licenses.md'), 'utf8');
    for (const name of ['The builds', 'OpenJPEG', 'CharLS'])
      expect(licences).toContain(`## ${name}`);
  });
});
