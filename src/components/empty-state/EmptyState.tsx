import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { StateCard } from './StateCard.tsx';
import type { StateCardProps } from './StateCard.tsx';
import classes from './empty-state.module.css';

export type EmptyStateProps = Omit<StateCardProps, 'heading'>;

/** Focuses the heading when it is mounted, so that reading and Tab start there. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** A whole screen without anything to fill in: says what is the case and how to go on. */
export const EmptyState = ({ title, ...card }: EmptyStateProps) => (
  <>
    <title>{`${title} · ${PRODUCT_NAME}`}</title>
    <StateCard
      {...card}
      title={title}
      heading={
        <h1 ref={takeFocus} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
      }
    />
  </>
);
