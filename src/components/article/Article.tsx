import type { ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/frames.ts';
import classes from './article.module.css';

export type ArticleProps = {
  readonly title: string;
  readonly lead?: string;
  /** Sentences that say when and by whom it was written and reviewed. */
  readonly dates: readonly string[];
  /** Content that readers must not miss: an emergency, or a legal page's plain lines. */
  readonly first?: ReactNode;
  /** The headings of the text, each with its id. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
  readonly sources?: readonly { readonly title: string; readonly href: string }[];
  /** Follows the table of contents. */
  readonly behindContents?: ReactNode;
  /** One link at the end: "Is it urgent? Check in 5 minutes". */
  readonly onward?: ReactNode;
};

const Sources = ({ sources }: { readonly sources: NonNullable<ArticleProps['sources']> }) => (
  <section className={classes.sources}>
    <h2>{say.sources}</h2>
    <ol>
      {sources.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ol>
  </section>
);

/** A page to read: at most 68 characters a line, with the contents at the side, or before the text on a phone. */
export const Article = (props: ArticleProps) => {
  const { title, lead, dates, first, contents, behindContents, children, sources, onward } = props;
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        <ul className={classes.dates}>
          {dates.map((date) => (
            <li key={date}>{date}</li>
          ))}
        </ul>
      </header>
      {first && <div className={classes.first}>{first}</div>}
      <details className={classes.contents} open>
        <summary className={classes.fold}>{say.onThisPage}</summary>
        <nav aria-label={say.onThisPage}>
          <ol>
            {contents.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      {behindContents}
      <div className={classes.body}>
        <div className={classes.text}>{children}</div>
        {sources && <Sources sources={sources} />}
        {onward && <div className={classes.onward}>{onward}</div>}
      </div>
    </article>
  );
};
