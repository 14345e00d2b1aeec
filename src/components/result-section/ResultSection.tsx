import type { ReactNode } from 'react';
import classes from './result-section.module.css';

export type ResultSectionProps = {
  readonly title: string;
  readonly icon?: ReactNode;
  /** One sentence under the heading. */
  readonly intro?: string;
  /** True where every line counts: the part has to end within the first screen of a phone. */
  readonly isClose?: boolean;
  readonly children: ReactNode;
};

/** One part of the result under its own heading. */
export const ResultSection = ({
  title,
  icon,
  intro,
  isClose = false,
  children,
}: ResultSectionProps) => (
  <section className={classes.section} data-close={isClose || undefined}>
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
