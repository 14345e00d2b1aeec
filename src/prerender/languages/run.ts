/**
 * `npm run languages`: says how whole each language is, and which texts are stale or missing, the gravest first.
 *
 *   npm run languages -- --accept LANGUAGE [PATH…]    all its texts, or those below the paths, fit the English of now
 *   npm run languages -- export FILE.csv LANGUAGE     writes a table for reviewers
 *   npm run languages -- import FILE.csv LANGUAGE     takes it in again
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, TEXTS } from './languages.ts';
import {
  KINDS,
  ledgerOf,
  readReviews,
  readSources,
  REVIEW_FILE,
  reviewedIn,
  SOURCES_FILE,
} from './ledger.ts';
import type { Entry } from './ledger.ts';
import { fileOf, keysIn } from './text-path.ts';
import { acceptedPages, ownPages } from './own-pages.ts';
import { readTable, writeTable } from './reviewers-table.ts';
import { takeIn } from './take-in.ts';
import { withText } from './written-text.ts';

const writeJson = (place: string, value: Readonly<Record<string, unknown>>): void =>
  writeFileSync(
    place,
    `${JSON.stringify(Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  );

const isBelow = (path: string, part: string): boolean =>
  path === part || path.startsWith(`${part}.`) || path.startsWith(`${part}/`);

/** Writes that texts fit their English of now; what English no longer has is forgotten. */
const accept = (tag: string, entries: readonly Entry[], fits: (entry: Entry) => boolean): void => {
  const before = readSources(tag);
  const sources = entries.flatMap((entry) => {
    const hash = fits(entry) ? entry.hash : before[entry.path];
    return hash === undefined ? [] : [[entry.path, hash] as const];
  });
  writeJson(join(TEXTS, tag, SOURCES_FILE), Object.fromEntries(sources));
};

/** @throws Error where a path names nothing that the language has; nothing is accepted then */
const acceptBelow = async (tag: string, parts: readonly string[]): Promise<void> => {
  const { entries } = await ledgerOf(tag);
  const names = [
    ...entries.filter(({ own }) => own !== '').map(({ path }) => path),
    ...ownPages(tag).map(({ name }) => `pages/${name}`),
  ];
  const strange = parts.filter((part) => !names.some((name) => isBelow(name, part)));
  if (strange.length > 0) throw new Error(`"${tag}" has no text at ${strange.join(', ')}.`);
  const isAsked = (name: string): boolean =>
    parts.length === 0 || parts.some((part) => isBelow(name, part));
  accept(tag, entries, ({ path, own }) => own !== '' && isAsked(path));
  writeJson(...acceptedPages(tag, (name) => isAsked(`pages/${name}`)));
  console.log(
    `${names.filter(isAsked).length} texts and pages of "${tag}" fit the English of now.`,
  );
};

const show = async (tag: string, name: string): Promise<void> => {
  const ledger = await ledgerOf(tag);
  const { entries, unknown } = ledger;
  const count = (kind: string, state: string): number =>
    entries.filter((each) => each.kind === kind && each.state === state).length;
  console.log(`${tag} (${name}): ${reviewedIn(ledger, readReviews(tag))} read by a reviewer`);
  for (const kind of KINDS)
    console.log(
      `  ${kind.padEnd(10)}${['whole', 'stale', 'missing'].map((state) => `${count(kind, state)} ${state}`.padStart(14)).join('')}`,
    );
  const pages = ownPages(tag);
  const stalePages = pages.filter(({ isFresh }) => !isFresh);
  console.log(`  ${pages.length} pages of the site, ${stalePages.length} stale`);
  for (const page of stalePages) console.log(`  stale: pages/${page.name}`);
  for (const path of unknown) console.log(`  ${path} is no text of English`);
  const stale = entries.filter(({ state }) => state === 'stale');
  for (const { path, text, own } of stale) console.log(`  stale: ${path}: ${text} | ${own}`);
  for (const kind of KINDS) {
    const missing = new Map<string, number>();
    for (const { path, kind: each, state } of entries) {
      const file = fileOf(path);
      if (each === kind && state === 'missing') missing.set(file, (missing.get(file) ?? 0) + 1);
    }
    for (const [file, many] of missing) console.log(`  missing: ${kind}: ${many} in ${file}`);
  }
};

const importFrom = async (tag: string, table: string): Promise<void> => {
  const { entries } = await ledgerOf(tag);
  const { texts, fit, reviews, faults } = takeIn(readTable(table), entries);
  if (faults.length > 0) throw new Error(`Nothing was taken in.\n${faults.join('\n')}`);
  const written = new Map<string, string>();
  for (const [path, text] of texts) {
    const file = fileOf(path);
    const keys = keysIn(path.slice(file.length + 1));
    const place = join(TEXTS, tag, `${file}.ts`);
    const english = join(TEXTS, 'en', `${file}.ts`);
    const values = (await import(pathToFileURL(english).href)) as Readonly<Record<string, unknown>>;
    const code = written.get(place) ?? (existsSync(place) ? readFileSync(place, 'utf8') : '');
    written.set(place, withText(code, { file, keys, text, values }));
  }
  for (const [place, code] of written) {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, code);
  }
  if (written.size > 0) spawnSync('npx', ['oxfmt', ...written.keys()], { stdio: 'inherit' });
  accept(tag, entries, ({ path }) => fit.includes(path));
  writeJson(join(TEXTS, tag, REVIEW_FILE), { ...readReviews(tag), ...reviews });
  console.log(`${texts.size} texts changed, ${Object.keys(reviews).length} read.`);
};

/** Returns the tag of a language that there is. @throws Error that names those there are */
const known = (tag: string): string => {
  if (LANGUAGES.some((each) => each.tag === tag)) return tag;
  throw new Error(`Say which language: ${LANGUAGES.map((each) => each.tag).join(' or ')}.`);
};

const run = async ([what, ...rest]: readonly string[]): Promise<void> => {
  const [file = '', tag = ''] = rest;
  if (what === '--accept') {
    const [accepted = '', ...parts] = rest;
    await acceptBelow(known(accepted), parts);
  } else if (what === 'export') {
    known(tag);
    const { entries } = await ledgerOf(tag);
    writeFileSync(file, writeTable(entries, readReviews(tag)));
  } else if (what === 'import') await importFrom(known(tag), readFileSync(file, 'utf8'));
  else if (what !== undefined)
    throw new Error(`There is no "${what}": --accept, export or import.`);
  else for (const each of LANGUAGES) await show(each.tag, each.name);
};

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
