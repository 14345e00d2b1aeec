import { inRupees } from '../../../contracts/payments/rupees.ts';
import * as say from '../../../contracts/texts/en/payment.ts';
import classes from './price-lines.module.css';

export type Price = {
  readonly label: string;
  /** "30 minutes, video" */
  readonly detail?: string;
  /** In paise, as everywhere. */
  readonly paise: number;
  /** The earlier price, struck out; in paise. */
  readonly before?: number;
};

export type PriceLinesProps = {
  readonly prices: readonly Price[];
  readonly total?: Price;
};

const Line = ({ label, detail, paise, before }: Price) => (
  <>
    <dt>
      {label}
      {detail && <span className={classes.detail}>{detail}</span>}
    </dt>
    <dd className={classes.amount}>
      {before !== undefined && (
        <>
          <span className="spoken">{say.before} </span>
          <s className={classes.before}>{inRupees(before)}</s>
          <span className="spoken">{say.now} </span>{' '}
        </>
      )}
      {inRupees(paise)}
    </dd>
  </>
);

/** The items with their prices, and the total. */
export const PriceLines = ({ prices, total }: PriceLinesProps) => (
  <dl className={classes.lines}>
    {prices.map((price) => (
      <div key={price.label} className={classes.line}>
        <Line {...price} />
      </div>
    ))}
    {total && (
      <div className={`${classes.line} ${classes.total}`}>
        <Line {...total} />
      </div>
    )}
  </dl>
);
