/** `npm run restore -- <file>`: puts a backup in the place of the embedded database, and its pictures beside it. */
import { restore } from '../db/backup.ts';
import { systemClock } from '../lib/clock.ts';
import { runCommand } from '../program.ts';
import { dataFile } from './data-file.ts';
import { inBucket, picturesBeside } from './pictures-beside.ts';

const USAGE = 'npm run restore -- <file>   in the place of the embedded database, which is kept\n';

await runCommand(USAGE, async (env) => {
  const file = dataFile('restore', env);
  const kept = await restore(env.dataDir, file, systemClock.now(), picturesBeside(env));
  process.stdout.write(`The database is the one of ${file}.\n`);
  if (kept) process.stdout.write(`The one from before is kept in ${kept}.\n`);
  process.stdout.write(inBucket(env));
});
