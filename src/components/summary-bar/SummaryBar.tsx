import { Button } from '../button/Button.tsx';
import { onFirstClick } from '../first-click.ts';
import classes from './summary-bar.module.css';

export type SummaryBarProps = {
  /** The chosen item, announced whenever it changes: "Monday 23 November, 10:00 AM". */
  readonly summary: string;
  readonly detail?: string;
  /** "₹499" */
  readonly price?: string;
  readonly action: {
    readonly label: string;
    readonly onClick: () => void;
    readonly disabled?: boolean;
    /** True while work runs: the label says so, and the button is disabled. */
    readonly busy?: boolean;
  };
};

/**
 * Shows the choice and its price directly above the button that goes on with it; always in view. Place it inside
 * `main`.
 */
export const SummaryBar = ({ summary, detail, price, action }: SummaryBarProps) => (
  <div className={classes.bar}>
    <div className={classes.inner}>
      <div className={classes.words}>
        <output className={classes.summary}>{summary}</output>
        {detail && <p className={classes.detail}>{detail}</p>}
      </div>
      {price && <p className={classes.price}>{price}</p>}
      <Button
        className={classes.action}
        data-primary-action
        disabled={action.disabled || action.busy}
        aria-busy={action.busy || undefined}
        onClick={onFirstClick(action.onClick)}
      >
        {action.label}
      </Button>
    </div>
  </div>
);
