import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export type StateCardProps = {
  /** The state in one sentence. */
  readonly title: string;
  readonly children?: ReactNode;
  /** A drawing. */
  readonly picture?: ReactNode;
  /** Says what is not lost: "Your answers are kept on this phone." */
  readonly kept?: ReactNode;
  /** Buttons or links, the most likely one first; one is best. */
  readonly actions?: ReactNode;
  /** Replaces the card's own heading; EmptyState passes one that takes focus. */
  readonly heading?: ReactNode;
};

/** Part of a screen that is empty, failed, offline or done: drawing, sentence, what is kept, one way on. */
export const StateCard = ({ title, children, picture, kept, actions, heading }: StateCardProps) => (
  <section className={classes.state}>
    {picture}
    {heading ?? <h2 className={classes.title}>{title}</h2>}
    {children && <div className={classes.text}>{children}</div>}
    {kept && <p className={classes.kept}>{kept}</p>}
    {actions && <div className={classes.actions}>{actions}</div>}
  </section>
);
