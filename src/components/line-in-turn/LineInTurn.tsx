import { IconInfoCircle } from '../icons/icons.ts';
import classes from './line-in-turn.module.css';

export type LineInTurnProps<Key extends string> = {
  readonly lines: Readonly<Record<Key, string>>;
  readonly shown: Key;
};

/**
 * Shows one of several lines in a place as high as the longest, so that a change moves nothing; changes are announced.
 */
export const LineInTurn = <Key extends string>({ lines, shown }: LineInTurnProps<Key>) => (
  <div className={classes.box}>
    <IconInfoCircle className={classes.icon} size={20} aria-hidden="true" />
    <output className={classes.lines}>
      {Object.entries<string>(lines).map(([key, line]) => (
        <span key={key} data-shown={key === shown || undefined}>
          {line}
        </span>
      ))}
    </output>
  </div>
);
