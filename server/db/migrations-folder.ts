import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Finds the folder of SQL migrations: beside this file in the source, beside the bundle (or its chunks' parent) after a
 * build.
 * @throws Error when it is nowhere, which means a broken build.
 */
export const migrationsFolder = (): string => {
  const places = ['./migrations', '../migrations', './db/migrations'];
  const folders = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const found = folders.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (!found) throw new Error(`No database migrations in ${folders.join(', ')}`);
  return found;
};
