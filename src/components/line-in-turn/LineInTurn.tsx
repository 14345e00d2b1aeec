import { IconInfoCircle } from '../icons/icons.ts';
import classes from './line-in-turn.module.css';

export type LineInTurnProps<Key extends string> = {
  readonly lines: Readonly<Record<Key, string>>;
  readonly shown: Key;
};

/** One of several lines, in a place as high as the longest of them: another one moves nothing, and is read out. */
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
