import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconArrowRight } from '../icons/icons.ts';
import classes from './row-list.module.css';

export type Row = {
  readonly id: string;
  readonly title: ReactNode;
  /** A line or two below the title. */
  readonly facts: ReactNode;
  /** Its state, at the side. */
  readonly badge?: ReactNode;
  /** The row's link; without it the row is plain. */
  readonly to?: string;
  /** Actions below a row without a link. */
  readonly below?: ReactNode;
};

const Words = ({ title, facts, badge }: Row) => (
  <span className={classes.words}>
    <span className={classes.title}>{title}</span>
    <span className={classes.facts}>{facts}</span>
    {badge && <span className={classes.badge}>{badge}</span>}
  </span>
);

/** A list with one row each; a row with a link is one large link. */
export const RowList = ({ rows }: { readonly rows: readonly Row[] }) => (
  <ul className={classes.rows}>
    {rows.map((row) => (
      <li key={row.id} className={classes.row}>
        {row.to === undefined ? (
          <>
            <div className={classes.plain}>
              <Words {...row} />
            </div>
            {row.below && <div className={classes.below}>{row.below}</div>}
          </>
        ) : (
          <Link to={row.to} className={classes.link}>
            <Words {...row} />
            <IconArrowRight className={classes.arrow} size={20} aria-hidden="true" />
          </Link>
        )}
      </li>
    ))}
  </ul>
);
