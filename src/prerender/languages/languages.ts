import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contracts/common/other-languages.ts';
import { LANGUAGE, PLACE } from '../../../contracts/common/language.ts';

/** The folder with a folder of texts for each language. */
export const TEXTS = join(import.meta.dirname, '../../../contracts/texts');

export const ENGLISH: Language = { tag: LANGUAGE, name: 'English', place: PLACE };

const NAME_FILE = 'language.json';

/** Lists the languages beside English: a folder of texts with its own name in it is one. */
export const LANGUAGES: readonly Language[] = readdirSync(TEXTS)
  .filter((tag) => existsSync(join(TEXTS, tag, NAME_FILE)))
  .map((tag) => {
    const { name } = JSON.parse(readFileSync(join(TEXTS, tag, NAME_FILE), 'utf8')) as Language;
    return { tag, name, place: `/${tag}` };
  });
