import type { ReactNode } from 'react';
import classes from './page-column.module.css';

type PageColumnProps = { readonly children: ReactNode };

/** A page's content, in one column with space between its parts. */
export const PageColumn = ({ children }: PageColumnProps) => (
  <main className={classes.column}>{children}</main>
);

/** The page's heading; it receives focus when the page appears. */
export const PageTitle = ({ children }: PageColumnProps) => (
  <h1 className={classes.title} tabIndex={-1}>
    {children}
  </h1>
);
