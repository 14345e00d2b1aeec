import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ORIGIN_HERE, SITE_FOLDER } from '../../contracts/site.ts';
import { madePage } from '../lib/made-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** What says where visitors reach us; without that nothing says it. */
const LOCATED = /<(?:link rel="canonical"|meta property="og:url")[^<>]*>/g;

/** A page with the address at which visitors reach us, where that is known. */
export const located = (html: string, origin: string | null): string =>
  (origin === null ? html.replaceAll(LOCATED, '') : html).replaceAll(ORIGIN_HERE, origin ?? '');

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Answers with a file of the site, which is read when it is first asked for. */
export const siteFile = (file: string, origin: string | null): Answer => {
  let made: Promise<Answer> | null = null;
  const read = async (): Promise<Answer> =>
    madePage(located(await readFile(file, 'utf8'), origin), TYPES[extname(file)]);
  return async (request, reply) => {
    made ??= read().catch((error: unknown) => {
      // The next one reads it anew.
      made = null;
      throw error;
    });
    return (await made)(request, reply);
  };
};

/** Serves what the build wrote for the site, each file at its own address (ROUTE-12..17, ROUTE-20, ROUTE-24, ROUTE-26..28). */
export const serveSite = async (
  app: FastifyInstance,
  folder: string,
  origin: string | null,
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
    app.get(address, options, siteFile(join(site, name), origin));
  }
};
