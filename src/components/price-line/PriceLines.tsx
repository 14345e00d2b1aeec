import classes from './price-lines.module.css';

export type Price = {
  readonly label: string;
  /** "30 minutes, video" */
  readonly detail?: string;
  readonly rupees: number;
  /** The earlier price, struck out. */
  readonly before?: number;
};

export type PriceLinesProps = {
  readonly prices: readonly Price[];
  readonly total?: Price;
};

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Formats rupees with Indian digit groups: "₹1,24,990". */
export const inRupees = (amount: number): string => RUPEES.format(amount);

const Line = ({ label, detail, rupees, before }: Price) => (
  <>
    <dt>
      {label}
      {detail && <span className={classes.detail}>{detail}</span>}
    </dt>
    <dd className={classes.amount}>
      {before !== undefined && (
        <>
          <span className="spoken">before </span>
          <s className={classes.before}>{inRupees(before)}</s>
          <span className="spoken">, now </span>{' '}
        </>
      )}
      {inRupees(rupees)}
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
