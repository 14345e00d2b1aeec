import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Finds a file or folder that the build puts beside the bundle, or beside its chunks' folder. Returns `undefined` where
 * nothing is built: there it lies where its source or package has it.
 * @param reader the `import.meta.url` of the module that needs it
 */
export const builtFile = (place: string, reader: string): string | undefined =>
  [`./${place}`, `../${place}`]
    .map((each) => fileURLToPath(new URL(each, reader)))
    .find(existsSync);

/**
 * Reads a text that the build puts there, or its source. What is large and needed once is read so: as a module it would
 * lie in the memory of each thread for good.
 * @param source where it lies in the source, from its reader
 */
export const readBuilt = (
  place: string,
  { source, reader }: { readonly source: string; readonly reader: string },
): string => readFileSync(builtFile(place, reader) ?? new URL(source, reader), 'utf8');
