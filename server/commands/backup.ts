/** `npm run backup -- <file>`: writes the embedded database into a file. */
import { backUp } from '../db/backup.ts';
import { runProgram } from '../program.ts';
import { dataFile } from './data-file.ts';

await runProgram(async (env) => {
  const file = dataFile('backup', env);
  const bytes = await backUp(env.dataDir, file);
  process.stdout.write(`The database is in ${file} (${(bytes / 1e6).toFixed(1)} MB).\n`);
});
