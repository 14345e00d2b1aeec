import { readFileSync } from 'node:fs';
import { VARIABLES } from './env-variables.ts';
import { errorCode } from './lib/error-code.ts';
import { StartError } from './lib/start-error.ts';

type Source = Readonly<Record<string, string | undefined>>;

/** Reads the setting that a file holds. @returns what is wrong with the file where it cannot be used */
const readSetting = (name: string, path: string): { value: string } | { problem: string } => {
  const refuse = (why: string) => ({ problem: `${name}_FILE is "${path}", but ${why}.` });
  try {
    const value = readFileSync(path, 'utf8').trim();
    // Taken for a setting that is not set, an empty address would open an empty embedded database.
    return value === '' ? refuse('that file is empty') : { value };
  } catch (error) {
    return refuse(`that file cannot be read (${errorCode(error)})`);
  }
};

/**
 * Adds the settings that `NAME_FILE` names a file for, as containers mount their secrets: there no listing of the
 * environment shows them.
 * @throws StartError with one line for each file that cannot be used, or whose setting is set beside it
 */
export const withSettingsFiles = (source: Source): Source => {
  const values: Record<string, string | undefined> = { ...source };
  const problems: string[] = [];
  for (const name of Object.keys(VARIABLES)) {
    const path = source[`${name}_FILE`]?.trim();
    if (!path) continue;
    const read = source[name]?.trim()
      ? { problem: `${name} and ${name}_FILE are both set. Set one of them.` }
      : readSetting(name, path);
    if ('value' in read) values[name] = read.value;
    else problems.push(read.problem);
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return values;
};
