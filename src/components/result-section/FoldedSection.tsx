import type { ReactNode } from 'react';
import { langOf } from '../../../contracts/rules/lang-of.ts';
import { IconChevronDown } from '../icons/icons.ts';
import classes from './result-section.module.css';

export type FoldedSectionProps = {
  readonly title: string;
  /** The content in one line. */
  readonly intro: string;
  readonly children: ReactNode;
};

/** A part of the result that opens on demand. */
export const FoldedSection = ({ title, intro, children }: FoldedSectionProps) => (
  <details className={`${classes.section} ${classes.folded}`}>
    <summary className={classes.summary}>
      <span>
        <h2 className={classes.foldedTitle}>{title}</h2>
        <span className={classes.intro} lang={langOf(intro)}>
          {intro}
        </span>
      </span>
      <IconChevronDown className={classes.chevron} size={24} aria-hidden="true" />
    </summary>
    <div className={classes.body}>{children}</div>
  </details>
);
