import type { ReactNode } from 'react';
import { ProductMark } from '../product-mark/ProductMark.tsx';
import classes from './staff-header.module.css';

export type StaffHeaderProps = {
  readonly home: string;
  /** "Staff" */
  readonly place: string;
  /** Name of the user's organisation. */
  readonly organization?: string | undefined;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Path of the open page. */
  readonly current?: string;
  /** The signed-in user's menu. */
  readonly account: ReactNode;
};

/** The staff's header, dark in both themes, so that staff pages are not mistaken for what patients see. */
export const StaffHeader = ({
  home,
  place,
  organization,
  links,
  current,
  account,
}: StaffHeaderProps) => (
  <header className={classes.header} data-surface="night">
    <a href={home} className={classes.home}>
      <ProductMark size={24} />
      <span className={classes.place}>
        {organization === undefined ? place : `${place} · ${organization}`}
      </span>
    </a>
    <nav className={classes.links} aria-label={place}>
      {links.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          className={classes.link}
          aria-current={href === current ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
    <div className={classes.account}>{account}</div>
  </header>
);
