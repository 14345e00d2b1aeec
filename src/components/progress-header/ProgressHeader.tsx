import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as say from '../../../contracts/texts/en/steps.ts';
import { IconX } from '../icons/icons.ts';
import { ProductMark } from '../product-mark/ProductMark.tsx';
import classes from './progress-header.module.css';

export type ProgressHeaderProps = {
  /** Called to leave the assessment. */
  readonly onLeave: () => void;
  /** Progress in words: "Question 3 of 10". Without it there is no bar. */
  readonly label?: string;
  /** Parts done, out of `of`; up to 12 parts are drawn as segments. */
  readonly done?: number;
  readonly of?: number;
  /** More controls for every step, such as the conversation so far. */
  readonly children?: ReactNode;
};

/** Largest number of parts that are drawn as segments. */
const APART_MAX = 12;

/** The assessment's own header (CHAT-05): the mark and the cross leave, the bar shows the progress. */
export const ProgressHeader = (props: ProgressHeaderProps) => {
  const { onLeave, label, done = 0, of = 100, children } = props;
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.leave}
          onClick={onLeave}
          aria-label={say.leaveTheAssessment(PRODUCT_NAME)}
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
          aria-label={say.progressOfYourAssessment}
          aria-valuetext={label}
          max={of}
          value={Math.round(done)}
        />
      )}
    </header>
  );
};
