import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Finds the file that a thread or process of ours runs. It lies beside its starter in the source, and beside the bundle
 * or its chunks' folder after a build.
 * @param starter the `import.meta.url` of the module that starts it
 */
export const programFile = (name: string, starter: string): string =>
  [`./${name}.ts`, `./${name}.js`, `../${name}.js`]
    .map((place) => fileURLToPath(new URL(place, starter)))
    .find(existsSync) ?? '';

/** Returns the arguments that Node.js needs to run the file: source in TypeScript runs only with a loader. */
export const argsToRun = (file: string): string[] =>
  file.endsWith('.ts')
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
