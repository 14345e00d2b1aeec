import type { ReactNode } from 'react';
import { IconClock } from '../icons/icons.ts';
import classes from './time-left.module.css';

export type TimeLeftProps = {
  /** "9 minutes left." It counts silently: the flow owns the clock, and decides what is announced. */
  readonly words: string;
  /** Announced politely when it changes, such as at five minutes and at one: "One minute left to pay." */
  readonly announce?: string;
  /** Says what happens meanwhile or afterwards. */
  readonly children?: ReactNode;
  /** True near the end: shown in amber, which the words must say too. */
  readonly soon?: boolean;
};

/** Says how long something stays open. */
export const TimeLeft = ({ words, announce, children, soon = false }: TimeLeftProps) => (
  <div className={classes.time} data-soon={soon || undefined}>
    <IconClock className={classes.icon} size={24} aria-hidden="true" />
    <p>
      <b className={classes.words}>{words}</b> {children}
    </p>
    <output className="spoken">{announce}</output>
  </div>
);
