import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../../contracts/common/other-languages.ts';
import {
  aboutTheApp,
  gettingReady,
  needsScriptAfter,
  needsScriptBefore,
  needsScriptLink,
} from '../../../contracts/texts/en/frames.ts';
import { ENGLISH, TEXTS } from './languages.ts';

const ENGLISH_WORDS = {
  aboutTheApp,
  gettingReady,
  needsScriptBefore,
  needsScriptLink,
  needsScriptAfter,
};
type Words = Readonly<Record<string, string>>;

/** Reads what `frames.ts` of a language says, without the texts that no longer fit the English ones. */
const ownWords = async (tag: string, stale: readonly string[]): Promise<Words> => {
  const file = join(TEXTS, tag, 'frames.ts');
  if (!existsSync(file)) return {};
  const words = (await import(pathToFileURL(file).href)) as Words;
  return Object.fromEntries(
    Object.entries(words).filter(([name]) => !stale.includes(`frames.${name}`)),
  );
};

/**
 * Puts the words of a language into the page of the app as it is before its scripts are there (`index.html`), which no
 * script of ours draws. @throws Error when the page names a word that is not in `frames.ts`
 */
export const withShellWords = async (
  html: string,
  { tag, place }: Language,
  stale: readonly string[],
): Promise<string> => {
  const words: Words = {
    ...ENGLISH_WORDS,
    ...(tag === ENGLISH.tag ? {} : await ownWords(tag, stale)),
  };
  return html
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const word = words[name];
      if (word === undefined) throw new Error(`The page of the app has no word ${name}.`);
      return word;
    })
    .replace('<a href="/">', `<a href="${place || '/'}">`);
};
