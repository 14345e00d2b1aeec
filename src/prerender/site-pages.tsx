import type { ReactNode } from 'react';
import { PLACE } from '../../contracts/common/language.ts';
import { SITE_PATHS } from '../../contracts/site/site.ts';
import { ARTICLES_TEXTS } from '../../contracts/texts/en/site.ts';
import bulletsCss from '../components/bullet-list/bullet-list.module.css?inline';
import articleCss from '../components/article/article.module.css?inline';
import drawingCss from '../components/illustrations/drawing.module.css?inline';
import countingCss from '../components/counting-switch/counting-switch.module.css?inline';
import calloutCss from '../components/callout/callout.module.css?inline';
import callsCss from '../components/way-links/way-links.module.css?inline';
import toneCss from '../components/tone/tone.module.css?inline';
import type { Article } from '../lib/format/written-texts.ts';
import { ArticlePage } from '../pages/articles/Article.page.tsx';
import { ArticleListPage } from '../pages/articles/ArticleList.page.tsx';
import articlesCss from '../pages/articles/articles.module.css?inline';
import { StandingPage } from '../pages/standing/Standing.page.tsx';
import { ARTICLES } from './articles.ts';
import { benchTable } from './bench-table.ts';
import { COUNTING_SWITCH } from './counting-switch.tsx';
import type { MadeTables } from './markdown.ts';
import { isOwnPage } from './site-addresses.ts';
import { standingTexts } from './standing-texts.ts';
import type { Structured } from './structured-data.ts';
import { articleData, listData, standingData } from './structured-data.ts';
import writtenCss from './written.css?inline';

/** A page of the site before it becomes a document. */
export type SitePage = {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Day of the content's last change, in ISO 8601 form. */
  readonly changed: string;
  readonly data: Structured;
  readonly styles: readonly string[];
  /** True for a page with the search of articles. */
  readonly isSearched?: boolean;
  /** True for a page with the analytics switch. */
  readonly hasChoice?: boolean;
  readonly body: ReactNode;
};

const { lists } = ARTICLES_TEXTS;

const READ = [toneCss, calloutCss, bulletsCss, articleCss, writtenCss];

/** Finds the articles in this language that an article names as related, in its order. @throws Error for an unknown one */
const relatedTo = ({ slug, related }: Article): readonly Article[] =>
  related.flatMap((name) => {
    const found = ARTICLES.find((article) => article.slug === name);
    if (!found) throw new Error(`The article "${slug}" names "${name}", which is none`);
    return isOwnPage(found.address) ? [found] : [];
  });

const newest = ARTICLES[0]?.written ?? '';

/** Lists every page of the site in this language except the start page. */
export const sitePages = (tables: MadeTables): readonly SitePage[] =>
  allPages(tables).filter(({ address }) => isOwnPage(address));

/** The articles in this language. */
const OWN_ARTICLES = ARTICLES.filter(({ address }) => isOwnPage(address));

const allPages = (tables: MadeTables): readonly SitePage[] => [
  ...standingTexts({ ...tables, bench: benchTable() }).map((text) => ({
    address: text.address,
    title: text.title,
    description: text.description,
    changed: text.updated,
    data: standingData(text),
    ...(text.html.includes(COUNTING_SWITCH)
      ? { styles: [...READ, countingCss], hasChoice: true }
      : { styles: READ }),
    body: <StandingPage text={text} />,
  })),
  ...(['blog', 'resources'] as const).map((section) => ({
    address: SITE_PATHS[section],
    title: lists[section].title,
    description: lists[section].description,
    changed: newest,
    data: listData(lists[section], SITE_PATHS[section]),
    styles: [drawingCss, articlesCss],
    isSearched: PLACE === '',
    body: <ArticleListPage section={section} articles={OWN_ARTICLES} isSearched={PLACE === ''} />,
  })),
  ...ARTICLES.map((article) => ({
    address: article.address,
    title: article.title,
    description: article.description,
    changed: article.written,
    data: articleData(article),
    styles: [...READ, callsCss, articlesCss],
    body: <ArticlePage article={article} related={relatedTo(article)} />,
  })),
];
