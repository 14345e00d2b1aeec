import { existsSync } from 'node:fs';
import { readEnv } from './env.ts';
import type { Env } from './env.ts';
import { StartError } from './lib/start-error.ts';
import { withSettingsFiles } from './settings-files.ts';

/** Runs a program with the operator's settings. A failure that the operator can mend is its message alone. */
export const runProgram = async (program: (env: Env) => Promise<void>): Promise<void> => {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await program(readEnv(withSettingsFiles(process.env)));
  } catch (error) {
    const text =
      error instanceof StartError
        ? error.message
        : String(error instanceof Error ? error.stack : error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
};

/**
 * Runs a command of the operator. `usage`: how it is called, a line for each way, which `--help` prints without reading
 * any setting.
 */
export const runCommand = async (
  usage: string,
  command: (env: Env) => Promise<void>,
): Promise<void> => {
  if (process.argv.slice(2).includes('--help')) process.stdout.write(usage);
  else await runProgram(command);
};
