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
