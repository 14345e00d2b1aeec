import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../../contracts/common/other-languages.ts';
import { exportsOf } from './texts-syntax.ts';
import { ENGLISH, TEXTS } from './languages.ts';

/** Marks the module that stands in for a file of English texts. */
const mark = ({ tag }: Language): string => `?language=${tag}`;

const slashed = (path: string): string => path.replaceAll('\\', '/');

const OURS = slashed(join(TEXTS, 'en/'));
/** The files of `contracts/common/` of which each build has its own. */
const CONSTANTS = slashed(join(TEXTS, '../common/language.ts'));
const OTHERS = slashed(join(TEXTS, '../common/other-languages.ts'));

const constants = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** Writes a table of the language with the English text at some of its keys. */
const withEnglish = (at: string, keys: readonly (readonly string[])[]): string => {
  const parts = [...new Set(keys.map(([first = '']) => first))].map((key) => {
    const below = keys.filter(([first]) => first === key).map(([, ...rest]) => rest);
    const place = `${at}[${JSON.stringify(key)}]`;
    const isText = below.some((rest) => rest.length === 0);
    return `${JSON.stringify(key)}: ${isText ? `english.${place}` : withEnglish(place, below)}`;
  });
  return `/* @__PURE__ */ Object.assign(Array.isArray(own.${at}) ? [...own.${at}] : { ...own.${at} }, { ${parts.join(', ')} })`;
};

/** Writes the module that stands in for a file of English texts. `stale`: keys of the texts that no longer fit, by name. */
const standIn = (
  [english, own]: readonly [string, string],
  names: readonly string[],
  stale: readonly (readonly string[])[],
): string => {
  const partly = new Set(stale.map(([name = '']) => name));
  const fit = names.filter((name) => !partly.has(name));
  const mended = [...partly].flatMap((name) => {
    const keys = stale.filter(([first]) => first === name).map(([, ...rest]) => rest);
    // The star brings the English one.
    if (keys.some((rest) => rest.length === 0)) return [];
    return [`export const ${name} = ${withEnglish(name, keys)};`];
  });
  return [
    `export * from '${english}';`,
    `export { ${fit.join(', ')} } from '${own}';`,
    ...(mended.length === 0 ? [] : [`import * as english from '${english}';`]),
    ...(mended.length === 0 ? [] : [`import * as own from '${own}';`]),
    ...mended,
  ].join('\n');
};

/**
 * Lets a build speak one language. Code imports the English texts by name; where the language has a file of the same name, its
 * texts come in their place, and those that it lacks or that are stale stay English. The language's own files read the
 * English ones as they are.
 */
export const languageTexts = (
  language: Language,
  all: readonly Language[],
  stale: readonly string[],
): Plugin => {
  const folder = slashed(join(TEXTS, language.tag, '/'));
  const others = all.filter(({ tag }) => tag !== language.tag);
  const isEnglish = language.tag === ENGLISH.tag;
  return {
    name: 'language-texts',
    enforce: 'pre',
    config: () => ({ define: { HAS_OTHER_LANGUAGES: String(others.length > 0) } }),
    resolveId(source, importer) {
      if (isEnglish || importer === undefined || !source.startsWith('.')) return null;
      const from = slashed(importer);
      if (from.startsWith(folder) || from.endsWith(mark(language))) return null;
      const file = slashed(resolve(dirname(from), source));
      if (!file.startsWith(OURS) || !existsSync(file.replace(OURS, folder))) return null;
      return file + mark(language);
    },
    load(id) {
      const file = slashed(id);
      if (file === CONSTANTS) return constants({ LANGUAGE: language.tag, PLACE: language.place });
      if (file === OTHERS) return constants({ OTHER_LANGUAGES: others });
      if (!file.endsWith(mark(language))) return null;
      const english = file.slice(0, -mark(language).length);
      const own = english.replace(OURS, folder);
      this.addWatchFile(own);
      const about = own.slice(folder.length).replace(/ts$/, '');
      const unfit = stale.filter((path) => path.startsWith(about));
      return standIn(
        [english, own],
        [...exportsOf(own, readFileSync(own, 'utf8')).keys()],
        unfit.map((path) => path.slice(about.length).split('.')),
      );
    },
    transformIndexHtml: (html) =>
      html
        .replace(`lang="${ENGLISH.tag}"`, `lang="${language.tag}"`)
        .replace('"/manifest.webmanifest"', `"${language.place}/manifest.webmanifest"`),
  };
};
