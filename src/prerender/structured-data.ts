import { LANGUAGE } from '../../contracts/common/language.ts';
import { HOME } from '../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { ORIGIN_HERE } from '../../contracts/site/site.ts';
import { QUESTIONS } from '../../contracts/texts/en/landing.ts';
import type { Article, StandingText } from '../lib/format/written-texts.ts';

/** A page's structured data for programs (https://schema.org). */
export type Structured = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const PUBLISHER = { '@type': 'Organization', name: PRODUCT_NAME, url: `${ORIGIN_HERE}/` };

/** Describes the site, and the questions answered on the start page. */
export const landingData = (): Structured => ({
  '@context': CONTEXT,
  '@graph': [
    { '@type': 'WebSite', name: PRODUCT_NAME, url: `${ORIGIN_HERE}${HOME}` },
    {
      '@type': 'FAQPage',
      mainEntity: QUESTIONS.map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ],
});

/** Adds the picture of the link preview to a page's data. */
export const withPicture = (data: Structured, picture: string | undefined): Structured =>
  picture === undefined ? data : { ...data, image: `${ORIGIN_HERE}${picture}` };

type About = { readonly title: string; readonly description: string };

const pageData = (type: string, { title, description }: About, address: string): Structured => ({
  '@context': CONTEXT,
  '@type': type,
  name: title,
  headline: title,
  description,
  url: `${ORIGIN_HERE}${address}`,
  inLanguage: LANGUAGE,
  publisher: PUBLISHER,
});

export const standingData = (text: StandingText): Structured => ({
  ...pageData('WebPage', text, text.address),
  dateModified: text.updated,
});

export const listData = (list: About, address: string): Structured =>
  pageData('CollectionPage', list, address);

/** Describes an article on health with its sources; it names no medical reviewer, since none has read it. */
export const articleData = (article: Article): Structured => ({
  ...pageData('MedicalWebPage', article, article.address),
  datePublished: article.written,
  author: { '@type': 'Organization', name: article.author },
  audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
  citation: article.sources.map(({ url }) => url),
});
