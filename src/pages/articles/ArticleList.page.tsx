import { SITE_PATHS } from '../../../contracts/site/site.ts';
import { Button } from '../../components/button/Button.tsx';
import { SiteFrame } from '../../components/site-frame/SiteFrame.tsx';
import { ARTICLE_TOPICS } from '../../lib/format/written-texts.ts';
import type { Article } from '../../lib/format/written-texts.ts';
import classes from './articles.module.css';

/** Texts of the two lists (ROUTE-14, ROUTE-16). */
export const LISTS = {
  blog: {
    title: 'Understand your teeth',
    intro: 'What is behind a worry, in plain words, with its sources.',
    description:
      'Plain articles on tooth pain, gums, spots in the mouth, gaps, stains, children, pregnancy and tobacco, each with its sources.',
  },
  resources: {
    title: 'What to do now',
    intro: 'First steps for the moments that cannot wait, and for the visit after them.',
    description:
      'First steps in dental emergencies: a knocked-out tooth, swelling, bleeding, toothache at night, a child’s injured tooth.',
  },
} as const;

type Section = keyof typeof LISTS;

const SearchBox = ({ section }: { readonly section: Section }) => (
  <search>
    <form className={classes.search} action={SITE_PATHS[section]} method="get" data-search>
      <label htmlFor="q">Search the articles</label>
      <div className={classes.box}>
        <input id="q" type="search" name="q" maxLength={100} autoComplete="off" />
        <Button type="submit" variant="default">
          Search
        </Button>
      </div>
      <output className={classes.outcome} data-outcome />
    </form>
  </search>
);

type EntryProps = { readonly article: Article; readonly section: Section };

const Entry = ({ article, section }: EntryProps) => (
  <li
    data-article={article.address}
    data-section={article.section}
    hidden={article.section !== section}
  >
    <a href={article.address} className={classes.entry}>
      <span className={classes.topic}>{ARTICLE_TOPICS[article.topic]}</span>
      <h2>{article.title}</h2>
      <p>{article.description}</p>
    </a>
  </li>
);

type ArticleListPageProps = {
  readonly section: Section;
  /** Articles of both sections: a search covers all of them. */
  readonly articles: readonly Article[];
};

const ORDER = Object.keys(ARTICLE_TOPICS);

/** Lists the articles of a section by topic; those of the other section are hidden until a search finds them. */
export const ArticleListPage = ({ section, articles }: ArticleListPageProps) => {
  const { title, intro } = LISTS[section];
  const sorted = articles.toSorted(
    (one, other) => ORDER.indexOf(one.topic) - ORDER.indexOf(other.topic),
  );
  return (
    <SiteFrame current={SITE_PATHS[section]}>
      <div className={classes.list}>
        <h1>{title}</h1>
        <p className={classes.intro}>{intro}</p>
        <SearchBox section={section} />
        <ul className={classes.entries} data-articles={section}>
          {sorted.map((article) => (
            <Entry key={article.address} article={article} section={section} />
          ))}
        </ul>
      </div>
    </SiteFrame>
  );
};
