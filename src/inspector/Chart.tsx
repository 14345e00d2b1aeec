import { memo, useState } from 'react';
import { eventWords } from '../../machines/kit/chart.ts';
import { isWithin } from './arrows.ts';
import { movedBetween } from './changes.ts';
import { activePaths, chartNamed, leafPaths } from './chart.ts';
import { ChartGraph, VIEW_AT_START } from './ChartGraph.tsx';
import type { GraphView } from './ChartGraph.tsx';
import { ChartList } from './ChartList.tsx';
import type { Arrow } from './layout.ts';
import type { ActorSeen, LogEntry } from './model.ts';
import { timeOf } from './time.ts';

/**
 * Tests whether an event took an arrow: the arrow is labelled with it, and leads from a state active before to one
 * active afterwards.
 */
const takenBy =
  (entry: LogEntry | undefined) =>
  (arrow: Arrow): boolean => {
    if (entry === undefined) return false;
    const [before, after] = [activePaths(entry.before), leafPaths(entry.after)];
    return (
      arrow.moves.some(({ event }) => event === eventWords(entry.type)) &&
      before.includes(arrow.from) &&
      !leafPaths(entry.before).some((path) => path === arrow.to) &&
      after.some((path) => isWithin(path, arrow.to))
    );
  };

/** The flow shown: as it is now, as it was at an event, or without running. */
export type Shown = Pick<ActorSeen, 'id' | 'name' | 'machine' | 'value'>;

type ChartProps = {
  readonly shown: Shown;
  /** The event whose moment is shown; null for now. */
  readonly entry: LogEntry | null;
  readonly last: LogEntry | undefined;
  /** True where the chart is read, and need not run. */
  readonly isBrowsed?: boolean;
};

const VIEWS = ['Graph', 'List'] as const;
type ViewName = (typeof VIEWS)[number];

type ViewsProps = { readonly view: ViewName; readonly onView: (view: ViewName) => void };

const Views = ({ view, onView }: ViewsProps) => (
  <fieldset>
    <legend>Shown as</legend>
    {VIEWS.map((each) => (
      <label key={each}>
        <input type="radio" name="shown-as" checked={view === each} onChange={() => onView(each)} />{' '}
        {each}
      </label>
    ))}
  </fieldset>
);

const momentWords = (entry: LogEntry | null, isBrowsed: boolean): string => {
  if (isBrowsed) return 'Marked';
  return entry === null ? 'Now' : `At ${timeOf(entry.at)}`;
};

/** Memoised, since drawing a chart is slow: it redraws when the flow moves, not at every key typed into the search. */
export const Chart = memo(({ shown, entry, last, isBrowsed = false }: ChartProps) => {
  const [view, setView] = useState<ViewName>('Graph');
  const [graphs, setGraphs] = useState<Readonly<Record<string, GraphView>>>({});
  const chart = chartNamed(shown.machine);
  if (chart === undefined) return null;
  const active = activePaths(shown.value);
  const leaves = leafPaths(shown.value);
  const cause = entry ?? last;
  const [moved] = cause === undefined ? [] : movedBetween(cause.before, cause.after).after;
  return (
    <section className="chart" aria-label={`Chart of ${shown.name}`}>
      <div className="bar">
        <h2>{shown.name}</h2>
        <Views view={view} onView={setView} />
        <p className="now">
          {momentWords(entry, isBrowsed)}: <strong>{leaves.join(', ')}</strong>
        </p>
      </div>
      {view === 'List' ? (
        <div className="list">
          <ChartList box={chart} active={active} />
        </div>
      ) : (
        <ChartGraph
          key={chart.name}
          chart={chart}
          active={active}
          focus={leaves.find((path) => path === moved) ?? leaves[0]}
          isTaken={takenBy(cause)}
          view={graphs[chart.name] ?? VIEW_AT_START}
          onView={(graph) => setGraphs({ ...graphs, [chart.name]: graph })}
        />
      )}
    </section>
  );
});
