/** `npm run backup -- <file>`: writes the embedded database into a file, with the pictures that lie beside it. */
import { backUp } from '../db/backup.ts';
import { runCommand } from '../program.ts';
import { dataFile } from './data-file.ts';
import { inBucket, picturesBeside } from './pictures-beside.ts';

const USAGE = 'npm run backup -- <file>   a new file: the embedded database with its pictures\n';

await runCommand(USAGE, async (env) => {
  const file = dataFile('backup', env);
  const bytes = await backUp(env.dataDir, file, picturesBeside(env));
  const what = env.bucket === null ? 'The database and its pictures are' : 'The database is';
  process.stdout.write(`${what} in ${file} (${(bytes / 1e6).toFixed(1)} MB).\n${inBucket(env)}`);
});
