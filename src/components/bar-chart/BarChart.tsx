import type { CSSProperties } from 'react';
import tones from '../tone/tone.module.css';
import type { Tone } from '../tone/tone.ts';
import classes from './bar-chart.module.css';

export type Bar = {
  readonly label: string;
  readonly value: number;
  /** The figure in words when the number alone is not enough: "12 of 40", "₹4,990". */
  readonly figure?: string;
  /** A colour with a meaning; the label must say the meaning too. */
  readonly tone?: Tone;
};

export type BarChartProps = {
  /** Says what is counted, and over which period. */
  readonly caption: string;
  /** Headings of the two columns, such as "Urgency" and "Assessments". */
  readonly heads: readonly [string, string];
  readonly bars: readonly Bar[];
  /** The value of a full bar; the largest value if left out. */
  readonly most?: number;
};

/** Shows figures as a table with a bar in each row; the numbers alone say everything. */
export const BarChart = ({ caption, heads, bars, most }: BarChartProps) => {
  const full = most ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className={classes.chart}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <span className="spoken">{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, figure, tone = 'info' }) => (
          <tr key={label} className={`${tones.tone} ${classes.row}`} data-tone={tone}>
            <th scope="row" className={classes.label}>
              {label}
            </th>
            <td className={classes.figure}>
              {figure ?? value}
              <span
                className={classes.bar}
                style={{ '--share': Math.min(1, value / full) } as CSSProperties}
                aria-hidden="true"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
