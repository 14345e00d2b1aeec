import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { madePage } from '../lib/made-page.ts';
import { withSiteFacts } from '../lib/site-facts.ts';
import type { SiteFacts } from '../lib/site-facts.ts';

type Live = SiteFacts & {
  /** Reads the words that the page says of what the database knows. */
  readonly read: () => Promise<string>;
  /** Puts them into the page. */
  readonly into: (page: string, words: string) => string;
  /** Words before the first reading. */
  readonly before: string;
  /** Names the words in the log. */
  readonly name: string;
  readonly log: { warn(line: object, text: string): void };
};

/**
 * Answers with a page of the build and what the database was last known to say for it: no visitor waits for the database,
 * and the page is made again only when the words change.
 */
export const livePage = (file: string, { read, into, before, name, log, ...facts }: Live) => {
  let words = before;
  let made: { readonly words: string; readonly page: ReturnType<typeof madePage> } | null = null;

  const learn = async (): Promise<void> => {
    try {
      words = await read();
    } catch (err) {
      log.warn({ err }, `${name} could not be read for its page`);
    }
  };
  const make = async (said: string): ReturnType<typeof madePage> =>
    madePage(into(withSiteFacts(await readFile(file, 'utf8'), facts), said));

  return async (request: FastifyRequest, reply: FastifyReply) => {
    void learn();
    if (made?.words !== words) {
      const making = { words, page: make(words) };
      made = making;
      making.page.catch(() => {
        // The next request reads it again.
        if (made === making) made = null;
      });
    }
    return (await made.page)(request, reply);
  };
};
