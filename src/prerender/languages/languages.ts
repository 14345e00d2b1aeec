import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contracts/common/other-languages.ts';
import { LANGUAGE, PLACE } from '../../../contracts/common/language.ts';

/** The folder with a folder of texts for each language. */
export const TEXTS = join(import.meta.dirname, '../../../contracts/texts');

export const ENGLISH: Language = { tag: LANGUAGE, name: 'English', place: PLACE };

const NAME_FILE = 'language.json';

/** A language's own name, and the name of its script where that has styles of its own. */
type Described = { readonly name: string; readonly script?: string };

const SCRIPTS = join(import.meta.dirname, '../../app/theme/scripts');

const described = (tag: string): Described =>
  JSON.parse(readFileSync(join(TEXTS, tag, NAME_FILE), 'utf8')) as Described;

/** Lists the languages beside English: a folder of texts with its own name in it is one. */
export const LANGUAGES: readonly Language[] = readdirSync(TEXTS)
  .filter((tag) => existsSync(join(TEXTS, tag, NAME_FILE)))
  .map((tag) => {
    const { name } = described(tag);
    return { tag, name, place: `/${tag}` };
  });

/** Returns the styles that the script of a language needs besides the shared ones; none for Latin letters. */
export const stylesOfScript = (tag: string): string => {
  const { script } = tag === ENGLISH.tag ? {} : described(tag);
  return script === undefined ? '' : readFileSync(join(SCRIPTS, `${script}.css`), 'utf8');
};
