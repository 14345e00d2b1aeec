import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const OPERATIONS = join(import.meta.dirname, '../../docs/operations.md');

/** The command of a program as it stands in docs/operations.md. @throws Error when none stands there */
export const documented = (program: string): string => {
  const lines = readFileSync(OPERATIONS, 'utf8').split('\n');
  const found = lines.find((line) => line.startsWith(`${program} `));
  if (!found) throw new Error(`docs/operations.md has no command of ${program}`);
  return found;
};

/** The value of a setting of PostgreSQL as it stands there. @throws Error when none stands there */
export const documentedSetting = (name: string): string => {
  const [, quoted, plain] =
    new RegExp(`\\b${name} = (?:'([^']+)'|(\\w+))`).exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  const found = quoted ?? plain;
  if (found === undefined) throw new Error(`docs/operations.md has no setting ${name}`);
  return found;
};
