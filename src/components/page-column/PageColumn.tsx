import type { ReactNode } from 'react';
import classes from './page-column.module.css';

type PageColumnProps = { readonly children: ReactNode };
type ColumnProps = PageColumnProps & {
  /** True for a page whose parts stand side by side on a laptop. */
  readonly wide?: boolean;
};

/** A page's content, with space between its parts. */
export const PageColumn = ({ children, wide }: ColumnProps) => (
  <main className={classes.column} data-wide={wide}>
    {children}
  </main>
);

/** The page's heading; it receives focus when the page appears. */
export const PageTitle = ({ children }: PageColumnProps) => (
  <h1 className={classes.title} tabIndex={-1}>
    {children}
  </h1>
);
