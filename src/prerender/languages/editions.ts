import type { Plugin } from 'vite';
import type { Language } from '../../../contracts/common/other-languages.ts';
import { languageTexts } from './language-texts.ts';
import { graveGaps, ledgerOf } from './ledger.ts';
import type { Entry, Ledger } from './ledger.ts';
import { ENGLISH, LANGUAGES } from './languages.ts';

/** The app in one language, as it is built and served. */
export type Edition = Language & {
  /** The folder of its files. */
  readonly out: string;
  /** What puts its texts in. */
  readonly plugins: Plugin[];
};

/** Names a few texts and says how many more there are. */
const some = (entries: readonly Entry[]): string => {
  const named = entries.slice(0, 5).map(({ path, state }) => `${path} is ${state}`);
  const more = entries.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

/**
 * Makes the editions of a build: English, and the languages that are asked for by their folders. Nobody gets a language
 * unasked: the server's own texts may lack in it what a ledger cannot see. @throws Error for a folder that is none, and,
 * unless it is a draft, for texts of danger, emergency or medicine that are stale or missing
 */
export const editionsOf = async (
  client: string,
  wanted: readonly string[],
  isDraft: boolean,
  readLedger = ledgerOf,
): Promise<readonly Edition[]> => {
  const known = LANGUAGES.map(({ tag }) => tag);
  const strange = wanted.filter((tag) => tag !== 'en' && !known.includes(tag));
  if (strange.length > 0)
    throw new Error(`LANGUAGES names ${strange.join(', ')}; there are en, ${known.join(', ')}.`);
  const ledgers = new Map<string, Ledger>();
  for (const tag of known) if (wanted.includes(tag)) ledgers.set(tag, await readLedger(tag));
  for (const [tag, ledger] of ledgers) {
    const gaps = graveGaps(ledger);
    if (gaps.length > 0 && !isDraft)
      throw new Error(`The app is not built in "${tag}", where ${some(gaps)}.`);
  }
  const all = [ENGLISH, ...LANGUAGES.filter(({ tag }) => ledgers.has(tag))];
  return all.map((language) => ({
    ...language,
    out: client + language.place,
    plugins: [languageTexts(language, all, staleIn(ledgers.get(language.tag)))],
  }));
};

const staleIn = (ledger: Ledger | undefined): string[] =>
  (ledger?.entries ?? []).filter(({ state }) => state === 'stale').map(({ path }) => path);

/** Makes the editions that the environment asks for (`LANGUAGES=en,hi`, `DRAFT_LANGUAGES=1`). */
export const editionsToBuild = (client: string): Promise<readonly Edition[]> => {
  const { LANGUAGES: wanted = 'en', DRAFT_LANGUAGES: draft } = process.env;
  return editionsOf(client, wanted.split(','), draft === '1');
};

/** An app's manifest, as far as its addresses differ from language to language. */
type AppManifest = {
  id: string;
  scope: string;
  start_url: string;
  shortcuts: { url: string }[];
};

/** Writes the manifest of an edition from that of English; names and icons stay. */
export const manifestAt = (english: string, place: string): string => {
  const manifest = JSON.parse(english) as AppManifest;
  for (const key of ['id', 'scope', 'start_url'] as const) manifest[key] = place + manifest[key];
  for (const shortcut of manifest.shortcuts) shortcut.url = place + shortcut.url;
  return JSON.stringify(manifest);
};
