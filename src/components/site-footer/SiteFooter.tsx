import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { ProductMark } from '../product-mark/ProductMark.tsx';
import type { SiteLink } from '../site-header/site-links.ts';
import classes from './site-footer.module.css';

export type SiteFooterProps = {
  readonly groups: readonly {
    readonly title: string;
    readonly links: readonly SiteLink[];
  }[];
  /** States that the product guides and does not treat. */
  readonly disclaimer: string;
  readonly year: number;
};

/** The dark band of a page: links, what the product is not, and its owner. */
export const SiteFooter = ({ groups, disclaimer, year }: SiteFooterProps) => (
  <footer className={classes.footer} data-surface="night">
    <div className={classes.inner}>
      <div className={classes.groups}>
        <ProductMark size={28} />
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.links}>
              {links.map(({ label, href, lang }) => (
                <li key={href}>
                  <a href={href} lang={lang} hrefLang={lang} className={classes.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={classes.disclaimer}>{disclaimer}</p>
      <p className={classes.copyright}>{`© ${year} ${PRODUCT_NAME}`}</p>
    </div>
  </footer>
);
