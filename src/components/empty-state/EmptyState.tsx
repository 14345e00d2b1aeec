import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import classes from './empty-state.module.css';

export type EmptyStateProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly picture?: ReactNode;
  /** Buttons or links, the most likely one first. */
  readonly actions?: ReactNode;
};

/** Reading and Tab start at the heading as soon as it is in the page. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** A whole screen with nothing to fill in: says what is the case and how to go on. */
export const EmptyState = ({ title, children, picture, actions }: EmptyStateProps) => (
  <section className={classes.state}>
    <title>{`${title} · ${PRODUCT_NAME}`}</title>
    {picture}
    <h1 ref={takeFocus} tabIndex={-1} className={classes.title}>
      {title}
    </h1>
    <div className={classes.text}>{children}</div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </section>
);
