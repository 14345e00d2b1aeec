import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { siteOfFile } from '../../kit/browser.ts';
import { tempFolder } from '../../kit/data-dir.ts';

export const BUILT = join(import.meta.dirname, '../../../dist/client');

/** The site of a file, and the folder that it serves, so that a test can bring out a release: as built before each. */
export const siteOfRelease = () => {
  const folder = join(tempFolder(), 'client');
  const asBuilt = (): void => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(BUILT, folder, { recursive: true });
  };
  asBuilt();
  beforeEach(asBuilt);
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  return { folder, site: siteOfFile({ STATIC_DIR: folder }) };
};
