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
  let made: { readonly at: number | null; readonly page: Promise<Answer> } | null = null;
  const read = async (): Promise<Answer> => {
    const page = await readFile(file, 'utf8');
    const language = place === '' ? 'en' : place.slice(1);
    const whole = inLanguage(language, () => withSiteFacts(page, facts));
    return madePage(whole, TYPES[extname(file)], whole === page ? await twinsOf(file) : null);
  };
  return async (request, reply) => {
    // Not asynchronous: a look at a file costs less than to wait for another thread.
    const at = writtenAt(file);
    if (made === null || (at !== null && at !== made.at)) {
      const making = { at, page: read() };
      made = making;
      making.page.catch(() => {
        // The next request reads it again.
        if (made === making) made = null;
      });
    }
    return (await made.page)(request, reply);
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
