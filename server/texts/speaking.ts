import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtFile } from '../lib/built-file.ts';
import * as ENGLISH from './spoken.ts';

/** All that the server says to patients, in one language. */
export type Texts = typeof ENGLISH;

/** A build puts the texts of other languages here, beside the bundle or its chunks' folder; the source has none. */
const BUILT = builtFile('languages', import.meta.url);

const known = new Map<string, Texts>([['en', ENGLISH]]);

/** Adds a language by its tag. */
export const learnLanguage = (tag: string, texts: Texts): void => void known.set(tag, texts);

/** Reads a built language at once: a thread is loaded in a way that cannot wait. */
const load = createRequire(import.meta.url);

const learnBuilt = (folder: string): void => {
  for (const file of readdirSync(folder))
    if (file.endsWith('.cjs'))
      learnLanguage(file.slice(0, -'.cjs'.length), load(join(folder, file)) as Texts);
};

if (BUILT !== undefined) learnBuilt(BUILT);

const spoken = new AsyncLocalStorage<string>();

/** Returns the tag of the language that is spoken: English, unless the caller asked for another one. */
export const languageNow = (): string => spoken.getStore() ?? 'en';

/** Returns the texts in the language that is spoken. */
export const texts = (): Texts => known.get(languageNow()) ?? ENGLISH;

/**
 * Does a task in a language; one that is not known is English. All that the task waits for is in it as well. Where that
 * language is spoken already nothing is entered: from the first entry on, Node 20 pays for each promise of the process.
 */
export const inLanguage = <Result>(tag: string, task: () => Result): Result => {
  const language = known.has(tag) ? tag : 'en';
  return language === languageNow() ? task() : spoken.run(language, task);
};

/** Reads one range of `Accept-Language`: its primary language and how much it is wanted, from 0 to 1. */
const wishOf = (range: string) => {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((each) => each.startsWith('q='))?.slice('q='.length) ?? '1';
  const [language = ''] = tag.toLowerCase().split('-', 1);
  return { language, quality: Number(quality) || 0 };
};

/** Chooses a language by the `Accept-Language` of a request: the one wanted most of those there are, else English (NEW-94). */
export const languageAsked = (header = ''): string =>
  header
    .split(',')
    .map(wishOf)
    .filter(({ language, quality }) => quality > 0 && known.has(language))
    .toSorted((a, b) => b.quality - a.quality)[0]?.language ?? 'en';
