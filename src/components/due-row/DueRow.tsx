import type { Tone } from '../tone/tone.ts';
import tones from '../tone/tone.module.css';
import classes from './due-row.module.css';

export type DueRowProps = {
  readonly tone: Tone;
  readonly periods: ReadonlyArray<{
    readonly key: string;
    readonly top: string;
    readonly bottom: string;
    readonly standing: 'best' | 'within' | 'late';
  }>;
};

/** Shows the days that are in time at a glance; the headline beside it says them in words. */
export const DueRow = ({ tone, periods }: DueRowProps) => (
  <div className={`${tones.tone} ${classes.row}`} data-tone={tone} aria-hidden="true">
    {periods.map(({ key, top, bottom, standing }) => (
      <span key={key} className={classes.period} data-standing={standing}>
        <span>{top}</span>
        <span>{bottom}</span>
      </span>
    ))}
  </div>
);
