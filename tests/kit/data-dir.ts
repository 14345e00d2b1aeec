import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../server/db/connect.ts';
import { migrationsFolder } from '../../server/db/migrations-folder.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/toothwise-tests');

const folders: string[] = [];

/** A new folder outside the project, which is there until the test file is over. */
export const tempFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'toothwise-test-'));
  folders.push(folder);
  return folder;
};

/** Removes the folders that are still there. */
export const removeFolders = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/**
 * A data directory of its own with the migrated, empty database. Making one from nothing takes
 * seconds, so it is made once for each state of the migrations and copied from then on.
 */
export const freshDataDir = async (): Promise<string> => {
  const template = await templateDataDir();
  const dataDir = tempFolder();
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
};

const templateDataDir = async (): Promise<string> => {
  const template = join(CACHE, `data-${migrationsHash()}`);
  if (existsSync(template)) return template;
  mkdirSync(CACHE, { recursive: true });
  const building = mkdtempSync(join(CACHE, 'building-'));
  const db = await connect({ dataDir: building, databaseUrl: null });
  await db.close();
  try {
    renameSync(building, template);
  } catch (error) {
    // Another worker was faster; its template is as good.
    if (!existsSync(template)) throw error;
    rmSync(building, { recursive: true, force: true });
  }
  return template;
};

const migrationsHash = (): string => {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
};
