import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import * as say from '../../../contracts/texts/en/frames.ts';
import classes from './account-layout.module.css';

export type AccountPlace = {
  readonly label: string;
  readonly to: string;
  /** Hidden from screen readers; the label says the same. */
  readonly icon: ReactNode;
};

export type AccountLayoutProps = {
  /** No more than four; empty for a signed-out visitor. */
  readonly places: readonly AccountPlace[];
  readonly children: ReactNode;
};

/**
 * Lays out the signed-in user's pages: tabs at the bottom of a phone, within the thumb's reach; a list at the left
 * above 48em.
 */
export const AccountLayout = ({ places, children }: AccountLayoutProps) => (
  <div className={classes.layout}>
    {places.length > 0 && (
      <nav className={classes.nav} aria-label={say.yourAccount}>
        {places.map(({ label, to, icon }) => (
          <NavLink key={to} to={to} end className={classes.place}>
            {icon}
            <span className={classes.label}>{label}</span>
          </NavLink>
        ))}
      </nav>
    )}
    <main className={classes.main}>{children}</main>
  </div>
);
