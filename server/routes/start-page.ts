import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RATINGS_TOLD_FROM, STARS_MAX } from '../../contracts/assessment/feedback.ts';
import { madePage } from '../lib/made-page.ts';
import { withSiteFacts } from '../lib/site-facts.ts';
import type { SiteFacts } from '../lib/site-facts.ts';
import type { Rating } from '../services/feedback.ts';

/** The end of the empty paragraph that the build leaves for the rating. */
export const RATING_PLACE = 'data-rating="true"></p>';

const dayInWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes the mean, the number and the newest day; nothing while there are few ratings (LAND-29). */
const ratingWords = ({ average, count, newest }: Rating): string =>
  average === null || newest === null || count < RATINGS_TOLD_FROM
    ? ''
    : `<strong>${average.toFixed(1)}/${STARS_MAX}</strong> from ${count.toLocaleString('en-IN')} ratings, the newest on ${dayInWords.format(new Date(newest))}`;

type Deps = SiteFacts & {
  readonly rating: () => Promise<Rating>;
  readonly log: { warn(line: object, text: string): void };
};

/**
 * Answers with the start page and the rating as it was last known: no visitor waits for the database, and the page is
 * made again only when the words change.
 */
export const startPage = (file: string, { rating, log, ...facts }: Deps) => {
  let words = '';
  let made: { readonly words: string; readonly page: ReturnType<typeof madePage> } | null = null;

  const learnRating = async (): Promise<void> => {
    try {
      words = ratingWords(await rating());
    } catch (err) {
      log.warn({ err }, 'the rating could not be read for the start page');
    }
  };
  const make = async (said: string): ReturnType<typeof madePage> =>
    madePage(
      withSiteFacts(await readFile(file, 'utf8'), facts).replace(RATING_PLACE, (place) =>
        place.replace('><', () => `>${said}<`),
      ),
    );

  return async (request: FastifyRequest, reply: FastifyReply) => {
    void learnRating();
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
