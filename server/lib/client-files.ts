import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds the folder of the built client: the one that is set, or the build's own place beside the server.
 * @returns `null` when it has not been built yet
 */
export const clientFolder = (staticDir: string | null): string | null => {
  const places = staticDir === null ? BUILT : [resolve(staticDir)];
  return places.find((folder) => existsSync(join(folder, 'index.html'))) ?? null;
};

/** Lists what stands before the app's addresses: nothing for English, and `/hi` and the like for each other built language. */
export const placesIn = (folder: string): string[] => {
  const names = readdirSync(folder).filter((name) => /^[a-z]{2,3}$/.test(name));
  const languages = names.filter((name) => existsSync(join(folder, name, 'index.html')));
  return ['', ...languages.map((name) => `/${name}`)];
};

/** Places of the client as seen from the bundle in dist/server, from its chunks, and from this file in the source. */
const BUILT = ['../client', '../../client', '../../dist/client'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);
