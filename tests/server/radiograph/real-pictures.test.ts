import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { analyzeRadiograph } from '../../../server/radiograph/analyze.ts';
import { decodeXray, rasterOf } from '../../../server/services/xrays/decode.ts';

/** Folder of the ten licensed radiographs that docs/xray.md names, which are not part of the repository. */
const FOLDER = join(process.env['XRAY_PICTURES'] ?? '', 'dental');
const isThere = existsSync(FOLDER);

/** Marks on each, of which every one was looked at and is a filling, a crown, a root filling or a brace. */
const MARKS = [
  ['hitl-1.png', 2],
  ['hitl-2.png', 12],
  ['hitl-3.png', 1],
  ['hitl-4.png', 0],
  ['hitl-5.png', 1],
  ['hitl-6.png', 2],
  ['hitl-7.png', 6],
  ['hitl-8.png', 0],
  ['nnistelrooij-bitewing.png', 3],
  ['stmharry-pan-01432.jpg', 10],
] as const;

/** Height without the line of the date that is burnt into some of them, in pixels. */
const ABOVE_DATE = 330;

describe('the marks on licensed radiographs', () => {
  it.skipIf(isThere)('are not checked: XRAY_PICTURES names no folder with them', (context) => {
    context.skip('XRAY_PICTURES names no folder with the licensed radiographs');
  });

  it.runIf(isThere).each(MARKS)(
    '[XRAY-14] on %s are the %d that were found right',
    async (name, count) => {
      const picture = sharp(readFileSync(join(FOLDER, name)));
      const { width } = await picture.metadata();
      const dated = name.startsWith('hitl');
      const cut = dated ? picture.extract({ left: 0, top: 0, width, height: ABOVE_DATE }) : picture;
      const decoded = await decodeXray(await cut.png().toBuffer());
      if (decoded.kind !== 'decoded') throw new Error(`Not decoded: ${decoded.kind}`);
      const { findings } = analyzeRadiograph(await rasterOf(decoded.picture));
      expect(findings).toHaveLength(count);
    },
  );
});
