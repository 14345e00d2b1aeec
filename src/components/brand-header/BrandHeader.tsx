import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as say from '../../../contracts/texts/en/frames.ts';
import { ProductMark } from '../product-mark/ProductMark.tsx';
import { SITE_LINKS } from '../site-header/site-links.ts';
import classes from './brand-header.module.css';

export type BrandHeaderProps = {
  /** The mark's link; without it the mark is plain. */
  readonly href?: string;
  /** Log in and Sign up, or the signed-in user's menu. */
  readonly account?: ReactNode;
  /** True for a page that nobody leaves unfinished: it has the site's links, on a phone behind a button where that has room. */
  readonly hasSiteLinks?: boolean;
};

const LINKS = 'site-links';

/** Mark and name above a page that has no header of its own. */
export const BrandHeader = ({ href, account, hasSiteLinks = false }: BrandHeaderProps) => (
  <header className={classes.header}>
    {href === undefined ? (
      <span className={classes.brand}>
        <ProductMark />
      </span>
    ) : (
      <a className={classes.brand} href={href} aria-label={say.startPage(PRODUCT_NAME)}>
        <ProductMark compact={account !== undefined} />
      </a>
    )}
    {hasSiteLinks && account === undefined && (
      <button type="button" className={classes.opener} popoverTarget={LINKS}>
        {say.menu}
      </button>
    )}
    {hasSiteLinks && (
      <nav
        id={LINKS}
        popover={account === undefined ? 'auto' : undefined}
        className={classes.links}
        aria-label={say.site}
      >
        {SITE_LINKS.map((link) => (
          <a key={link.href} href={link.href} className={classes.link}>
            {link.label}
          </a>
        ))}
      </nav>
    )}
    {account}
  </header>
);
