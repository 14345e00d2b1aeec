import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { ProductMark } from '../product-mark/ProductMark.tsx';
import classes from './brand-header.module.css';

export type BrandHeaderProps = {
  /** The mark's link; without it the mark is plain. */
  readonly href?: string;
  /** Log in and Sign up, or the signed-in user's menu. */
  readonly account?: ReactNode;
};

/** Mark and name above a page that has no header of its own. */
export const BrandHeader = ({ href, account }: BrandHeaderProps) => (
  <header className={classes.header}>
    {href === undefined ? (
      <span className={classes.brand}>
        <ProductMark />
      </span>
    ) : (
      <a className={classes.brand} href={href} aria-label={`${PRODUCT_NAME}, start page`}>
        <ProductMark compact={account !== undefined} />
      </a>
    )}
    {account}
  </header>
);
