/** `npm run import:dentists -- <file.csv>`: takes a file into the directory of dentists (docs/directory.md). */
import { readFile, stat } from 'node:fs/promises';
import { connect } from '../db/connect.ts';
import { systemClock } from '../lib/clock.ts';
import { errorCode } from '../lib/error-code.ts';
import { randomIds } from '../lib/ids.ts';
import { StartError } from '../lib/start-error.ts';
import { runCommand } from '../program.ts';
import { LARGEST_FILE } from '../services/dentists/csv-file.ts';
import { importDentists } from '../services/dentists/import.ts';
import { reportOf } from '../services/dentists/import-report.ts';

const USAGE =
  'npm run import:dentists -- dentists.csv   docs/directory.md says what the file holds\n';

/** Reads the file, unless it is far too large. */
const bytesOf = async (path: string | undefined): Promise<Uint8Array> => {
  if (path === undefined) {
    throw new StartError('Name the file: npm run import:dentists -- dentists.csv');
  }
  try {
    const { size } = await stat(path);
    if (size > LARGEST_FILE)
      throw new StartError(`${path} is larger than ${LARGEST_FILE / 1e6} MB.`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${path} cannot be read (${errorCode(error)}).`);
  }
};

await runCommand(USAGE, async (env) => {
  const bytes = await bytesOf(process.argv[2]);
  const db = await connect(env);
  try {
    const report = await importDentists({ db, clock: systemClock, ids: randomIds }, bytes);
    const { text, isClean } = reportOf(report);
    process.stdout.write(text);
    // The exit code tells a script that something was left out.
    if (!isClean) process.exitCode = 1;
  } finally {
    await db.close();
  }
});
