import type { ReactNode } from 'react';
import classes from './result-section.module.css';

export type ResultSectionProps = {
  readonly title: string;
  readonly icon?: ReactNode;
  /** One sentence under the heading. */
  readonly intro?: string;
  readonly children: ReactNode;
};

/** One part of the result under its own heading. */
export const ResultSection = ({ title, icon, intro, children }: ResultSectionProps) => (
  <section className={classes.section}>
    <h2 className={classes.title}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {title}
    </h2>
    {intro && <p className={classes.intro}>{intro}</p>}
    <div className={classes.body}>{children}</div>
  </section>
);
