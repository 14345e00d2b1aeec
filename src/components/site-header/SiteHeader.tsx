import { useId } from 'react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as say from '../../../contracts/texts/en/frames.ts';
import { IconMenu2, IconX } from '../icons/icons.ts';
import { ProductMark } from '../product-mark/ProductMark.tsx';
import type { SiteLink } from './site-links.ts';
import classes from './site-header.module.css';

export type SiteHeaderProps = {
  readonly home: string;
  readonly links: readonly SiteLink[];
  /** Path of the open page. */
  readonly current?: string;
  /** Log in and Sign up, or the signed-in user's menu. */
  readonly account: ReactNode;
};

/**
 * The header of the site's pages. It stays in view, lower and with a hairline once the page is scrolled. Below 64em its
 * links are in a drawer that the browser opens and closes, so that pages without scripts can use it too.
 */
export const SiteHeader = ({ home, links, current, account }: SiteHeaderProps) => {
  const id = useId();
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <a href={home} className={classes.home} aria-label={say.startPage(PRODUCT_NAME)}>
          <ProductMark size={28} />
        </a>
        <button type="button" className={classes.opener} popoverTarget={id} aria-label={say.menu}>
          <IconMenu2 size={24} aria-hidden="true" />
        </button>
        <div id={id} popover="auto" className={classes.drawer}>
          <button
            type="button"
            className={classes.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={say.closeTheMenu}
          >
            <IconX size={24} aria-hidden="true" />
          </button>
          <nav className={classes.links} aria-label={say.site}>
            {links.map(({ label, href, lang }) => (
              <a
                key={href}
                href={href}
                lang={lang}
                hrefLang={lang}
                className={classes.link}
                aria-current={href === current ? 'page' : undefined}
              >
                {label}
              </a>
            ))}
          </nav>
          <div className={classes.account}>{account}</div>
        </div>
      </div>
    </header>
  );
};
