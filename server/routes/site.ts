import { existsSync, statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITE_FOLDER } from '../../contracts/site/site.ts';
import { madePage } from '../lib/made-page.ts';
import type { Compressed } from '../lib/made-page.ts';
import { withSiteFacts } from '../lib/site-facts.ts';
import type { SiteFacts } from '../lib/site-facts.ts';
import { inLanguage } from '../texts/speaking.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** What stands before the addresses of a language; nothing for English. */
type Place = { readonly place?: string };

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A page as it was read when its file had been written at `at`; the answer is there once it has been read. */
type Made = {
  readonly at: number | null;
  readonly page: Promise<Answer>;
  answer: Answer | null;
};

/** When a file was written last, in milliseconds since 1970; `null` when it is not there. */
const writtenAt = (file: string): number | null =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Reads what the build compressed of a file; null where it did not, or where that is of an older file. */
const twinsOf = async (file: string): Promise<Compressed | null> => {
  const since = writtenAt(file) ?? Infinity;
  const twins = [`${file}.br`, `${file}.gz`] as const;
  if (twins.some((twin) => (writtenAt(twin) ?? 0) < since)) return null;
  return { br: await readFile(twins[0]), gzip: await readFile(twins[1]) };
};

/**
 * Answers with a page or file of the build, filled in with the facts. It is read at the first request, and again when a
 * release has replaced it under the running server: what it names may be gone by then.
 */
export const siteFile = (file: string, { place = '', ...facts }: SiteFacts & Place): Answer => {
  let made: Made | null = null;
  const read = async (): Promise<Answer> => {
    const page = await readFile(file, 'utf8');
    const language = place === '' ? 'en' : place.slice(1);
    const whole = inLanguage(language, () => withSiteFacts(page, facts));
    return madePage(whole, TYPES[extname(file)], whole === page ? await twinsOf(file) : null);
  };
  const settle = async (making: Made): Promise<void> => {
    try {
      making.answer = await making.page;
    } catch {
      // The next request reads it again.
      if (made === making) made = null;
    }
  };
  return (request, reply) => {
    // Not asynchronous: a look at a file costs less than to wait for another thread.
    const at = writtenAt(file);
    if (made === null || (at !== null && at !== made.at)) {
      made = { at, page: read(), answer: null };
      void settle(made);
    }
    if (made.answer === null) return made.page.then((answer) => answer(request, reply));
    // Nothing is returned: Fastify would watch a returned reply once more.
    void made.answer(request, reply);
    return undefined;
  };
};

/** Makes the answers of pages that the database has a word in, by their addresses. */
type LivePages = Readonly<Record<string, (file: string) => Answer>>;

/**
 * Serves the files that the build wrote for the site, each at its own address (ROUTE-12..17, ROUTE-20, ROUTE-24,
 * ROUTE-26..28). `place`: what stands before the addresses of its language.
 * @returns the addresses of the pages, without `place`
 */
export const serveSite = async (
  app: FastifyInstance,
  folder: string,
  { live, place, ...facts }: SiteFacts & { readonly live: LivePages; readonly place: string },
): Promise<ReadonlySet<string>> => {
  const site = join(folder, place, SITE_FOLDER);
  const served = new Set<string>();
  if (!existsSync(site)) return served;
  const options = { schema: { hide: true } };
  for (const name of await readdir(site, { recursive: true })) {
    if (!(extname(name) in TYPES)) continue;
    const address = `${place}/${name
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`;
    const file = join(site, name);
    app.get(address, options, live[address]?.(file) ?? siteFile(file, { ...facts, place }));
    if (extname(name) === '.html') served.add(address.slice(place.length));
  }
  return served;
};
