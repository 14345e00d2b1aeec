import { WayLink } from './WayLink.tsx';
import type { WayWords } from './WayLink.tsx';
import classes from './way-links.module.css';

export type WayLinksProps = {
  /** The most pressing first. */
  readonly ways: readonly WayWords[];
  /** The first one is the one thing to press, and has a row to itself. */
  readonly leads?: boolean;
};

/** Ways to help, side by side where there is room. */
export const WayLinks = ({ ways, leads = false }: WayLinksProps) => (
  <div className={classes.row}>
    {ways.map((way, at) => (
      <WayLink key={way.href} {...way} size={leads && at === 0 ? 'large' : 'small'} />
    ))}
  </div>
);
