import type { ReactNode } from 'react';
import classes from './page-column.module.css';

type PageColumnProps = { readonly children: ReactNode };

/** What a page has to say, in one column with room between its parts. */
export const PageColumn = ({ children }: PageColumnProps) => (
  <main className={classes.column}>{children}</main>
);

/** What the page is called; it takes the focus when the page appears. */
export const PageTitle = ({ children }: PageColumnProps) => (
  <h1 className={classes.title} tabIndex={-1}>
    {children}
  </h1>
);
