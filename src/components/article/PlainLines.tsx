import classes from './article.module.css';

export type PlainLinesProps = { readonly title: string; readonly lines: readonly string[] };

/** Summarises a legal page in ten plain lines before its own words. */
export const PlainLines = ({ title, lines }: PlainLinesProps) => (
  <section className={classes.plain}>
    <h2>{title}</h2>
    <ol>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </section>
);
