import { PATHS } from '../../../contracts/common/paths.ts';
import { SITE_PATHS } from '../../../contracts/site/site.ts';
import { ARTICLES_TEXTS, STANDING } from '../../../contracts/texts/en/site.ts';
import { Article } from '../../components/article/Article.tsx';
import { FoldOnPhones } from '../../components/article/FoldOnPhones.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { SiteFrame } from '../../components/site-frame/SiteFrame.tsx';
import { WayLinks } from '../../components/way-links/WayLinks.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { ambulanceWays } from '../../lib/format/emergency-words.ts';
import type { Article as ArticleText } from '../../lib/format/written-texts.ts';
import classes from './articles.module.css';

const sourceOf = ({ title, publisher, url, year }: ArticleText['sources'][number]) => ({
  title: `${publisher}: ${title}${year === undefined ? '' : ` (${year})`}`,
  href: url,
});

const Related = ({ articles }: { readonly articles: readonly ArticleText[] }) => (
  <nav className={classes.related} aria-label={ARTICLES_TEXTS.related}>
    <h2>{ARTICLES_TEXTS.readNext}</h2>
    <ul>
      {articles.map(({ address, title }) => (
        <li key={address}>
          <a href={address}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const Urgent = ({ text }: { readonly text: string }) => (
  <Callout tone="urgent" title={ARTICLES_TEXTS.urgent}>
    <p>{text}</p>
    <WayLinks ways={ambulanceWays()} />
  </Callout>
);

type ArticlePageProps = {
  readonly article: ArticleText;
  readonly related: readonly ArticleText[];
};

/** One article (ROUTE-15, ROUTE-17). */
export const ArticlePage = ({ article, related }: ArticlePageProps) => {
  const { section, title, written, author, headings, urgent, html, sources } = article;
  return (
    <SiteFrame current={SITE_PATHS[section]}>
      <Article
        title={title}
        dates={[
          ARTICLES_TEXTS.written
            .replace('{day}', dayInWords(written) ?? '')
            .replace('{author}', author),
          ARTICLES_TEXTS.notReviewed,
        ]}
        first={urgent && <Urgent text={urgent} />}
        contents={headings}
        behindContents={<FoldOnPhones />}
        sources={sources.map(sourceOf)}
        onward={<a href={PATHS.chat}>{STANDING.check}</a>}
      >
        <div data-written dangerouslySetInnerHTML={{ __html: html }} />
        <Related articles={related} />
      </Article>
    </SiteFrame>
  );
};
