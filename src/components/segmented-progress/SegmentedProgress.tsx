import type { CSSProperties } from 'react';
import classes from './segmented-progress.module.css';

export type SegmentedProgressProps = {
  /** Names what progresses: "Progress of your assessment". */
  readonly label: string;
  /** Progress in words: "Question 3 of 10". */
  readonly words: string;
  readonly done: number;
  readonly of?: number;
};

/** Progress as one segment per step: the native bar, cut by a mask. */
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
