import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { IconX } from '../icons/icons.ts';
import { ProductMark } from '../product-mark/ProductMark.tsx';
import classes from './progress-header.module.css';

export type ProgressHeaderProps = {
  /** Asks to leave the assessment. */
  readonly onLeave: () => void;
  /** Where one is, in words: "Question 3 of 10 · about 4 minutes left". Absent: no bar. */
  readonly label?: string;
  /** How much is done, of how many parts; few parts are drawn apart. */
  readonly done?: number;
  readonly of?: number;
  /** What else is at hand at any step: the conversation so far. */
  readonly children?: ReactNode;
};

/** So many parts can still be counted. */
const APART_MAX = 12;

/** The assessment's own header (CHAT-05): the mark and the cross lead out, the bar says where one is. */
export const ProgressHeader = (props: ProgressHeaderProps) => {
  const { onLeave, label, done = 0, of = 100, children } = props;
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.leave}
          onClick={onLeave}
          aria-label={`${PRODUCT_NAME}, leave the assessment`}
        >
          <ProductMark size={26} compact />
        </button>
        {children}
        <span className={classes.cross} aria-hidden="true">
          <IconX size={24} />
        </span>
      </div>
      {label && (
        <progress
          className={classes.track}
          data-apart={of <= APART_MAX || undefined}
          aria-label="Progress of your assessment"
          aria-valuetext={label}
          max={of}
          value={Math.round(done)}
        />
      )}
    </header>
  );
};
