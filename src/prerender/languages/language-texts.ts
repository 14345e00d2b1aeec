import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../../contracts/common/other-languages.ts';
import { exportsOf } from './texts-syntax.ts';
import { ENGLISH, stylesOfScript, TEXTS } from './languages.ts';
import { ownPages, WRITTEN } from './own-pages.ts';
import { withShellWords } from './shell-words.ts';
import { keysIn } from './text-path.ts';

/** Marks the module that stands in for a file of English texts. */
const mark = ({ tag }: Language): string => `?language=${tag}`;

const slashed = (path: string): string => path.replaceAll('\\', '/');

const OURS = slashed(join(TEXTS, 'en/'));
/** The files of `contracts/common/` of which each build has its own. */
const CONSTANTS = slashed(join(TEXTS, '../common/language.ts'));
const OTHERS = slashed(join(TEXTS, '../common/other-languages.ts'));
const SITES = slashed(join(import.meta.dirname, 'sites.ts'));

/** A written page of the site, taken in as it stands. */
const PAGE = /^(.*)\/en\/([\w-]+)\.md\?raw$/;

/** The shared styles: the app's, which come last there, and those inside a page of the site. */
const SHARED_STYLES = /\/app\/theme\/(?:styles\.css|base\.css\?inline)$/;

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

/** Lists the pages of a language that fit the English ones of now. */
const freshPages = (tag: string): string[] =>
  ownPages(tag)
    .filter(({ isFresh }) => isFresh)
    .map(({ name }) => name);

/**
 * Lets a build speak one language. Code imports the English texts by name; where the language has a file of the same name, its
 * texts come in their place, and those that it lacks or that are stale stay English. The language's own files read the
 * English ones as they are. The written pages of the site are its own in the same way.
 */
export const languageTexts = (
  language: Language,
  all: readonly Language[],
  stale: readonly string[],
): Plugin => {
  const folder = slashed(join(TEXTS, language.tag, '/'));
  const others = all.filter(({ tag }) => tag !== language.tag);
  const isEnglish = language.tag === ENGLISH.tag;
  const sites = all
    .filter(({ tag }) => tag !== ENGLISH.tag)
    .map(({ tag, place }) => ({ tag, place, pages: freshPages(tag) }));
  const pages = new Set(sites.find(({ tag }) => tag === language.tag)?.pages);
  return {
    name: 'language-texts',
    enforce: 'pre',
    config: () => ({ define: { HAS_OTHER_LANGUAGES: String(others.length > 0) } }),
    resolveId(source, importer) {
      if (isEnglish || importer === undefined || !source.startsWith('.')) return null;
      const from = slashed(importer);
      if (from.startsWith(folder) || from.endsWith(mark(language))) return null;
      const file = slashed(resolve(dirname(from), source));
      const [, kind = '', slug = ''] = PAGE.exec(file) ?? [];
      if (dirname(kind) === slashed(WRITTEN) && pages.has(`${basename(kind)}/${slug}`))
        return `${kind}/${language.tag}/${slug}.md?raw`;
      if (!file.startsWith(OURS) || !existsSync(file.replace(OURS, folder))) return null;
      return file + mark(language);
    },
    load(id) {
      const file = slashed(id);
      if (file === CONSTANTS) return constants({ LANGUAGE: language.tag, PLACE: language.place });
      if (file === OTHERS) return constants({ OTHER_LANGUAGES: others });
      if (file === SITES) return constants({ SITES: sites });
      if (!file.endsWith(mark(language))) return null;
      const english = file.slice(0, -mark(language).length);
      const own = english.replace(OURS, folder);
      this.addWatchFile(own);
      const about = own.slice(folder.length).replace(/ts$/, '');
      const unfit = stale.filter((path) => path.startsWith(about));
      return standIn(
        [english, own],
        [...exportsOf(own, readFileSync(own, 'utf8')).keys()],
        unfit.map((path) => keysIn(path.slice(about.length))),
      );
    },
    transform(code, id) {
      if (!SHARED_STYLES.test(slashed(id))) return null;
      return { code: `${code}\n${stylesOfScript(language.tag)}`, map: null };
    },
    transformIndexHtml: async (html) =>
      (await withShellWords(html, language, stale))
        .replace(`lang="${ENGLISH.tag}"`, `lang="${language.tag}"`)
        .replace('"/manifest.webmanifest"', `"${language.place}/manifest.webmanifest"`),
  };
};
