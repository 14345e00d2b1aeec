import { langOf } from '../../../contracts/rules/lang-of.ts';
import { WayLink } from '../way-links/WayLink.tsx';
import type { WayWords } from '../way-links/WayLink.tsx';
import { IconAlertTriangle } from '../icons/icons.ts';
import classes from './danger-line.module.css';

export type DangerLineProps = {
  readonly lines: readonly string[];
  /** The number to call, beside the words. */
  readonly call: WayWords;
};

/** When to call for help, as the first entry of a list, with the number to press. Only the mark is red: it is not so yet. */
export const DangerLine = ({ lines, call }: DangerLineProps) => (
  <li className={classes.danger} data-danger>
    <div className={classes.call}>
      <WayLink {...call} size="small" />
    </div>
    <IconAlertTriangle className={classes.mark} size={20} aria-hidden="true" />
    {lines.map((line) => (
      <p key={line} lang={langOf(line)}>
        {line}
      </p>
    ))}
  </li>
);
