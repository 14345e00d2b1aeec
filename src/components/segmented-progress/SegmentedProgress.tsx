import type { CSSProperties } from 'react';
import classes from './segmented-progress.module.css';

export type SegmentedProgressProps = {
  /** What goes on: "Progress of your assessment". */
  readonly label: string;
  /** Where one is, in words: "Question 3 of 10, about 3 minutes left". */
  readonly words: string;
  readonly done: number;
  readonly of?: number;
};

/** How far one is, a segment a step: the browser's own bar, cut by a mask. */
export const SegmentedProgress = ({ label, words, done, of = 10 }: SegmentedProgressProps) => (
  <progress
    className={classes.progress}
    style={{ '--segments': of } as CSSProperties}
    aria-label={label}
    aria-valuetext={words}
    max={of}
    value={done}
  />
);
