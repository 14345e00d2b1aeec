import { BarChart } from '../../components/bar-chart/BarChart.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { DayChart } from '../../components/day-chart/DayChart.tsx';
import { URGENCY_LOOKS } from '../../components/urgency/UrgencyBadge.tsx';
import { dayWords } from '../../lib/format/slot-words.ts';
import type { Of } from './lists.tsx';
import { CATEGORY_WORDS, STEP_WORDS, inWords } from './staff-words.ts';
import classes from './staff-dashboard.module.css';

type Loaded = Of<'statistics'>['loaded'];

const LINE_WORDS = { visits: 'Visits', results: 'Results', bookings: 'Bookings' } as const;

/** Words a number of visits with its share of all that began, if any did. */
const share = (visits: number, of: number): string =>
  of === 0 ? String(visits) : `${visits} (${Math.round((100 * visits) / of)} %)`;

const Steps = ({ funnel }: Pick<Loaded, 'funnel'>) => {
  const most = Math.max(0, ...funnel.map(({ visits }) => visits));
  return (
    <BarChart
      caption="How far visits came"
      heads={['Step', 'Visits']}
      most={Math.max(1, most)}
      bars={funnel.map(({ step, visits }) => ({
        label: STEP_WORDS[step],
        value: visits,
        figure: share(visits, most),
      }))}
    />
  );
};

const Endings = ({ endings }: Pick<Loaded, 'endings'>) => (
  <div>
    <p className={classes.caption}>How it ended</p>
    <DataTable
      label="How it ended"
      columns={['What', 'How', 'Times']}
      rows={endings.map(({ name, outcome, times }) => ({
        id: `${name} ${outcome}`,
        cells: [inWords(name), inWords(outcome), times],
      }))}
      empty="Nothing has ended in these days."
    />
  </div>
);

/** Figures that belong to no organisation: the house alone has them. */
const OfHouse = ({ loaded }: Of<'statistics'>) => (
  <>
    <Steps funnel={loaded.funnel} />
    <BarChart
      caption="How urgent the results are"
      heads={['Urgency', 'Results']}
      bars={loaded.urgencies.map(({ level, results }) => ({
        label: `${URGENCY_LOOKS[level].words} (${URGENCY_LOOKS[level].when})`,
        value: results,
        tone: URGENCY_LOOKS[level].tone,
      }))}
    />
    <BarChart
      caption="Kinds of problem"
      heads={['Kind', 'Results']}
      bars={loaded.categories.map(({ category, results }) => ({
        label: CATEGORY_WORDS[category],
        value: results,
      }))}
    />
    <BarChart
      caption="Likeliest conditions"
      heads={['Condition', 'Results']}
      bars={loaded.conditions.slice(0, 12).map(({ name, results }) => ({
        label: name,
        value: results,
      }))}
    />
    <Endings endings={loaded.endings} />
    <p className="soft">
      {loaded.feedback === null
        ? 'Nobody has rated an assessment in these days.'
        : `${loaded.feedback.ratings} ratings, ${loaded.feedback.average.toFixed(1)} of 5 stars on average.`}
    </p>
  </>
);

/** Lines of a chart of days, without those that the organisation does not have. */
const linesOf = (days: Loaded['days']) =>
  (['visits', 'results', 'bookings'] as const).flatMap((key) => {
    const values = days.map((day) => day[key]).filter((value) => value !== null);
    return values.length < days.length ? [] : [{ name: LINE_WORDS[key], values }];
  });

/** Shows the figures of a period, each chart with its table. */
export const Statistics = ({ loaded }: Of<'statistics'>) => (
  <div className={classes.charts}>
    <DayChart
      caption="Day by day"
      days={loaded.days.map(({ day }) => dayWords(day).name)}
      lines={linesOf(loaded.days)}
    />
    {loaded.funnel.length > 0 && <OfHouse loaded={loaded} />}
  </div>
);
