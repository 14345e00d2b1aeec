import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import classes from './product-mark.module.css';
import { MOLAR } from './molar.ts';

export type ProductMarkProps = {
  readonly size?: number;
  /** True to drop the name on a zoomed phone page, where other parts need the room. */
  readonly compact?: boolean;
};

/** The mark alone: a molar in one line with a tick, for "checked". */
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
    <path d={MOLAR} />
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
