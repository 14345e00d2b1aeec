import * as say from '../../../contracts/texts/en/frames.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import classes from './day-chart.module.css';

export type DayLine = {
  readonly name: string;
  /** One value per day, in order. */
  readonly values: readonly number[];
};

export type DayChartProps = {
  /** Says what is counted, and over which period. */
  readonly caption: string;
  readonly days: readonly string[];
  /** No more than three: each has its own stroke besides its colour. */
  readonly lines: readonly DayLine[];
};

const WIDTH = 600;
const HEIGHT = 160;

const pointsOf = (values: readonly number[], most: number): string => {
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
  return values
    .map(
      (value, index) =>
        `${(index * step).toFixed(1)},${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`,
    )
    .join(' ');
};

/** Shows figures per day as lines, and as a table below with all the numbers for readers who cannot see the lines. */
export const DayChart = ({ caption, days, lines }: DayChartProps) => {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>{caption}</figcaption>
      <ul className={classes.legend} aria-hidden="true">
        {lines.map(({ name }, index) => (
          <li key={name} className={classes.name} data-line={index}>
            {name}
          </li>
        ))}
      </ul>
      <div className={classes.plot} aria-hidden="true">
        <span className={classes.most}>{most}</span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={classes.lines}
        >
          <path
            d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`}
            className={classes.grid}
          />
          {lines.map(({ name, values }, index) => (
            <polyline
              key={name}
              points={pointsOf(values, most)}
              className={classes.line}
              data-line={index}
            />
          ))}
        </svg>
        <span className={classes.ends}>
          <span>{days[0]}</span>
          <span>{days.at(-1)}</span>
        </span>
      </div>
      <details className={classes.table}>
        <summary>{say.theSameAsATable}</summary>
        <DataTable
          label={caption}
          columns={['Day', ...lines.map(({ name }) => name)]}
          rows={days.map((day, index) => ({
            id: day,
            cells: [day, ...lines.map(({ values }) => values[index] ?? 0)],
          }))}
          dense
        />
      </details>
    </figure>
  );
};
