import type { Tone } from '../tone/tone.ts';
import tones from '../tone/tone.module.css';
import classes from './due-row.module.css';

export type DueRowProps = {
  readonly tone: Tone;
  readonly periods: ReadonlyArray<{
    readonly key: string;
    readonly top: string;
    readonly bottom: string;
    readonly standing: 'best' | 'within';
    /** Address of the calendar entry that a press downloads. */
    readonly reminder: string;
  }>;
  /** What a press does, in words below the days. */
  readonly press: string;
};

/** The days that are in time, each a link to a calendar entry; the headline beside it says them in words. */
export const DueRow = ({ tone, periods, press }: DueRowProps) => (
  <>
    <div className={`${tones.tone} ${classes.row}`} data-tone={tone}>
      {periods.map(({ key, top, bottom, standing, reminder }) => (
        <a
          key={key}
          className={classes.period}
          data-standing={standing}
          href={reminder}
          download="see-a-dentist.ics"
        >
          {/* The space parts them where they are read as one line. */}
          <span>{top}</span> <span>{bottom}</span>
        </a>
      ))}
    </div>
    <p className={classes.press}>{press}</p>
  </>
);
