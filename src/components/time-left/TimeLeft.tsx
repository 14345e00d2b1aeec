import type { ReactNode } from 'react';
import { IconClock } from '../icons/icons.ts';
import classes from './time-left.module.css';

export type TimeLeftProps = {
  /** "9 minutes left." It counts in silence: the clock is the flow's, and so is what is read out. */
  readonly words: string;
  /** Read out politely when it changes, such as at five minutes and at one: "One minute left to pay." */
  readonly announce?: string;
  /** What happens meanwhile or then. */
  readonly children?: ReactNode;
  /** The end is near: shown in amber, which the words must say too. */
  readonly soon?: boolean;
};

/** How long something stays open, in words. */
export const TimeLeft = ({ words, announce, children, soon = false }: TimeLeftProps) => (
  <div className={classes.time} data-soon={soon || undefined}>
    <IconClock className={classes.icon} size={24} aria-hidden="true" />
    <p>
      <b className={classes.words}>{words}</b> {children}
    </p>
    <output className="spoken">{announce}</output>
  </div>
);
