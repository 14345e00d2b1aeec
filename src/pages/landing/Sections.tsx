import type { ReactNode } from 'react';
import classes from './landing.module.css';

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  /** True for a part on the warm background. */
  readonly isBand?: boolean;
  readonly children: ReactNode;
};

/** One part of the start page under its heading. */
export const Section = ({ id, title, intro, isBand = false, children }: SectionProps) => (
  <section id={id} className={isBand ? classes.band : undefined} aria-labelledby={`${id}-title`}>
    <div className={classes.section}>
      <h2 id={`${id}-title`} className={classes.sectionTitle}>
        {title}
      </h2>
      {intro && <p className={classes.intro}>{intro}</p>}
      {children}
    </div>
  </section>
);

export type Said = { readonly title: string; readonly text: string };

/** Short statements side by side, each under its own heading. */
export const Statements = ({ statements }: { readonly statements: readonly Said[] }) => (
  <ul className={classes.statements}>
    {statements.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** Steps one after the other, each under its own heading. */
export const Steps = ({ steps }: { readonly steps: readonly Said[] }) => (
  <ol className={classes.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
