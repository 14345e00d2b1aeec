import { PRODUCT_NAME } from '../../../contracts/product.ts';
import classes from './product-mark.module.css';

export type ProductMarkProps = {
  readonly size?: number;
  /** Without the name on a phone's page that is zoomed, where others need the room. */
  readonly compact?: boolean;
};

/** The mark alone: a molar in one line with a tick for "checked". */
export const ToothMark = ({ size = 28 }: Pick<ProductMarkProps, 'size'>) => (
  <svg
    className={classes.mark}
    width={size}
    height={size}
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M16 6.5C14 5 12 4 9.8 4 5.9 4 3.5 7 3.5 11.2c0 3 .9 4.7 1.7 6.9C6.4 21.2 6.3 28 9.1 28c3 0 2.1-7.2 6.9-7.2s3.9 7.2 6.9 7.2c2.8 0 2.7-6.8 3.9-9.9.8-2.2 1.7-3.9 1.7-6.9C28.5 7 26.1 4 22.2 4 20 4 18 5 16 6.5Z" />
    <path d="m11.5 12 3.2 3.2 6-6" />
  </svg>
);

/** Mark and product name side by side. */
export const ProductMark = ({ size, compact = false }: ProductMarkProps) => (
  <span className={classes.lockup} data-compact={compact || undefined}>
    <ToothMark size={size} />
    <span className={classes.name}>{PRODUCT_NAME}</span>
  </span>
);
