import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconArrowRight } from '../icons/icons.ts';
import classes from './row-list.module.css';

export type Row = {
  readonly id: string;
  readonly title: ReactNode;
  /** A line or two below it. */
  readonly facts: ReactNode;
  /** How it stands, at the side. */
  readonly badge?: ReactNode;
  /** Where the row leads; without it the row only tells. */
  readonly to?: string;
  /** What can be done with it, below a row that leads nowhere. */
  readonly below?: ReactNode;
};

const Words = ({ title, facts, badge }: Row) => (
  <span className={classes.words}>
    <span className={classes.title}>{title}</span>
    <span className={classes.facts}>{facts}</span>
    {badge && <span className={classes.badge}>{badge}</span>}
  </span>
);

/** Several of a kind, one row each; a row that leads somewhere is one large link. */
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
