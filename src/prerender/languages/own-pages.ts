import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEXTS } from './languages.ts';
import { hashOf } from './ledger.ts';

/** The folders of the site's written pages, each with a folder for each language. */
export const WRITTEN = join(import.meta.dirname, '../../pages');
const KINDS = ['standing', 'articles'] as const;

/** Says for which English page each page of a language was written: the hash of that one. */
const PAGES_FILE = 'pages.json';

type Hashes = Readonly<Record<string, string>>;

/** A page that a language has of its own. */
export type OwnPage = {
  /** Its kind and file: `articles/knocked-out-tooth`. */
  readonly name: string;
  /** Names what the English page says now. */
  readonly hash: string;
  /** True when it was written for the English page of now; the site shows no other. */
  readonly isFresh: boolean;
};

const placeOf = (texts: string, tag: string): string => join(texts, tag, PAGES_FILE);

const readHashes = (place: string): Hashes =>
  existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Hashes) : {};

/**
 * Lists the pages that a language has, in the order of their names. @throws Error for a page that English has not
 */
export const ownPages = (tag: string, written = WRITTEN, texts = TEXTS): readonly OwnPage[] => {
  const known = readHashes(placeOf(texts, tag));
  return KINDS.flatMap((kind) => {
    const folder = join(written, kind, tag);
    const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    return files.map((file) => {
      const english = join(written, kind, 'en', file);
      if (!existsSync(english)) throw new Error(`English has no page "${kind}/${file}"`);
      const name = `${kind}/${file.replace(/\.md$/, '')}`;
      const hash = hashOf(readFileSync(english, 'utf8'));
      return { name, hash, isFresh: known[name] === hash };
    });
  });
};

/** Returns the hashes that say that these pages of a language fit the English ones of now. */
export const acceptedPages = (
  tag: string,
  fits: (name: string) => boolean,
): readonly [place: string, hashes: Hashes] => {
  const place = placeOf(TEXTS, tag);
  const before = readHashes(place);
  const entries = ownPages(tag).flatMap(({ name, hash }) => {
    const accepted = fits(name) ? hash : before[name];
    return accepted === undefined ? [] : [[name, accepted] as const];
  });
  return [place, Object.fromEntries(entries)];
};
