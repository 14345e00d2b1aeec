import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The file that a thread or process of ours runs: beside its starter in the source, beside the bundle or its chunks' folder after
 * a build.
 * @param starter the `import.meta.url` of what starts it
 */
export const programFile = (name: string, starter: string): string =>
  [`./${name}.ts`, `./${name}.js`, `../${name}.js`]
    .map((place) => fileURLToPath(new URL(place, starter)))
    .find(existsSync) ?? '';

/** What Node.js needs to be told to run the file: the source runs as it is only with a loader. */
export const argsToRun = (file: string): string[] =>
  file.endsWith('.ts')
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
