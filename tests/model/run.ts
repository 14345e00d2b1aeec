/** `npm run paths`. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allFlows } from './all-flows.ts';
import { picturedIn, printPaths } from './command.ts';
import { SIGHT } from './pictures.ts';

const args = process.argv.slice(2);
const { COVERAGE_DIR: seen } = process.env;

/** Takes those that are missing: the atlas leaves what is still as it was. */
const takePictures = async (flow: string): Promise<void> => {
  const { atlasOfAll } = await import('../atlas/all.ts');
  await atlasOfAll(['--flow', flow, '--width', SIGHT.width, '--theme', SIGHT.theme]);
};

const put = (file: string, write: () => void): void => {
  mkdirSync(dirname(file), { recursive: true });
  write();
};

const pictured = picturedIn(allFlows, args);
if (pictured !== null) await takePictures(pictured);
const { text, code, out, files, copies } = printPaths(allFlows, args, seen ? { seen } : {});
if (out === undefined) process.stdout.write(text);
else put(out, () => writeFileSync(out, text));
for (const [file, content] of Object.entries(files ?? {}))
  put(file, () => writeFileSync(file, content));
for (const [file, from] of Object.entries(copies ?? {})) put(file, () => copyFileSync(from, file));
process.exitCode = code;
