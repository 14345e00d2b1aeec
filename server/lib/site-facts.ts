import { PRICES_NAME, PRICE_PLACES, pagePricesOf } from '../../contracts/payments/page-prices.ts';
import { CALL_MINUTES, DEFAULT_PRICES } from '../../contracts/payments/products.ts';
import type { Prices } from '../../contracts/payments/products.ts';
import { inRupees } from '../../contracts/payments/rupees.ts';
import { OPERATOR_FACTS, OPERATOR_HERE, isOperatorFact } from '../../contracts/site/operator.ts';
import type { Operator, OperatorFact } from '../../contracts/site/operator.ts';
import { ORIGIN_HERE } from '../../contracts/site/site.ts';
import { escapeHtml } from '../../contracts/rules/escape-html.ts';
import { texts } from '../texts/speaking.ts';
import { isMailAddress } from './mail-address.ts';

/** Facts that the build of the site cannot know. */
export type SiteFacts = {
  /** Origin at which visitors reach us, if it is known. */
  readonly publicOrigin: string | null;
  readonly operator: Operator;
  /** What a video call of each length costs. */
  readonly prices: Prices;
};

/** Tags and lines that say where visitors reach us. They are removed when that is not known. */
const LOCATED =
  /<(?:link rel="canonical"|meta property="og:url")[^<>]*>|Sitemap: %ORIGIN%[^%\n]*\n/g;

const PHONE = /^\+\d[\d -]{6,20}$/;

/** Makes a link of a contact that writes a mail or calls when it is pressed; other text stays text. */
const wayOf = (part: string): string => {
  const text = escapeHtml(part);
  if (isMailAddress(part)) return `<a href="mailto:${text}">${text}</a>`;
  if (PHONE.test(part))
    return `<a href="tel:${part.replaceAll(/[ -]/g, '')}">${text.replaceAll(' ', '&nbsp;')}</a>`;
  return text;
};

const stated = (fact: OperatorFact, { [fact]: said }: Operator): string => {
  if (said === null) return texts().NOT_STATED;
  if (!('isContact' in OPERATOR_FACTS[fact])) return escapeHtml(said);
  return said
    .split(',')
    .map((part) => wayOf(part.trim()))
    .join(', ');
};

/** True where the operator has set prices of their own: pages of the build know the usual ones. */
export const hasOwnPrices = (prices: Prices): boolean =>
  CALL_MINUTES.some((minutes) => prices[minutes] !== DEFAULT_PRICES[minutes]);

/** Writes the operator's prices into a page's head, where its scripts read them; the usual ones are not written. */
const withPrices = (page: string, prices: Prices): string =>
  hasOwnPrices(prices)
    ? page.replace(
        '</head>',
        `<meta name="${PRICES_NAME}" content="${pagePricesOf(prices)}"></head>`,
      )
    : page;

/** Fills a page of the build with what only the server knows: where visitors reach us, who runs the site, and prices. */
export const withSiteFacts = (
  page: string,
  { publicOrigin, operator, prices }: SiteFacts,
): string =>
  withPrices(publicOrigin === null ? page.replaceAll(LOCATED, '') : page, prices)
    .replaceAll(ORIGIN_HERE, publicOrigin ?? '')
    .replaceAll(PRICE_PLACES, (_marker, minutes: '15' | '30') => inRupees(prices[minutes]))
    .replaceAll(OPERATOR_HERE, (marker, fact: string) =>
      isOperatorFact(fact) ? stated(fact, operator) : marker,
    );
