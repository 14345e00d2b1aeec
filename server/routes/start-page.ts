import { RATINGS_TOLD_FROM, STARS_MAX } from '../../contracts/assessment/feedback.ts';
import type { SiteFacts } from '../lib/site-facts.ts';
import type { Rating } from '../services/feedback.ts';
import { livePage } from './live-page.ts';

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

/** Answers with the start page and the rating as it was last known. */
export const startPage = (file: string, { rating, ...deps }: Deps) =>
  livePage(file, {
    ...deps,
    name: 'the rating',
    before: '',
    read: async () => ratingWords(await rating()),
    into: (page, words) =>
      page.replace(RATING_PLACE, (place) => place.replace('><', () => `>${words}<`)),
  });
