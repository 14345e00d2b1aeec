import type { Likelihood } from '../../../contracts/rules/likelihood.ts';
import classes from './likely.module.css';

const FILLED: Readonly<Record<Likelihood, number>> = { most: 3, possible: 2, less: 1 };

type LikelyProps = {
  readonly likelihood: Likelihood;
  /** The likelihood in words. */
  readonly words: string;
};

/** Shows how likely a condition is: three dots, as many of them filled, and words that say the same. */
export const Likely = ({ likelihood, words }: LikelyProps) => (
  <p className={classes.likely}>
    <span className={classes.dots} aria-hidden="true">
      {[1, 2, 3].map((dot) => (
        <span
          key={dot}
          className={classes.dot}
          data-filled={dot <= FILLED[likelihood] || undefined}
        />
      ))}
    </span>
    {words}
  </p>
);
