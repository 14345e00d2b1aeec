import type { ReactNode, Ref } from 'react';
import classes from './empty-state.module.css';

export type EmptyStateProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly picture?: ReactNode;
  /** Buttons or links, the most likely one first. */
  readonly actions?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

/** A whole screen with nothing to fill in: says what is the case and how to go on. */
export const EmptyState = ({ title, children, picture, actions, headingRef }: EmptyStateProps) => (
  <section className={classes.state}>
    {picture}
    <h1 ref={headingRef} tabIndex={-1} className={classes.title}>
      {title}
    </h1>
    <div className={classes.text}>{children}</div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </section>
);
