import { IconClock } from '../icons/icons.ts';
import classes from './video-room.module.css';

export type CallClockProps = {
  /** "12 minutes left". It counts silently. */
  readonly words: string;
  /** Announced politely when it changes, such as at five minutes and at one. */
  readonly announce: string;
  /** True near the end and after it: shown in amber, which the words say too. */
  readonly soon: boolean;
};

/** Says over the pictures how much of the booked time is left. */
export const CallClock = ({ words, announce, soon }: CallClockProps) => (
  <p className={classes.clock} data-soon={soon || undefined}>
    <IconClock size={20} aria-hidden="true" />
    <span>{words}</span>
    <output className="spoken">{announce}</output>
  </p>
);
