import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITE_FOLDER } from '../../contracts/site/site.ts';
import { madePage } from '../lib/made-page.ts';
import { withSiteFacts } from '../lib/site-facts.ts';
import type { SiteFacts } from '../lib/site-facts.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Answers with a page or file of the build, filled in with the facts. It is read at the first request. */
export const siteFile = (file: string, facts: SiteFacts): Answer => {
  let made: Promise<Answer> | null = null;
  const read = async (): Promise<Answer> =>
    madePage(withSiteFacts(await readFile(file, 'utf8'), facts), TYPES[extname(file)]);
  return async (request, reply) => {
    made ??= read().catch((error: unknown) => {
      // The next request reads it again.
      made = null;
      throw error;
    });
    return (await made)(request, reply);
  };
};

/** Makes the answers of pages that the database has a word in, by their addresses. */
type LivePages = Readonly<Record<string, (file: string) => Answer>>;

/**
 * Serves the files that the build wrote for the site, each at its own address (ROUTE-12..17, ROUTE-20, ROUTE-24,
 * ROUTE-26..28).
 */
export const serveSite = async (
  app: FastifyInstance,
  folder: string,
  { live, ...facts }: SiteFacts & { readonly live: LivePages },
): Promise<void> => {
  const site = join(folder, SITE_FOLDER);
  if (!existsSync(site)) return;
  const options = { schema: { hide: true } };
  for (const name of await readdir(site, { recursive: true })) {
    if (!(extname(name) in TYPES)) continue;
    const address = `/${name
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`;
    const file = join(site, name);
    app.get(address, options, live[address]?.(file) ?? siteFile(file, facts));
  }
};
