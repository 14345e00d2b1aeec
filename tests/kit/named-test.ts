import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Whether a test has that title, or a page that heading, word for word. */
export const isNamed = (file: string, words: string): boolean => {
  const path = join(ROOT, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  if (file.endsWith('.md'))
    return text.split('\n').some((line) => line.replace(/^#+ /, '') === words);
  return ["'", '"', '`'].some((quote) => text.includes(quote + words + quote));
};
