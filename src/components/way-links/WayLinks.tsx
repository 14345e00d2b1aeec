import { WayLink } from './WayLink.tsx';
import type { WayWords } from './WayLink.tsx';
import classes from './way-links.module.css';

export type WayLinksProps = {
  /** The most urgent first. */
  readonly ways: readonly WayWords[];
  /** True when the first is the main one and gets its own row. */
  readonly leads?: boolean;
};

/** Ways to get help, side by side if there is room. */
export const WayLinks = ({ ways, leads = false }: WayLinksProps) => (
  <div className={classes.row}>
    {ways.map((way, at) => (
      <WayLink key={way.href} {...way} size={leads && at === 0 ? 'large' : 'small'} />
    ))}
  </div>
);
