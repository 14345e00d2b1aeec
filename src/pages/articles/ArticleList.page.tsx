import { HOME } from '../../../contracts/common/paths.ts';
import { SITE_PATHS } from '../../../contracts/site/site.ts';
import { ARTICLES_TEXTS as say } from '../../../contracts/texts/en/site.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { SiteFrame } from '../../components/site-frame/SiteFrame.tsx';
import { ARTICLE_TOPICS } from '../../lib/format/written-texts.ts';
import type { Article, ArticleTopic } from '../../lib/format/written-texts.ts';
import { TopicDrawing } from './TopicDrawing.tsx';
import classes from './articles.module.css';

type Section = keyof typeof say.lists;

const SearchBox = ({ section }: { readonly section: Section }) => (
  <search>
    <form className={classes.search} action={SITE_PATHS[section]} method="get" data-search>
      <label htmlFor="q">{say.search}</label>
      <div className={classes.box}>
        <input id="q" type="search" name="q" maxLength={100} autoComplete="off" />
        <Button type="submit" variant="default">
          {say.searchGo}
        </Button>
      </div>
      <output className={classes.outcome} data-outcome />
    </form>
  </search>
);

/** What to do where no article was found: the start page takes the words over, and a topic ends the search. */
const NoneFound = ({ topics }: { readonly topics: readonly ArticleTopic[] }) => (
  <div className={classes.none} data-none hidden>
    <p>{say.noneFound}</p>
    <p>
      <ButtonLink href={HOME}>{say.startWithWords}</ButtonLink>
    </p>
    <p id="or-topic">{say.orTopic}</p>
    <nav className={classes.choices} aria-labelledby="or-topic">
      {topics.map((topic) => (
        <a key={topic} href={`#${topic}`} className={classes.choice}>
          {ARTICLE_TOPICS[topic]}
        </a>
      ))}
    </nav>
  </div>
);

type GroupProps = {
  readonly topic: ArticleTopic;
  readonly articles: readonly Article[];
  readonly section: Section;
};

const Group = ({ topic, articles, section }: GroupProps) => (
  <section
    id={topic}
    className={classes.group}
    data-group
    hidden={articles.every((article) => article.section !== section)}
  >
    <div className={classes.topic}>
      <TopicDrawing topic={topic} />
      <h2>{ARTICLE_TOPICS[topic]}</h2>
    </div>
    <ul className={classes.entries}>
      {articles.map((article) => (
        <li
          key={article.address}
          data-article={article.address}
          data-section={article.section}
          hidden={article.section !== section}
        >
          <a href={article.address} className={classes.entry}>
            <h3>{article.title}</h3>
            <p>{article.description}</p>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

type ArticleListPageProps = {
  readonly section: Section;
  /** Articles of both sections: a search covers all of them. */
  readonly articles: readonly Article[];
  /** False where too few articles are there to search. */
  readonly isSearched: boolean;
};

const TOPICS = Object.keys(ARTICLE_TOPICS) as ArticleTopic[];

/** Lists the articles of a section by topic; those of the other section are hidden until a search finds them. */
export const ArticleListPage = ({ section, articles, isSearched }: ArticleListPageProps) => {
  const { title, intro } = say.lists[section];
  const groups = TOPICS.map((topic) => ({
    topic,
    articles: articles.filter((article) => article.topic === topic),
  })).filter((group) => group.articles.length > 0);
  const own = new Set(articles.flatMap((each) => (each.section === section ? each.topic : [])));
  return (
    <SiteFrame current={SITE_PATHS[section]}>
      <div className={classes.list}>
        <h1>{title}</h1>
        <p className={classes.intro}>{intro}</p>
        {isSearched && <SearchBox section={section} />}
        <div className={classes.groups} data-articles={section}>
          {isSearched && <NoneFound topics={TOPICS.filter((topic) => own.has(topic))} />}
          {groups.map((group) => (
            <Group key={group.topic} {...group} section={section} />
          ))}
        </div>
      </div>
    </SiteFrame>
  );
};
